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
@want Mmm! Cherries, red ones, on a very big cake for {event}. {why}
@home {Hero} lived in a tall, tall house. Gladys the lift went up and down.
@home In {home} was a house like a thin book. {Hero} rode in Gladys, the lift. Ping!
@friend "Going up?" said Mr. Dimity. "Yes, please," said {Hero}.
@friend "Up?" said Mr. Dimity to the cat. "Up?" he said to {Hero}.
@turn The cake went in, and the doors went shut. {refrain}
@turn One, two, three... stop! And the cake was in there. {refrain}
@trouble "Hello?" said {Hero}. "Hello?" said the man with the cake. {run1} Why did she stop?
@trouble {Hero} put one ear on her doors. Hum, hum. {run1} Who was it?
@stakes {Hero} looked at the plates. There was no cake on them, not one crumb.
@stakes Bang, bang, went the spoons. "No cake," said {Hero}. "Oh dear."
@try1 {Hero} put oil on the doors. Drip, drip, and then...
@try1 Drip, drop, drip. {Hero} gave her a drink of oil. Gulp, and...
@fail1 Open, shut! Open, shut! She ate a hat. {refrain}
@fail1 Snap! Snap! Her doors had a hat for lunch. {refrain}
@try2 "Is she too full?" said {Hero}. Out came the bags, and more bags...
@try2 {Hero} pulled out a bag, and a box, and a bear, and...
@fail2 Now the stairs were full. But Gladys did not go.
@fail2 "I can't get up!" "I can't get down!" And Gladys? Not one inch.
@clue {Spotter} saw a little button with paint on it. Where did it go?
@clue Only {Spotter} looked up. One button was all paint. What was it for?
@try3 {Hero} took the rope, and they all pulled. {run2} Pull, pull...
@try3 "Take hold, all of you!" said {Hero}. {run2} One, two, three...
@fail3 Whoosh! She went down and down, to the bottom. {refrain}
@fail3 Oh no! It was the wrong rope. Bump, in the dark. {refrain}
@low {Hero} sat with Gladys in the dark. {run3}
@low It was black down there. {Hero} said sorry to Gladys. {run3}
@insight.sound Ping, ping, ping, and stop. {Hero} sat up. Was there one more ping?
@insight.sound Up went the pings, like feet on a stair. {Hero} waited. Where was the top one?
@insight.build {Hero} looked up, up, up. Was there one more stair for her?
@insight.build Two thin lines went up the wall. {Hero} saw how far. Were they for her?
@insight.tend "Where do you want to go?" said {Hero}. Had she seen the sky?
@insight.tend "We push you all day," said {Hero}. "Poor Gladys. What would you like?"
@means.sound {Hero} made the last ping. Gladys sang it too!
@means.sound Ping, ping, ping... and {Hero} did the very last one. "PING!" said Gladys.
@means.build {Hero} made a little road for her, up to the sky.
@means.build Bang, bang! {Hero} put in one more bit. Now she could go all the way.
@means.tend {Hero} sat close. "Up," said the bell, very low.
@means.tend {Hero} asked, and then {Hero} was still. Tick. The arrow went up.
@snag Up she went, but not quite to the top. Now where was the handle...?
@snag Whee! Nearly at the top... and stuck. Who had seen the handle...?
@rescue The little boy had it. Well done!
@rescue "It's here," said a boy, in a very small voice.
@climax {Hero} turned the handle round and round. The doors went open...
@climax The wheel was cold and big. {Hero} hung on it. Creak, and crack, and...
@resolution Stars! {Hero} had never seen so many. {turned}
@resolution Gladys had no window. Now {Hero} gave her a whole sky. {turned}
@close They ate the cake up there with Gladys. {toast} {ends}
@close Cherries for all, up by the moon! {toast} {ends} Ping, said Gladys.
`,
  b4_6: `
