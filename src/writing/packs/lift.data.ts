// Gladys the lift has stopped between two floors with the cake inside, and nobody has ever asked her where she would like to go.
import type { PackSource } from '../pack.ts'

export const lift: PackSource = {
  id: 'lift',
  skeleton: 'late-guest',
  genres: ['comedy', 'mystery', 'friendship', 'sci-fi', 'educational', 'magic'],
  tags: 'hotel city town street building apartment tower skyscraper rooftop house stairs',
  peril: 1,
  touches: 'lift elevator height dark stuck',
  ways: ['sound', 'build', 'tend'],
  figure: {
    name: 'Gladys',
    type: null,
    pronoun: 'she',
    want: 'to see what all the others go up for',
    habit: 'says ping',
  },
  names: ['Gladys', 'Topping Street', 'Topping', 'Street', 'Mr. Dimity', 'Dimity'],
  nouns: {
    home: 'Topping Street',
    quest: 'lift',
    key: 'the brass handle',
    hid: 'under the potted palm',
    mistake: 'pressed all seven buttons at once, and run away',
    scary: 'the dark place above the top floor',
    wait: 'until the ropes had stopped humming',
    crowd: 'the guests in their best shoes',
    small: 'the boy who polished the buttons',
    says: 'She always stays a bit at the top. It’s as if she’s looking for something.',
  },
  swappable: false,
  refrain: {
    base: 'Press, went the finger. Ping, went the bell. And what was the matter? Not Gladys would tell.',
    turned: 'Up went the candles. Ping, went the bell. And up, up, up went Gladys as well.',
  },
  small: { base: 'Ping, went the bell. But Gladys stood still.', turned: 'Ping, went the bell. And up went Gladys!' },
  titles: [
    '{Hero} and the Lift That Wouldn’t',
    'Where Would You Like to Go, Gladys?',
    'The Button Under the Paint',
    'Ping!',
    'Seven Floors and One More',
  ],
  blurb:
    'The guests are on the seventh floor. The cake is between the third and the fourth. Gladys the lift has gone up and down for eighty years, and tonight, for no reason that anyone can see, she has stopped. What do you say to a lift? {Hero} is about to find out.',
  stage: `
    want: living-room day clear wide | look-up excited | cake bunting |
    home: street day clear wide | stand happy | lift-door suitcase | cat-asleep
    hobby: living-room day clear medium | stand proud | |
    friend: stairs day clear medium | wave happy | suitcase hat | bird-on-head
    flaw: stairs day clear close | think thoughtful | button | odd-socks
    turn: stairs dusk clear medium | look surprised | lift-door |
    trouble: stairs dusk clear wide | run funny | lift-door suitcase | hat-blown-off
    stakes: living-room dusk cloudy medium | look worried | table plate | mouse-watching
    try1: stairs dusk cloudy medium | climb brave | tin ladder lift-door |
    fail1: stairs dusk cloudy close | stand sad | lift-door hat |
    try2: stairs night cloudy wide | pull hopeful | suitcase rope |
    fail2: stairs night cloudy above | look-down surprised | suitcase lift-door | upside-down-sign
    clue: stairs night cloudy close | look-up curious | clock lift-door | moth-round-lamp
    try3: cellar night cloudy wide | pull excited | rope wheel | mouse-watching
    fail3: cellar night cloudy wide | hold surprised | rope lift-door | | dusty
    low: cellar night cloudy close | sit sad | lift-door lantern | snail-passing | dusty
    insight: cellar night cloudy close | listen hopeful | lift-door bell | | dusty
    means: cellar night clear medium | kneel brave | lift-door | mouse-watching | dusty
    snag: tower-top night wind medium | look-up surprised | wheel rope | | dusty
    choice: stairs night clear medium | talk thoughtful | lantern |
    rescue: stairs night clear close | reach hopeful | plant-pot lever | beetle-parade
    climax: tower-top night stars above | push wonder | lever wheel | | dusty
    resolution: rooftop night stars wide | cheer joy | lift-door cake candle | bird-on-head
    close: rooftop night stars wide | hug happy | lift-door cake lantern | small-copy-of-hero
  `,
  b0_3: `
@want Look, a big cake for {event}! {why}
@home {Hero} lived in a tall, tall house. Gladys the lift went up and down.
@friend "Going up?" said Mr. Dimity. "Yes, please," said {Hero}.
@turn The cake went in, and the doors went shut. {refrain}
@trouble "Hello?" said {Hero}. "Hello?" said the man with the cake. {run1} Why did she stop?
@stakes {Hero} looked at the plates. There was no cake on them, not one crumb.
@try1 {Hero} put oil on the doors. Drip, drip, and then...
@fail1 Open, shut! Open, shut! She ate a hat. {refrain}
@try2 "Is she too full?" said {Hero}. Out came the bags, and more bags...
@fail2 Now the stairs were full. But Gladys did not go.
@clue {Spotter} saw a little button with paint on it. Where did it go?
@try3 {Hero} took the rope, and they all pulled. {run2} Pull, pull...
@fail3 Whoosh! She went down and down, to the bottom. {refrain}
@low {Hero} sat with Gladys in the dark. {run3}
@insight.sound Ping, ping, ping, and stop. {Hero} sat up. Was there one more ping?
@insight.build {Hero} looked up, up, up. Was there one more stair for her?
@insight.tend "Where do you want to go?" said {Hero}. Had she seen the sky?
@means.sound {Hero} made the last ping. Gladys sang it too!
@means.build {Hero} made a little road for her, up to the sky.
@means.tend {Hero} sat close. "Up," said the bell, very low.
@snag Up she went, but not quite to the top. Now where was the handle...?
@rescue The little boy had it. Well done!
@climax {Hero} turned the handle round and round. The doors went open...
@resolution Stars! {Hero} had never seen so many. {turned}
@close They ate the cake up there with Gladys. {toast} {ends}
`,
  b4_6: `
@want There was to be a cake with a hundred cherries, on the seventh floor, for {event}. {why}
@home {Hero} lived in {home}, in an old hotel as thin as a book. In the middle was Gladys, the lift. She went up and down all day, and at each floor she said ping.
@friend Mr. Dimity stood by the door, with gold on his hat. "Going up?" he asked everyone. He asked the cat. He asked [people who had just come down|the mop]. "Yes, please," said {Hero}.
@turn The cook got in, with the cake. The doors shut, and up they went: one, two, three, and a bit. Then Gladys stopped. {refrain}
@trouble {Hero} ran up the stairs. Mr. Dimity, who kept the door, ran down. {run1} "We're in here!" called the cook, behind the wall. {Hero} put one ear on the doors. Was that somebody humming?
@stakes Upstairs there were sixty guests and sixty plates, and nothing to put on them. "No cake, no {party}," said {Hero}.
@try1 "My gate sticks, too," said {Hero}. "It wants oil." {They} oiled every wheel and hinge that {they} could reach. Drip, drip. Then Gladys gave a shake...
@fail1 The doors went open, shut, open, shut, like somebody with toffee. They ate Mr. Dimity's hat. But up or down she did not go. {refrain}
@try2 "She's too full," said {Hero}. The doors were open by a hand. So out through the gap came the bags, one at a time: [forty|fifty] of them, then a trunk, then a stuffed bear, and...
@fail2 Now the stairs were full. No one could get up. No one could get down. A lady sat on the bear. And Gladys, as light as a feather, stayed.
@clue It was {Spotter} who looked up. Over the doors was a row of brass numbers, one to seven, and an arrow to point at them. The arrow shook. It was trying to point past seven. What came after that?
@try3 "Then we'll pull," said {Hero}. Down in the cellar hung her big rope. Cooks and guests took hold, and {Hero} went first. {run2} "One, two, three, heave! Up she comes..."
@fail3 But the rope went over a wheel. When they pulled it down, up went the guests. And down, down, down came Gladys, to the bottom of the house. {refrain}
@low It was dark in the cellar. {Hero} sat with {their} back on the cold doors, and the {kit} in {their} lap. {They} had made it worse. {run3}
@insight.sound Ping, said Gladys, to herself. Ping, ping: seven of them, going up like steps. Then nothing. "{Rule,}" said {Hero}. It made you itch! It was a tune with the last note gone. Where was it?
@insight.build {Hero} looked up the shaft. There were her rails, two thin lines, up past seven, on and on. Then came some old boards. "{Rule}" Why would she have a road, if no one let her go there?
@insight.tend {Hero} patted the door, as you pat a cow. "{Rule,}" {they} said. All those people pressed a button, to say where they would like to go. Had anybody asked Gladys?
@means.sound {Hero} got out {their} {kit}. {They} waited for the seven pings. And then {Hero} {method}: the eighth one, the high one, the one that was not there. Ping! said Gladys. She began to rise.
@means.build Old beds! {Hero} carried up their long iron sides, and {method}. Off came the boards. Now her road went all the way.
@means.tend {Hero} sat down by her with the {kit}, and {method}. "Where would you like to go?" {they} asked. It was quiet. The arrow moved: six, seven, and past it, to a button under the paint.
@snag Up went Gladys: four, five, six, seven! And then, a hand from the top, her wheel got stuck. "The brass handle!" said Mr. Dimity. "It winds her the last bit. Only I don't know where..."
@rescue "The palm tree stands on it," said the boy who polished the buttons, "or it falls over." He had never been asked. He reached in {hid}, and the palm fell over. Up came {key}.
@climax {Hero} climbed up, past the top floor, to where the great wheel was. In went the handle. {Hero} turned it, and it was as stiff as a frog in winter. Then it went. The doors slid open...
@resolution She had never seen the sky. There it was, all of it, with the stars switched on. No one got out until she had looked. {turned}
@close {toast} {ends} And every night since, when all are in bed, somebody says ping, and goes up by herself to look.
`,
  b7_9: `
@want On the seventh floor they had put out sixty plates, for {event}. {why} All that was missing was the cake, which had a hundred cherries and could not be carried, on account of wobbling. It would come up in the lift.
@home {Hero} lived in {home}, at a hotel so thin that it looked like the bit left over between two others. It had seven floors, and a lift called Gladys. She had gone up and down for eighty years. On every floor she said ping, in a slightly higher voice than on the one below.
@friend Mr. Dimity stood at the door in a hat with gold on. "Going up?" he would say, and he said it to everyone: to dukes, to the cat, and to people who had that moment come down. He had never once been heard to ask it of Gladys. {Hero} always said thank you to her, when {they} got out.
@turn In went the cook, holding the cake. In went a thin man with a double bass. Mr. Dimity the porter shut the gates on them and saluted. One, said the arrow. Two. Three. Three and a bit. And there Gladys stopped, with a bounce, like a person who has had a thought. {refrain}
@trouble {Hero} ran up and Mr. Dimity ran down, and they met in the middle and both bounced off. {run1} "We're in here," called the cook's voice from behind the wall, "and it's all right so far, but he's looking at the cherries." {Hero} laid an ear against the doors. Deep inside them, something was humming. Was it the man, or was it her?
@stakes "She's never stopped," said Mr. Dimity. "Not in the war. Not in the flood." He had gone as white as his gloves. Up on the seventh floor sixty guests had begun, in a polite way, to bang their spoons. "The guests are up there," {Hero} said, "and the cake is in here. Somebody's got to do something."
@try1 Oil was the first thing. {Hero} knew a gate that stuck, and a drop of oil had made it sing. So {they} went up a ladder with the big can and did each wheel, and each hinge, and, by mistake, the top of Mr. Dimity. "That ought to do it," said {Hero}. Gladys gave a shudder, from end to end...
@fail1 The doors flew open as far as your hand. They shut. They opened; they shut; they went on doing it, faster and faster, with a noise like a giant eating toffee. They ate Mr. Dimity's hat. But go up or down she would not, not by so much as an inch. {refrain}
@try2 "What have you got in there?" {Hero} called through the gap. "Forty-one suitcases," said the cook. "We thought we'd save a trip." So that was it! Out they all came, sideways, hand to hand. There was a tuba. There was a stuffed bear, which nobody could account for...
@fail2 Gladys was as empty as a drum, and she did not move. But now there were forty-one suitcases on the stairs. No soup could get up, and a countess was stuck behind the bear. "Going up?" said Mr. Dimity, from underneath. It was just habit.
@clue While all the others were climbing over things, {Spotter} happened to look up. Above the doors were seven brass numbers in a curve, and an arrow that pointed to the floor she was at. It ought to have been at three. It was shivering, right over at the far end, and it was trying to get past the seven. Past it there was nothing but paint. So where did it think it was going?
@try3 In the cellar, at the bottom of the shaft, hung the great rope that worked her. "Then we'll haul her up ourselves," said {Hero}. They came down by the coal chute: cooks, guests and the countess. {run2} {Hero} took the front, and spat on both {their} hands. "Pull down hard," {they} said, "and up she'll go! Ready..."
@fail3 It was a very good pull. The only trouble was the wheel. It was the wrong rope, of the two, and what they pulled on it went up. The countess left the floor. Gladys came down past them all, quite slowly, as if she were not speaking to anybody, to the very bottom of the house. {refrain}
@low They went back up to wait for a plumber. {Hero} stayed. It was black down there. {They} slid down with {their} back against the cold gates and the {kit} on {their} knees, and thought about sixty plates. {They} had made it four floors worse. {run3}
@insight.sound Ping, said Gladys, very low. {Hero} held {their} breath. Ping, ping, ping: she was going through her floors, one after another, up and up. There were seven. Then she stopped. "{Rule,}" {Hero} whispered; and it was dreadful, like a stair that's not there. It was a tune with the top note missing. Eighty years! How had she stood it?
@insight.build {Hero} leaned back {their} head. The shaft went up like a chimney, and all the way up it ran her two thin rails, shining, past five, six, seven. They didn't stop there. They went on a little way, and then came some boards that somebody had nailed across. "{Rule,}" {Hero} said. So the road had been made, once. Who had shut it?
@insight.tend {Hero} gave the gate a pat, as you would a cow's neck. They had oiled her, and emptied her, and dragged her about. "{Rule,}" {they} told people, didn't they? All those buttons, all those fingers: everybody who came near her said where they wanted to go. In eighty years, had anyone asked where she did?
@means.sound {Hero} lifted {their} {kit}. {They} let her climb her seven steps again, and just at the top, where the hole was, {Hero} {method}: the eighth note. It rang up the whole dark height of the house. There was the sort of silence that comes before a sneeze. "PING," said Gladys. And under {Hero's} hand she started, all on her own, to rise.
@means.build The cellar was full of old iron beds. Nobody had wanted them since 1910. {Hero} looked at the long straight sides of those, and then at the {kit}. Up at the top, in the dust, {they} pulled away the boards, and {method}. It was a bit of road, no longer than a bed; but it joined. Far below a bell said, doubtfully, ping?
@means.tend {Hero} put down the {kit}, and {method}. "Where would you like to go?" {they} said. {They} felt rather silly. Then the arrow gave a tick. It crept up: six, seven. It went by seven. It touched the bare paint, and stayed there, trembling, and with one thumbnail {Hero} scratched at the spot. Beneath the paint was a button. It said: Roof.
@snag How she went! Four, five, six, seven; and then a groan, and she hung there, one hand below the top. "The great wheel's stiff," said Mr. Dimity. "There's a handle for it, brass, so long. I used to wind it in my first year. I put it somewhere safe." He thought. Gladys had started to slip...
@rescue "Is it bent at one end?" said somebody. It was the boy who polished the buttons. He did four hundred a day, and did them so well that nobody looked at anything but the shine. "The palm's been leaning since before I came, so it's been wedged." He put his arm in {hid}, up to the ear. Down came the palm tree; and up came the boy, with {key}.
@climax In the dark above the seventh floor was a ladder. {Hero} went up it to the big wheel, fitted the handle on, and leaned. Nothing. {They} hung from it by both arms. "Going up?" {Hero} said, between {their} teeth; and it was the first time that anybody had asked her. Crack went eighty years of rust. Round it came...
@resolution The gates slid back by themselves. There was the roof, with a garden gone wild on it, and above that the entire sky. Gladys had carried ten thousand people to look at views. She had no window. Nobody got out; they stood quite still inside her, with their hats off, till she had finished looking. {turned}
@close {toast} {ends} Mr. Dimity was given his hat back, chewed. And late at night, when everyone has gone to bed, you can hear her say ping to herself eight times, and go up to see if it is still there.
`,
  b10: `
@want There were to be sixty guests, and there were to be speeches, and, in case of speeches, there was to be a cake. It had a hundred cherries. It was for {event}, on the seventh floor. {why} "It can't be carried," the cook had said, measuring the stairs with his eye. "It would never be the same. It'll have to go up in Gladys."
@home The hotel stood in {home} between two larger ones, as thin as a bookmark; you felt that somebody was using it to keep the place. {Hero} had a room near the top. There were seven floors, and for each a ping, in a voice a shade higher than the last. That was Gladys, who was the lift, and had been for eighty years. In all that time she had not said anything else, although there were those who thought that she could have.
@friend The door was kept by Mr. Dimity, in a hat with enough gold on it for an admiral. "Going up?" he asked of everybody. He asked it of dukes, of the cat, of persons who had that instant come down. It wasn't a question any longer; it was how he breathed. "Thank you, Gladys," {Hero} said, getting out. {They} always did. "You're talking to a cupboard," people told {them}; and the gates, {Hero} noticed, shut on those people rather smartly.
@turn Into the lift went the cook, with both arms round the cake. In went a thin sad man with a double bass, which stood between them like a chaperone. Mr. Dimity, the porter, drew the gates to. One, the arrow said, over the doors. Two. Three. Three and a little. And there she stopped, with a small bounce, in the way of somebody on a street who has remembered something. {refrain}
@trouble {Hero} took the stairs up and Mr. Dimity took them down, so that they met at some speed upon the third landing. {run1} "Can you hear us?" {Hero} called. "Perfectly," the wall said. "We're quite comfortable. I'd only mention that he has begun to look at the cherries." {Hero} put {their} ear to the crack. There was a humming in there, low, like someone who is doing the dishes and thinks she is alone. It wasn't the cook. It did not seem to be the man. Who did that leave?
@stakes "She didn't stop for the war," Mr. Dimity said. "She didn't stop for the flood; there was a pike in her." He took his hat off and turned it round and round by the gold. From high up came a noise of spoons on a tablecloth: sixty people, being patient. "I don't know what I say," he went on, very quietly, "to anybody, if I can't say that." And it was then that {Hero} understood it was not only the cake that was stuck.
@try1 "It'll be dry," said {Hero}, who had once known a gate. They found the can with the long nose. {They} went up a ladder in the dark and oiled whatever had a hole in it: every wheel, pin, hinge and pulley, and, from above, in error, Mr. Dimity. "Now then, old lady," {they} said, and gave the door a slap. "Good as new. Let's see you jump." Gladys drew a long, slow, oily breath...
@fail1 The doors shot open by the width of a hand. They shut, and opened again, and went at it like a set of teeth with a toffee; they got the hat, gold and all, and could be heard, for some minutes, having it. "I think that she's upset," said the cook, in snatches, as he came into view and went. Of rising, or of sinking, there was no sign. {refrain}
@try2 "What have you got in there with you?" {Hero} asked the gap. There was a guilty sort of rustle. "Forty-one suitcases," said the cook. "It seemed a shame to make her come down twice." Well, then! Who would not stop, with forty-one suitcases? They formed a line along the landing. Out it all came, edgeways: trunks; hatboxes; a harp; a stuffed bear that was on nobody's list. "That's the lot," said {Hero}. "Any moment now. Stand back, and..."
@fail2 She was as light as a cage, and she stayed exactly where she was; and in the meantime it had come to be noticed that the luggage had to be somewhere, and that the only somewhere was the stairs. The soup couldn't get up, the guests could not come down, and a countess was wedged upon the second landing with the bear, face to face, and had started telling it about her marriage. "Going up?" inquired Mr. Dimity, out from under a trunk. Nobody had the heart to answer.
@clue Everyone was climbing over something, and had their eyes on their feet. So it was {Spotter} who looked the other way. There's a brass arc above those doors, with one to seven on it, and the arrow that ought by rights to have been lying at three. It was hard over, at the far end, straining against its pin, and it shook with the effort, like a dog's nose at the bottom of a door. Past seven there was a hand's breadth of painted wall. What did it want with that?
@try3 It was {Hero} who thought of the cellar. The great rope hung there, as thick as a leg, and went away up the shaft in the dark. "If she won't go, we'll fetch her," {they} said; and they came by the coal chute, all sixty, in satin. {run2} "Pull it down, and up she comes; it stands to reason." They spat on their gloves. "It's really most exciting," said the countess. "Together, now! And..."
@fail3 Reason had not met the pulley. There were two ropes; there'd been a fair chance. "I appear to be leaving," the countess said. They went up, a dozen of them, kicking slightly, like washing; and Gladys, past their astonished noses, came down. She descended without hurry, as a person leaves a room in which things have been said, and settled at the very bottom of the house. Ping, she said. It was lower than any floor she had. {refrain}
@low When they'd all been unhooked they went off to telephone for a man. {Hero} did not go. It was black, and it smelled of string. {They} sat against the cold gates, with the {kit}, and looked up eight floors of nothing to a crack of light, in which sixty plates were no doubt being cleared. What {they} kept coming back to was that {they} had slapped her. Eighty years, and {they} had called her old lady and slapped her. "I'm sorry," {they} told the dark. {run3}
@insight.sound "Ping," said the dark; and, after a while, a step higher: "Ping." She was going through her floors. It was something she did by herself, {Hero} supposed, when the house was asleep. {They} listened, having nothing else to offer. "{Rule,}" was all {they} had ever been taught. Five. Six. Seven. And then it stopped; and every hair on {Hero} leaned forward. It was a scale without its top note, like a man who stands for ever with one foot over a stair. Who could do that to a person eighty years, forty times a day, and call it a lift?
@insight.build {They} leaned {their} head back until {their} hat fell off. From down here you saw the bones of it. Two rails ran up the walls, as thin and bright as the track of a snail, by five, by six, by seven; and there, where anyone would have ended them, they went on. Then there were planks. Somebody had nailed them over in a hurry, a long time since, to keep out a draught. "{Rule,}" {Hero} murmured. They'd had no more for her than a bit of timber. But you don't lay track to nowhere, do you?
@insight.tend {They} found that {they} had a hand flat on the gate, and was rubbing it, as one does with a horse. "{Rule,}" {they} said. It was very good, as rules go. They had asked her, tonight, for her hinges, her load, and her rope. And before tonight? {Hero} thought of the buttons. All day there came fingers, thousands of fingers, and each of them told her where it would like to be taken. In eighty years had it entered one single head to ask her back?
@means.sound {Hero} reached for the {kit} and waited. She began at the bottom, as she must. Four; five. {They} found that {they} {was} praying, a bit. Six. Seven. And into the gap, into that awful empty place beyond it, {Hero} {method}: the eighth. It went up the shaft like a bird that has found the window. Nothing stirred. There was a silence such as you get in the last second before a sneeze. "PING!" cried Gladys, from the bottom of her heart; and the floor pressed up under {Hero's} feet.
@means.build There'd been a fashion once for iron beds, and forty of them were down there, in the coal, with long straight flanks. {Hero} tried one with a thumb, and went to get the {kit}. It was two hours' work, or it ought to have been. At the top of the dark, among cobwebs as thick as socks, {they} had the planks off; and {Hero} {method}. The gap had been six feet. It was now a bed. "Would you care to try that?" {they} called. And a long way below somebody said, hardly daring: "Ping?"
@means.tend {They} put the {kit} aside, and {Hero} {method}. "Gladys," {they} said. "I ought to have begun with this. Where would you like to go?" One does feel a fool. A minute went by. Then overhead, in its brass arc, the arrow ticked. It passed four. It got to seven, and it did not so much as pause; it reached out over the bare wall, as far as it could strain, and touched it. {Hero} climbed on a trunk and scratched there with a thumbnail. There was green paint; there was cream; and below that, bright as the day it was covered, a button. "Roof," it said.
@snag Nobody who saw her go has forgotten it. She took the third in her stride. She did five, six, seven, on one breath; and then there came a groan out of the house's very head, and she hung, one hand short. "It's the winding wheel," said Mr. Dimity. "Nobody's been beyond since they shut the garden. It had a handle: brass, with a crook in it. I put it away, my first winter, where I'd be certain to find it." They watched him look for it in his mind. They saw him come back without. Above them something had begun, by quarter-inches, to slip...
@rescue "Has it got a bend in it?" It was the boy who polished the buttons. There were four hundred in the hotel, counting the porters, and he did them so well that nobody had ever seen anything there but their own face. "Only there's one wedged by the desk. It keeps the palm straight." It was the finest palm in {home}. He looked at it, and said, "Sorry"; and put his arm in {hid}. It came down like an opera singer, and out of the wreck of it rose the boy, with leaves on, holding {key}.
@climax Over the top floor is a hatch, and over that a ladder, and then you're in the dark with the wheel. {Hero} could hear the ropes talk. {They} fitted the brass to it, and pushed, and hung on it with all {they} weighed. {They} thought of what Mr. Dimity would have said, for he had said it to the whole world except to one; and so {Hero} laid {their} cheek on the cold iron, and asked her. "Going up?" For as long as it takes to draw a breath, she considered it. Then eighty years of rust went off like a cannon in a play, and it turned...
@resolution The gates slid open of their own accord. There had been a garden up there, which had got on very well without anybody; beyond that were the chimneys; and over those, with nothing between, lay all the stars that there are. She'd taken ten thousand people up to see the view, and she had never had a window. "Don't get out yet," said the cook, in a whisper. So they stood in her, close together, with their hats in their hands, and let her look. {turned}
@close {toast} {ends} What was left of the hat was given back, and Mr. Dimity wore it. He was the last to leave, with one foot already on the stair, and then he turned round. "Going down?" he said; and for the first time in his life he waited to be told. There was no ping. "Quite right," said Mr. Dimity. He went in and sat down on the little seat that no one ever used, and {Hero}, looking back, saw them stay.
`,
}