@want There was to be a cake with a hundred cherries, up on the seventh floor, for {event}. {why}
@want "A hundred!" said the cook, and put the last cherry on the cake for {event}. {why} It had to go to the seventh floor, and it shook if you looked at it.
@home {Hero} lived in {home}, in an old hotel as thin as a book. In the middle was Gladys, the lift. She went up and down all day, and at each floor she said ping.
@home An old hotel stood in {home}, and it was so thin that {Hero} could nearly hug it. You could climb up all seven floors. Or you could ride with Gladys, the lift, who sang ping at every one.
@friend Mr. Dimity stood by the door, with gold on his hat. "Going up?" he asked everyone. He asked the cat. He asked [people who had just come down|the mop]. "Yes, please," said {Hero}.
@friend "Going up?" asked Mr. Dimity, in his gold hat. It was all he ever said. He had asked a duke, and [a wet umbrella|a parrot]. He asked {Hero}, every day. He had never asked Gladys.
@turn The cook got in, with the cake. The doors shut, and up they went: one, two, three, and a bit. Then Gladys stopped. {refrain}
@turn The cook got in backwards, behind the cake. Ping, and ping, and ping. After that there was no ping. Gladys stood still, in the middle of a wall. {refrain}
@trouble {Hero} ran up the stairs. Mr. Dimity, who kept the door, ran down. {run1} "In here!" called the cook, from the wall. {Hero} put one ear to it. Was that somebody humming?
@trouble "Who's in there?" {Hero} called. "Me," said the wall, "and the cake." It was the cook! Up ran Mr. Dimity, the man at the door. {run1} Now there was another sound. Who hums in a wall?
@stakes Upstairs there were sixty guests and sixty plates, and nothing to put on them. "No cake, no {party}," said {Hero}.
@stakes Bang, bang, bang. Far up the stairs, sixty people were hitting sixty plates with spoons. "That's {event}," said {Hero}, "and it's hungry!"
@try1 "My gate sticks, too," said {Hero}. "It wants oil." {They} oiled every wheel that {they} could reach. Drip, drip. Then Gladys gave a shake...
@try1 In with the brooms was a can of oil, with a nose like a stork. {Hero} fed the wheels, and then {their} own sleeve. Deep in the dark, something went gulp...
@fail1 The doors went open, shut, open, shut, like somebody with toffee. They ate Mr. Dimity's hat. But up or down she did not go. {refrain}
@fail1 Snap, snap! Her doors had learned to bite. Mr. Dimity bent down to look, and stood up with no hat. Still she hung there, just the same. {refrain}
@try2 "She's too full," said {Hero}. So out came the bags, one at a time: [forty|fifty] of them, then a trunk, then a stuffed bear, and...
@try2 {Hero} put one eye to the gap. It was all bags! "Pass them out!" {they} said. So out came [forty|fifty] bags, and a trunk, and then a bear with glass eyes. "Now she'll fly up like a..."
@fail2 Now the stairs were full. No one could get up. No one could get down. A lady sat on the bear. And Gladys, as light as a feather, stayed.
@fail2 She didn't. And where do you put all those bags? They put them on the stairs. The soup was at the bottom. Somebody's aunt was in the middle, on the bear.
@clue It was {Spotter} who looked up. Over the doors were brass numbers, one to seven, and an arrow. The arrow shook. It was trying to point past seven. What came after that?
@clue A half moon of brass numbers hung over the doors. Gladys was at three. But {Spotter} saw her arrow push the other way, past six, past seven, as far as it could lean. What did it want there?
@try3 "Then we'll pull," said {Hero}. Down in the cellar hung her rope. Cooks and guests took hold. {run2} "One, two, three, heave!" said {Hero}. "Up she comes..."
@try3 "I've found her rope!" {Hero} cried, from the cellar. Down slid the cooks, and the guests in their best shoes. {run2} "It's easy. Take hold! One, two..."
@fail3 But the rope went over a wheel. They pulled it down, and up they went; and down came Gladys, to the bottom of the house. {refrain}
@fail3 It was not easy. There were two ropes. Up went an aunt, with her feet kicking, and down past her, to the very bottom, came Gladys. {refrain}
@low It was dark in the cellar. {Hero} sat with {their} back on the cold doors, and the {kit} in {their} lap. {They} had made it worse. {run3}
@low They all went to find a man with a [bag of tools|long ladder]. It was black, and it smelled of string. "Sorry," {Hero} told the doors, and held on to the {kit}. {run3}
@insight.sound Ping, said Gladys, to herself. Ping, ping: seven of them, going up like steps. Then nothing. "{Rule,}" said {Hero}. It made you itch! It was a tune with the last note gone. Where was it?
@insight.sound She was counting her floors, in a tiny voice. {Hero} counted, too. "{Rule}" One more, and one more, up to seven. Then came a hole, as when you miss a stair. What went in it?
@insight.build {Hero} looked up. There were her rails, two thin lines, up past seven, on and on. Then came some old boards. "{Rule}" Why would she have a road, if no one let her go there?
@insight.build {Hero} saw two shiny lines on the wall, like snail tracks. "{Rule,}" {Hero} said, and followed them up with one finger. They went by the seventh floor! They went on, behind some boards. Who nails up a road?
@insight.tend {Hero} patted the door, as you pat a cow. "{Rule,}" {they} said. They all pressed a button, to say where they would like to go. Had anybody asked Gladys?
@insight.tend Press, press, press. That was all that people did to her. {Hero} stopped. "{Rule}" It was {their} very own rule! There were buttons for everybody else. Where was the one for her?
@means.sound {Hero} got out {their} {kit}. {They} waited for the seven pings. And then {Hero} {method}: the high one, the one that was not there. Ping! Gladys began to rise.
@means.sound She got to seven, and sighed. But there was {Hero}, with the {kit}, and {they} {method}: one more, right on the top. PING! And the whole floor began to go up.
@means.build Old beds! {Hero} took the long iron sides, and {method}. Off came the boards. Now her road went all the way.
@means.build In the coal lay an old iron bed. "You'll do," said {Hero}. {They} took it up past the boards, and {method}. Click! Her two thin lines met two more, and ran on.
@means.tend {Hero} sat down by her with the {kit}, and {method}. "Where would you like to go?" {they} asked. It was quiet. The arrow moved: six, seven, and past it, to a button under the paint.
@means.tend {Hero} laid the {kit} on the coal, and {method}. "You choose," {they} told her. Tick, tick. The arrow leaned on the wall, high up. Under the paint there was a button!
@snag Up went Gladys: five, six, seven! And then, a hand from the top, she stuck. "It's her wheel," said Mr. Dimity. "It had a handle, a brass one. Only I don't know where..."
@snag My, how she sang! Then something groaned, up under the roof, and she hung there, one hand short. "You wind her the last bit," said Mr. Dimity. "I put the handle somewhere safe. Was it..."
@rescue "The palm tree stands on it," said the boy who polished the buttons, "or it falls over." He had never been asked. He reached in {hid}, and the palm fell over. Up came {key}.
@rescue "I think I know," said the boy who polished the buttons. Most people only saw his shine. "It holds up the big palm." He felt about {hid}. Crash! There were leaves all over him, and he had {key}.
@climax {Hero} climbed up, past the top floor, to the great wheel. In went the handle. It was as stiff as a frog in winter. Then it went. The doors slid open...
@climax One more ladder, and {Hero} was in the black part, where the wheel was. It was as cold as a bell. {They} hung on the handle. "Going up?" {they} whispered. It thought. It gave a crack and went round, and the doors...
@resolution She had never seen the sky. There it was, all of it, with the stars switched on. No one got out until she had looked. {turned}
@resolution Nobody ate and nobody spoke. Gladys had never had a window, only walls. So they stood there inside her, and let her look at the night. {turned}
@close {toast} {ends} And every night since, when all are in bed, somebody says ping, and goes up by herself to look.
@close {toast} {ends} Now listen, when you are in bed. Ping, it goes, seven times. And then one more.
`,
  b7_9: `
@want Sixty plates were out on the seventh floor, for {event}. {why} All that was missing was the cake, which had a hundred cherries and could not be carried, on account of wobbling. It would come up in the lift.
@want "One hundred," said the cook, and with tweezers he set the last cherry on the cake for {event}. {why} The thing came up to his chin and shook when anyone breathed; so it would have to ride to the seventh floor in the lift.
@home {Hero} lived in {home}, at a hotel so thin that it looked like the bit left over between two others. It had seven floors, and a lift called Gladys. On each floor she said ping, in a slightly higher voice than on the one below.
@home People who came to {home} often walked right past the hotel, which was as thin as a slice of toast. {Hero} had a room near the top. It was eighty-eight stairs; or else there was Gladys, who was the lift, and who sang ping seven times on the way, each time a bit higher.
@friend Mr. Dimity stood at the door in a hat with gold on. "Going up?" he would say, and he said it to everyone: to dukes, to the cat, and to people who had that moment come down. He had never once been heard to ask it of Gladys. {Hero} always thanked her, getting out.
@friend "Going up?" That was Mr. Dimity, in his gold hat. He had asked a parrot, and a general, and a man who was laying the new carpet, face down. There was one person he had never asked, and she was the one who went. "Thank you, Gladys," {Hero} would say, stepping out.
@turn In went the cook, holding the cake, and a thin man with a double bass. Mr. Dimity the porter shut the gates and saluted. One, said the arrow. Two. Three. Three and a bit. There Gladys stopped, with a bounce, like a person who has had a thought. {refrain}
@turn "Mind the cherries," said the cook, and got in backwards. After him came a man with a double bass, which took up the room of two. Mr. Dimity, the porter, closed the gates. Up they hummed: first, second, third. Then came a small jolt, as when you remember that you've left the bath on. {refrain}
@trouble {Hero} ran up, Mr. Dimity ran down, and they met in the middle and bounced off. {run1} "We're all right in here," called the cook, behind the wall, "but he's looking at the cherries." {Hero} laid an ear to the doors. Something was humming. Was it the man, or was it her?
@trouble {Hero} took the stairs three at a time. Mr. Dimity took them four at a time, the other way, and after that they both sat on the floor for a moment. {run1} "It's me," said the wall, in the cook's voice, "and the bass man would like a cherry." But {Hero} could hear somebody else in there, humming, quite low. Who was it?
@stakes "She's never stopped," said Mr. Dimity. "Not even in the flood." He had gone as white as his gloves. Upstairs sixty guests had begun, in a polite way, to bang their spoons. "They're up there," {Hero} said, "and the cake is in here."
@stakes Mr. Dimity turned his hat round and round by the gold. "Eighty years," he said, "and not one stop." High above them sixty spoons were tapping sixty plates, very politely, like rain. "That's {event}," said {Hero}, "getting hungry."
@try1 {Hero} had known a gate that stuck, until a drop of oil made it sing. So {they} went up a ladder with the big can and did each wheel, and each hinge, and, by mistake, the top of Mr. Dimity. "There," said {Hero}. Gladys gave a shudder, from end to end...
@try1 "Stuck things want oil," said {Hero}. The can had a nose like a stork's. {They} filled every hole that {they} could see, and the oil ran over the wheels, and along the chain, and in at Mr. Dimity's collar. From inside her came a kind of swallow...
@fail1 The doors flew open as far as your hand. They shut; they opened; they went on doing it, with a noise like a giant eating toffee. They ate Mr. Dimity's hat. But go up or down she would not, not by so much as an inch. {refrain}
@fail1 And then her doors began to bite. You couldn't have got a finger in. Mr. Dimity leaned over to have a quiet word with her, and straightened up without a hat; they could hear it going round. As for Gladys, she hung between one floor and the next, exactly as before. {refrain}
@try2 "What have you got in there?" {Hero} called through the gap. "Forty-one suitcases," said the cook. "It saved a trip." So that was it! Out they came, sideways, hand to hand. There was a tuba. There was a stuffed bear, which nobody could account for...
@try2 Through the gap you could see a bit of cook, a bit of cherry, and a lot of leather. "She's got too much luggage!" said {Hero}. Eleven people made a chain. They passed along forty-one cases, and a tuba, and a bear, stuffed, with an expression. "Mind out," {Hero} cried, "she'll shoot up like a cork..."
@fail2 Now Gladys was as empty as a drum, and she did not move. But there were forty-one suitcases on the stairs. No soup could get up, and a countess was stuck behind the bear. "Going up?" said Mr. Dimity, from underneath. It was just habit.
@fail2 She did not shoot. And all that luggage had gone where there was room, which was the stairs; so that now those were stuck as well. The soup was below it. The guests were above it. In the middle a countess sat telling the bear about her knees. "Going up?" asked a trunk, in the voice of Mr. Dimity.
@clue While the others were climbing over things, {Spotter} looked up. Above the doors were seven brass numbers, and an arrow for the floor she was at. It ought to have been at three. It was right over at the far end, shivering, trying to get past the seven. Past it there was only paint. So where did it think it was going?
@clue There was nowhere left to stand but in front of her doors, and that's where {Spotter} stood. A half circle of numbers was up there, in brass. Gladys was stuck at three, as anybody knew. Then why was her arrow jammed over on the other side, beyond seven, pushing like a nose at a gate? What was there, beyond seven?
@try3 In the cellar hung the great rope that worked her. "Then we'll haul her up ourselves," said {Hero}. They came down by the coal chute: cooks, guests and the countess. {run2} "Pull down hard," {Hero} told them, "and up she'll go! Ready..."
@try3 "She's got a rope," {Hero} said. It came down into the cellar, as thick as an arm, and they slid in after it through the coal hole; the countess went twice. {run2} "Everybody take a piece," said {Hero}, at the front. "It comes down, and she goes up. What could be simpler? One, two..."
@fail3 It was a very good pull. It was only the wrong rope, of the two, and what they pulled on it went up. The countess left the floor. Gladys came down past them all, quite slowly, as if she were not speaking to anybody, to the very bottom of the house. {refrain}
@fail3 What would have been simpler was one rope. There were two. "I seem to be leaving," said the countess, and left, and nine more after her, with their shoes kicking. Past them, the other way, sank the lift, and went down till there was no more down. {refrain}
@low They went up to wait for a plumber. {Hero} stayed. It was black down there. {They} slid down with {their} back against the cold gates and the {kit} on {their} knees. {They} had made it four floors worse. {run3}
@low Somebody unhooked the countess, and they went to telephone. That left {Hero}, on the floor of the cellar in the pitch dark, with coal on the {kit}. Before they had started helping, Gladys had only been stuck. Now she was stuck at the bottom. {run3}
@insight.sound Ping, said Gladys, very low. {Hero} held {their} breath. She was going through her floors, one by one, up and up. There were seven. Then she stopped. "{Rule,}" {Hero} whispered; and it was dreadful, like a stair that's not there. The top note was missing. Eighty years! How had she stood it?
@insight.sound It was so quiet now that you could hear her. She was feeling her way up her own notes, like somebody on a stair at night. "{Rule,}" said {Hero}. Five; six; seven. {Hero's} whole head leaned forward for the next one, and there wasn't any. What would it be like for her, just once, to get to the end?
@insight.build {Hero} leaned back {their} head. All the way up the shaft ran her two thin rails, shining, past five, six, seven. They didn't stop there. They went on a little, and then came some boards that somebody had nailed across. "{Rule,}" {Hero} said. So the road had been made, once. Who had shut it?
@insight.build A cellar is less black when your eyes have had time. {Hero} could see her track now, as bright as two wet strings, going up to where seven must be. And over that? "{Rule}" It did go on! There were planks in the way, and more road behind. Why would you lay it, if she was never to use it?
@insight.tend {Hero} gave the gate a pat, as you would a cow. They had oiled her, and emptied her, and dragged her about. "{Rule,}" {they} told people, didn't they? Everyone who came near her pressed a button, to say where they wanted to go. In eighty years, had anyone asked where she did?
@insight.tend "I'm sorry about the rope," {Hero} said; and, as nobody was there, {they} went on. "And the oil. And I never even..." {They} stopped. "{Rule}" It was {their} own rule, too. There were four hundred buttons in that hotel, and they were all for other people. Which one of them was hers?
@means.sound {Hero} lifted the {kit}. {They} let her climb her seven steps again, and at the top, where the hole was, {Hero} {method}: the eighth note. It rang up the whole dark house. There was the sort of silence that comes before a sneeze. "PING," said Gladys. And under {Hero's} hand she started, on her own, to rise.
@means.sound {Hero} had the {kit} ready before she got to four. She sang six. She sang seven. And {Hero} leaned into the gap and {method}: one more, on the very top, that nobody had ever let her have. "PING!" cried the lift, like a cork coming out, and up she went.
@means.build The cellar was full of old iron beds. {Hero} looked at their long straight sides, and then at the {kit}. Up at the top, in the dust, {they} pulled away the boards, and {method}. It was a bit of road, no longer than a bed; but it joined. Far below a bell said, doubtfully, ping?
@means.build "You'll do," said {Hero} to one of the old iron beds in the coal. {They} got it up seven floors, with the {kit} on top, and knocked off those planks, and {method}. It made six feet of track, not more. But there was nothing now between Gladys and the top of the house. "Ping?" said a voice.
@means.tend {Hero} put down the {kit}, and {method}. "Where would you like to go?" {they} said. {They} felt rather silly. Then the arrow gave a tick. It went by six; it went by seven; it touched the bare paint, and stayed there. {Hero} scratched at the spot with a thumbnail. Beneath was a button. It said: Roof.
@means.tend {Hero} laid the {kit} in the coal, and {method}. "Gladys," {they} asked, "if it was up to you, where?" For a while there was only dripping. Then, tick by tick, the arrow came round, past the last of the numbers, and leaned on the wall as hard as it could. {Hero} rubbed at it with a sleeve. Off came green paint. "Roof," said a small brass button.
@snag How she went! Four, five, six, seven; and then a groan, and she hung there, one hand below the top. "The great wheel's stiff," said Mr. Dimity. "There's a brass handle for it. I put it somewhere safe, my first year." He thought. Gladys had started to slip...
@snag The fourth floor went by her, and the fifth, with people waving; then something groaned overhead, and she hung still, with a hand's breadth to go. "You have to wind her the last bit," said Mr. Dimity. "It's a brass handle. I hid it from the cat. Now, was that in the..." She began to sink...
@rescue "Is it bent at one end?" said the boy who polished the buttons. He did them so well that nobody looked at anything but the shine. "Only that palm's been wedged." He put his arm in {hid}, up to the ear. Down came the palm tree; and up came the boy, with {key}.
@rescue "I might know," said somebody with a cloth. It was the boy who polished the buttons. All day people looked into his buttons, and saw themselves. "It's what keeps the palm up. I didn't like to say." He reached in {hid}. There was a crash, and a great deal of earth; and out of the leaves came a hand, with {key}.
@climax In the dark above the seventh floor was a ladder. {Hero} went up it to the big wheel, fitted the handle on, and hung from it by both arms. "Going up?" {they} said, between {their} teeth; and nobody had ever asked her that. Crack went eighty years of rust. Round it came...
@climax {Hero} had to go past the last lamp, and up a ladder, and feel for it. There it was: a wheel, as cold as a bell. {They} got the handle on, and pushed, and kicked, and hung from it. "Going up?" {they} asked it, with {their} cheek to the iron, as one friend asks another. Something cracked, like ice on a pond...
@resolution The gates slid back by themselves. There was the roof, with a garden gone wild, and above that the entire sky. Gladys had carried ten thousand people to look at views, and she had no window. Nobody got out; they stood inside her, with their hats off, till she had finished looking. {turned}
@resolution They had come out on the roof. Nobody had been there for years; there was a rose bush as big as a bus. And over the rose came the stars, first a few, and then too many. "Wait," the cook whispered. "Let her have her turn." So they stayed in her, packed in round the cake, and she looked and looked. {turned}
@close {toast} {ends} Mr. Dimity was given his hat back, chewed. And late at night, when everyone has gone to bed, you can hear her say ping to herself eight times, and go up to see if it is still there.
@close {toast} {ends} What was left of his hat Mr. Dimity wore. And if you ever sleep in that hotel, and wake in the small hours, listen. Seven times it goes, and then once more, on top. She has only gone up to see that they're all there.
`,
  b10: `
@want There were to be sixty guests, and there were to be speeches, and, in case of speeches, there was to be a cake. It had a hundred cherries. It was for {event}, seven floors up. {why} "It can't be carried," the cook had said, measuring the stairs with his eye. "It would never be the same. It'll have to go up in Gladys."
@want "Don't breathe," said the cook, and lowered the hundredth cherry into place with a pair of tweezers. The cake stood on its trolley and trembled. It had been four days in the making, and all for {event}. {why} Upstairs they had polished sixty plates. Between the cake and the plates lay a hundred and eighteen stairs, with a bend in them; and so it had been settled that it should travel by lift.
@home The hotel stood in {home} between two larger ones, as thin as a bookmark; you felt that somebody was using it to keep the place. {Hero} had a room near the top. There were seven floors, and for each a ping, in a voice a shade higher than the last. That was Gladys, who was the lift, and had been for eighty years. In all that time she had not said anything else, although there were those who thought that she could have.
@home You could miss it. Most people, coming to {home}, did; they looked from the large hotel on the left to the large hotel on the right, and never saw what those two were leaning on. {Hero} lived in there, seven floors up, on the side with the pigeons. And up and down the middle of it, as a thought goes up and down in a thin person, went Gladys, the lift. She had one word. But she said it at every floor, and each time a note higher, and never twice as though she meant the same by it.
@friend The door was kept by Mr. Dimity, in a hat with enough gold on it for an admiral. "Going up?" he asked of everybody. He asked it of dukes, of the cat, of persons who had that instant come down. It wasn't a question any longer; it was how he breathed. "Thank you, Gladys," {Hero} said, getting out. {They} always did. "You're talking to a cupboard," people told {them}; and the gates, {Hero} noticed, shut on those people rather smartly.
@friend "Going up?" said Mr. Dimity. He'd had the door for fifty years, and the gold hat with it, and somewhere in the course of them the words had worn as smooth as a step. He said them to bishops. He'd said them to a burglar, and held the gate. "He never asks you, does he?" {Hero} remarked to the lift, one day, when there were only the two of them; and felt, or possibly imagined, that she had slowed down to hear it.
@turn Into the lift went the cook, with both arms round the cake. In went a thin sad man with a double bass, which stood between them like a chaperone. Mr. Dimity, the porter, drew the gates to. One, the arrow said, over the doors. Two. Three. Three and a little. And there she stopped, with a small bounce, in the way of somebody on a street who has remembered something. {refrain}
@turn The trolley would not fit, so the cook took the cake in his arms and backed in, like a man dancing with his aunt. A musician squeezed after him, with a double bass that needed to be stood up straight. "All aboard," said the porter, who was Mr. Dimity, and ran the gates across. You heard her hum; you saw the arrow start. First. Second. Third. Then, half a yard above it, with all the time in the world, she left off. {refrain}
@trouble {Hero} took the stairs up and Mr. Dimity took them down, so that they met at some speed upon the third landing. {run1} "Can you hear us?" {Hero} called. "Perfectly," the wall said. "We're quite comfortable. I'd only mention that he has begun to look at the cherries." {Hero} put {their} ear to the crack. There was a humming in there, low, like someone who is doing the dishes and thinks she is alone. It wasn't the cook. It did not seem to be the man. Who did that leave?
@trouble There followed a good deal of running, of the kind that does not go anywhere. Mr. Dimity was coming down as {Hero} was going up, and they discovered this on the bend. {run1} "It's the cook," said the cook's voice, out of some roses on the wallpaper. "I am perfectly well. But this gentleman hasn't eaten since noon, and there's just the one thing in here." {Hero} hushed him, and leaned on the roses, and listened. Under the two voices there was a third, and it had no words. What does a lift have to hum about?
@stakes "She didn't stop for the war," Mr. Dimity said. "She didn't stop for the flood; there was a pike in her." He took his hat off and turned it round and round by the gold. From high up came a noise of spoons on a tablecloth: sixty people, being patient. "I don't know what I say," he went on, very quietly, "to anybody, if I can't say that." And it was then that {Hero} understood it was not only the cake that was stuck.
@stakes Mr. Dimity's face had gone small, and the hat looked too big for it. "The winter of the snow," he said, "she ran. The week of the flood she ran, wet. I used to tell people that." Three floors over their heads there had begun a noise like hail: it was spoons, sixty of them, and extremely well brought up. {Hero} had thought at first that it was a matter of getting a cake upstairs. {They} looked at the old man's hands. "We'll get her going, Mr. Dimity," {they} said. "We will."
@try1 "It'll be dry," said {Hero}, who had once known a gate. They found the can with the long nose. {They} went up a ladder in the dark and oiled whatever had a hole in it: every wheel, pin, hinge and pulley, and, from above, in error, Mr. Dimity. "Now then, old lady," {they} said, and gave the door a slap. "Good as new. Let's see you jump." Gladys drew a long, slow, oily breath...
@try1 Whatever squeaks wants oil: {Hero} had had that from a gate, and a gate is only a sort of lift for sheep. {They} took the stork-nosed can to the top of a ladder and let every moving part have what it would hold. Pins had some; chains had some; a long gold thread of it found its way, link by link, to the back of Mr. Dimity's collar. "There you are, old lady," {they} told the doors, and smacked them as one smacks a mule. "That's all it was. Off you go." There was the silence of someone filling her lungs...
@fail1 The doors shot open by the width of a hand. They shut, and opened again, and went at it like a set of teeth with a toffee; they got the hat, gold and all, and could be heard, for some minutes, having it. "I think that she's upset," said the cook, in snatches, as he came into view and went. Of rising, or of sinking, there was no sign. {refrain}
@fail1 She had never been known to bite before. But now the doors came together, and parted, and came together, with a click like a purse; one saw the cook by slices. Mr. Dimity took it into his head that she'd listen to him, and bent to the gap. He rose a plainer man. "It's all right," came a voice, between the clicks, over a noise of chewing. "It missed the cherries." By the time she had swallowed she was calmer. She was also exactly as high as before. {refrain}
@try2 "What have you got in there with you?" {Hero} asked the gap. There was a guilty sort of rustle. "Forty-one suitcases," said the cook. "It seemed a shame to make her come down twice." Well, then! Who would not stop, with forty-one suitcases? They formed a line along the landing. Out it all came, edgeways: trunks; hatboxes; a harp; a stuffed bear that was on nobody's list. "That's the lot," said {Hero}. "Any moment now. Stand back, and..."
@try2 "I don't like to mention it," said the cook, in his next slice, "but we're rather full." They looked in past him. He was standing to the waist in other people's luggage, for it had struck him that it would save a journey. "Forty-one pieces!" cried {Hero}. It was practically a relief. They made a chain down the landing and had them out by the corner: hatboxes, a harp in a coat, and lastly, arms wide, like somebody coming off a ship, a bear. No one would own to it. "Now," {they} said, "watch her jump..."
@fail2 She was as light as a cage, and she stayed exactly where she was; and in the meantime it had come to be noticed that the luggage had to be somewhere, and that the only somewhere was the stairs. The soup couldn't get up, the guests could not come down, and a countess was wedged upon the second landing with the bear, face to face, and had started telling it about her marriage. "Going up?" inquired Mr. Dimity, out from under a trunk. Nobody had the heart to answer.
@fail2 She had nothing in her now but two men and a cake, and for all the good it did she might have been holding up the town. What's more, it all had to go somewhere. By a quarter past the staircase was cork to the neck, with soup beneath it, going cold, and on the top sixty persons who had begun to remember that they'd had no lunch; and about half way, nose to nose with the bear, was a countess. "You're a good listener," she told it. "Going up?" said something under a hamper, in a faint, brave voice.
@clue Everyone was climbing over something, and had their eyes on their feet. So it was {Spotter} who looked the other way. There's a brass arc above those doors, with one to seven on it, and the arrow that ought by rights to have been lying at three. It was hard over, at the far end, straining against its pin, and it shook with the effort, like a dog's nose at the bottom of a door. Past seven there was a hand's breadth of painted wall. What did it want with that?
@clue When you cannot move your feet you start to use your eyes. {Spotter} had been wedged for ten minutes across from those doors, with a harp in the back, and had read everything on them twice. Seven numbers went over the top, in an arc, in brass. There was an arrow; and it told you where she was. She was at three: they'd all been shouting so at three. The arrow had gone by it. It had gone past the lot of them, and was crammed up against the end of its slot, quivering, like a cat that has seen a bird on the far side of a window. What was it looking at?
@try3 It was {Hero} who thought of the cellar. The great rope hung there, as thick as a leg, and went away up the shaft in the dark. "If she won't go, we'll fetch her," {they} said; and they came by the coal chute, all sixty, in satin. {run2} "Pull it down, and up she comes; it stands to reason." They spat on their gloves. "It's really most exciting," said the countess. "Together, now! And..."
@try3 "Behind all this," {Hero} said, "there has got to be a rope." It was in the cellar, in the dark, as thick as a python, with the stairs all choked above it; and so sixty guests in evening dress went down to it by way of the coal hole. {run2} The countess said she had not enjoyed anything so much since she was nine. They spread themselves along it. "If we go down," explained {Hero}, walking up the line like a general, "then she goes up. It is pure science. Wait for the word, and then..."
@fail3 Reason had not met the pulley. There were two ropes; there'd been a fair chance. "I appear to be leaving," the countess said. They went up, a dozen of them, kicking slightly, like washing; and Gladys, past their astonished noses, came down. She descended without hurry, as a person leaves a room in which things have been said, and settled at the very bottom of the house. Ping, she said. It was lower than any floor she had. {refrain}
@fail3 The science was all right. It was the rope; it had a twin. Down they hauled, with a cheer, and were at once a foot off the ground, and then six, a whole line of them, turning a little in the draught. "Does one let go?" inquired the countess. And there in the gap between their shoes, with her lights on, came Gladys. She was going the wrong way. She went by each of them in turn, with her eyes to the front, as people leave a theatre, and sat down on the bottom of the world. {refrain}
@low When they'd all been unhooked they went off to telephone for a man. {Hero} did not go. It was black, and it smelled of string. {They} sat against the cold gates, with the {kit}, and looked up eight floors of nothing to a crack of light, in which sixty plates were no doubt being cleared. What {they} kept coming back to was that {they} had slapped her. Eighty years, and {they} had called her old lady and slapped her. "I'm sorry," {they} told the dark. {run3}
@low It took some time to get down all the guests. They weren't cross. They dusted each other, and spoke of sending for an expert, and their voices went away up the chute. {Hero} stayed with the coal. It got extremely dark. So far {they} had poured oil in her ears, thrown out all her things, and pulled her downstairs by the hair. {They} held the {kit}, which smelled of cellar, and for once could not think of one single thing to do with it. "I would have stopped, too," {they} told her finally. {run3}
@insight.sound "Ping," said the dark; and, after a while, a step higher: "Ping." She was going through her floors. It was something she did by herself, {Hero} supposed, when the house was asleep. {They} listened, having nothing else to offer. "{Rule,}" was all {they} had ever been taught. Five. Six. Seven. And then it stopped; and every hair on {Hero} leaned forward. It was a scale without its top note, like a man who stands for ever with one foot over a stair. Who could do that to a person eighty years, forty times a day, and call it a lift?
@insight.sound It was her who broke the silence. She did not seem to want anything by it. She went over her notes the way an old lady goes over her rings, starting with the lowest. "{Rule,}" {Hero} told {themself}; it was that or cry. Third, fourth; it had a lift to it, it was going somewhere, it was very nearly there. Seven. It was like having somebody hold out a hand to you and then be called away. {Hero} was up on {their} knees. So there'd been a tune, all that time, forty times daily, with its roof off! And what does a tune want, more than anything?
@insight.build {They} leaned {their} head back until {their} hat fell off. From down here you saw the bones of it. Two rails ran up the walls, as thin and bright as the track of a snail, by five, by six, by seven; and there, where anyone would have ended them, they went on. Then there were planks. Somebody had nailed them over in a hurry, a long time since, to keep out a draught. "{Rule,}" {Hero} murmured. They'd had no more for her than a bit of timber. But you don't lay track to nowhere, do you?
@insight.build {Hero} lay on {their} back, since it made no difference. By and by the dark came to bits and there were things in it: a crack of yellow, very far off, and leading to it, side by side, like the two long strings of some instrument, her rails. {Hero} ran along them with one eye. There was five. There was seven, where the lamp was. "{Rule,}" {they} began to say, meaning nothing by it, and then sat up. They hadn't ended! They went on above the lamp, ten feet or so, and straight into some planks. Now, who builds a road, and afterwards has it stopped?
@insight.tend {They} found that {they} had a hand flat on the gate, and was rubbing it, as one does with a horse. "{Rule,}" {they} said. It was very good, as rules go. They had asked her, tonight, for her hinges, her load, and her rope. And before tonight? {Hero} thought of the buttons. All day there came fingers, thousands of fingers, and each of them told her where it would like to be taken. In eighty years had it entered one single head to ask her back?
@insight.tend {They} had got hold of one of her bars, {Hero} found, as you'd hold on to someone's sleeve. "{Rule}" It came out rather hoarse. And a fine lot of asking there'd been. They'd asked what was wrong with her. They'd asked how soon she could be made to go. There was that panel in her, with a button for each floor, and every one of the seven was some place where somebody else wished to be; and for eighty years she'd taken them all to the door, and waited while they got out. Suppose there'd been an eighth, for her. What would be written on it?
@means.sound {Hero} reached for the {kit} and waited. She began at the bottom, as she must. Four; five. {They} found that {they} {was} praying, a bit. Six. Seven. And into the gap, into that awful empty place beyond it, {Hero} {method}: the eighth. It went up the shaft like a bird that has found the window. Nothing stirred. There was a silence such as you get in the last second before a sneeze. "PING!" cried Gladys, from the bottom of her heart; and the floor pressed up under {Hero's} feet.
@means.sound {They} took up the {kit} with cold fingers, and gave her the time to come to it. You can't hurry a scale. She went up by the old worn steps, four, five, as she'd gone up them all her life, with her poor heart in her mouth; six; and then that seventh, held out, over nothing. {Hero} {method}: it was the eighth, it was the last, and it went in like a key. The whole shaft rang with it. For a moment nobody in that house could have told you their own name. "PING!" sang Gladys. And {Hero} felt the floor come up to meet {them}.
@means.build There'd been a fashion once for iron beds, and forty of them were down there, in the coal, with long straight flanks. {Hero} tried one with a thumb, and went to get the {kit}. It was two hours' work, or it ought to have been. At the top of the dark, among cobwebs as thick as socks, {they} had the planks off; and {Hero} {method}. The gap had been six feet. It was now a bed. "Would you care to try that?" {they} called. And a long way below somebody said, hardly daring: "Ping?"
@means.build Someone in the year 1910 had thought that guests should sleep on iron. Someone in 1911 had carried it all down here. {Hero} knelt among the bedsteads, with the {kit} spread open, and thought about what a bed has that is long, straight, and comes in pairs. It was a fearful way up to those planks, and when {they} had them off, the soot of eighty years came down. {They} sneezed; {they} found the two raw ends; and {Hero} {method}. There it was: ten feet of railway, with a bit of iron ivy at each end. From the deep below, not daring to believe it, there rose a ping.
@means.tend {They} put the {kit} aside, and {Hero} {method}. "Gladys," {they} said. "I ought to have begun with this. Where would you like to go?" One does feel a fool. A minute went by. Then overhead, in its brass arc, the arrow ticked. It passed four. It got to seven, and it did not so much as pause; it reached out over the bare wall, as far as it could strain, and touched it. {Hero} climbed on a trunk and scratched there with a thumbnail. There was green paint; there was cream; and below that, bright as the day it was covered, a button. "Roof," it said.
@means.tend So {Hero} laid aside the {kit}, and {method}. It felt no odder than most conversations. "I've got no floor to go to," {they} said. "I'm not in any hurry. I only wondered where you'd choose." Then {they} held {their} tongue, which is the other half of asking. It ticked. Up there in the gloom a thin brass finger was going round, by three, by five, and it trembled as it passed seven, and put its tip to the paintwork. {Hero} got a nail under the edge. It came off in a curl; and out looked a button, and what it said was "Roof."
@snag Nobody who saw her go has forgotten it. She took the third in her stride. She did five, six, seven, on one breath; and then there came a groan out of the house's very head, and she hung, one hand short. "It's the winding wheel," said Mr. Dimity. "Nobody's been beyond since they shut the garden. It had a handle: brass, with a crook in it. I put it away, my first winter, where I'd be certain to find it." They watched him look for it in his mind. They saw him come back without. Above them something had begun, by quarter-inches, to slip...
@snag They heard her before they saw her. She came by the fourth like a band going past, and the people on the stairs took off whatever they had on their heads. At the seventh she slowed. There was a noise from above, like some huge thing turning over in bed, and she stuck, with her sill a bare hand below where it should be. "She'll want winding on," Mr. Dimity said. "There's a wheel up there, and a handle to it, brass, about like so. I put it by for her. I said to myself, you'll never forget where..." His mouth stayed open. Inch by inch the lights were going down again...
@rescue "Has it got a bend in it?" It was the boy who polished the buttons. There were four hundred in the hotel, counting the porters, and he did them so well that nobody had ever seen anything there but their own face. "Only there's one wedged by the desk. It keeps the palm straight." It was the finest palm in {home}. He looked at it, and said, "Sorry"; and put his arm in {hid}. It came down like an opera singer, and out of the wreck of it rose the boy, with leaves on, holding {key}.
@rescue There was a cough, about level with the doorknob. All day long the boy who polished the buttons went from one floor to another with his cloth. The fact is that if you do a thing like that perfectly you vanish. "It isn't lost," he told his boots. "Only everyone would keep saying how straight that palm is." It was the pride of the lobby. He asked its pardon, he worked one arm in {hid}, and he pulled. Nine feet of it bowed from the waist, and went over upon the register; and when the earth had finished falling he could be seen to be holding {key}.
@climax Over the top floor is a hatch, and over that a ladder, and then you're in the dark with the wheel. {Hero} could hear the ropes talk. {They} fitted the brass to it, and pushed, and hung on it with all {they} weighed. {They} thought of what Mr. Dimity would have said, for he had said it to the whole world except to one; and so {Hero} laid {their} cheek on the cold iron, and asked her. "Going up?" For as long as it takes to draw a breath, she considered it. Then eighty years of rust went off like a cannon in a play, and it turned...
@climax Beyond the last carpet was a hatch, and then rungs. {Hero} went up them by feel, into a blackness that creaked. There was grease on everything. {They} met the wheel with {their} forehead; {they} slid home the handle, put {their} weight on it, and might as well have leaned on a church. {Hero} rested {their} face against the cold rim. It came to {them} who ought to be saying it, and to whom he never had. "Going up?" {they} asked, very politely, and waited to be told. Something in the iron gave a kind of sob; and all at once it was no heavier than a gate...
@resolution The gates slid open of their own accord. There had been a garden up there, which had got on very well without anybody; beyond that were the chimneys; and over those, with nothing between, lay all the stars that there are. She'd taken ten thousand people up to see the view, and she had never had a window. "Don't get out yet," said the cook, in a whisper. So they stood in her, close together, with their hats in their hands, and let her look. {turned}
@resolution First there came air, with chimney smoke in it, and roses. Somebody had planted them once, and nobody had told them to stop. Beyond that was a low wall, and beyond the wall there wasn't anything until you got to the stars, and of those there were so many that somebody laughed. No one stepped out. It had dawned on all of them that she'd brought every person in that house up to a view, and then gone down in the dark to get the next. So they kept still, squashed in about the cake, and gave her the first look. {turned}
@close {toast} {ends} What was left of the hat was given back, and Mr. Dimity wore it. He was the last to leave, with one foot already on the stair, and then he turned round. "Going down?" he said; and for the first time in his life he waited to be told. There was no ping. "Quite right," said Mr. Dimity. He went in and sat down on the little seat that no one ever used, and {Hero}, looking back, saw them stay.
@close {toast} {ends} They ate it off their knees, under the roses, out of sixty plates; and the bear had a plate. Toward the end of the night {Hero} went to find Mr. Dimity. He was in the lift, on the small plush seat, with the bitten hat in his lap. "Fifty years, and I never had a ride in her," he said. "I've only ever shut the gate." He looked up at the arrow, and you would have taken him for a much younger man. "Anywhere you like, my dear," he told her. "I'm not needed at the door."
`,
}
