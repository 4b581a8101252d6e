// Gladys the lift has stopped between two floors with the cake inside, and nobody has ever asked her where she would like to go.
import type { PackSource } from '../pack.ts'

export const lift: PackSource = {
  id: 'lift',
  skeleton: 'late-guest',
  genres: ['comedy', 'mystery', 'friendship', 'sci-fi', 'educational', 'magic'],
  tags: 'hotel city town street building apartment tower skyscraper rooftop house stairs',
  peril: 1,
  touches: 'lift elevator height dark stuck',
  carries: ['tender'],
  ways: ['sound', 'build', 'tend'],
  figure: {
    name: 'Gladys',
    type: null,
    pronoun: 'she',
    want: 'to see what all the others go up for',
    habit: 'says ping',
  },
  people: { 'Mr. Dimity': 'mr-dimity' },
  extras: `
    resolution: crowd
    close: crowd
  `,
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
    'Stuck Between the Third and the Fourth',
    '<grave:The Lift in Topping Street|Ping!>',
    'Seven Floors and One More',
  ],
  blurb:
    'The guests are on the seventh floor. The cake is between the third and the fourth. Gladys the lift has gone up and down for eighty years, and tonight, for no reason that anyone can see, she has stopped. What do you say to a lift? {Hero} is about to find out.',
  stage: `
    want: kitchen day clear wide | look-up excited | cake table |
    home: stairs day clear behind | look-up happy | open-lift | cat-asleep
    hobby: living-room day clear medium | stand proud | |
    friend: street day clear medium | wave happy | suitcase | bird-on-head
    flaw: stairs day clear close | stand thoughtful | |
    turn: stairs dusk clear medium | look surprised | open-lift cake |
    trouble: stairs dusk clear wide | run funny | lift-door |
    stakes: living-room dusk cloudy medium | look worried | table plate spoon | mouse-watching
    try1: stairs dusk cloudy medium | kneel brave | lift-door tin |
    fail1: stairs dusk cloudy medium | look surprised | open-lift hat |
    try2: stairs night cloudy wide | pull hopeful | lift-door suitcase |
    fail2: stairs night cloudy above | look-down surprised | suitcase lift-door |
    clue: stairs night cloudy behind | look-up curious | lift-door |
    try3: cellar night cloudy wide | pull excited | rope cogwheel | mouse-watching
    fail3: cellar night cloudy medium | look-down surprised | lift-door rope | | dusty
    low: cellar night cloudy close | sit sad | lift-door | | dusty
    insight: cellar night cloudy behind | listen hopeful | lift-door | | dusty
    means: cellar night clear medium | stand brave | lift-door | | dusty
    snag: tower-top night wind above | look-up surprised | cogwheel rope | | dusty
    choice: stairs night clear medium | stand thoughtful | |
    rescue: living-room night clear close | reach hopeful | plant-pot lever |
    climax: tower-top night stars medium | pull wonder | lever cogwheel rope | | dusty
    resolution: rooftop night stars wide | look-up joy | open-lift cake |
    close: rooftop night stars medium | eat happy | cake plate open-lift | small-copy-of-hero
  `,
  deeds: `
    want: hero touches cherry-cake; no cake; no table; no lift-door; no plate; no chair
    home: hero in open-lift; no cake; no bread
    friend: hero in open-lift; no suitcase; others mr-dimity; at stairs day medium
    flaw: no cake
    turn: hero touches full-lift; hero reach surprised; no open-lift; no lift-door; no cake; no bathtub; others mr-dimity
    trouble: hero touches lift-door; no cake; others mr-dimity
    stakes: hero lifts plate; spoon on table; no cake
    stakes[had taken off his hat]: others hatless-dimity; no hat
    try1: hero pours oil-can over lift-door; no tin; no cake; no cat; no ladder; no broom; no gatepost; no wheel; others mr-dimity
    fail1: hero touches biting-lift; hero reach surprised; no open-lift; no lift-door; no hat; no cake; others hatless-dimity
    try2: hero pulls suitcase; no cake; no tuba; others crowd
    fail2: hero touches bear-lady; hero reach surprised; no suitcase; no lift-door; no cake; no soup-pot; no feather; no drum; no hat; others mr-dimity; at here wide
    clue: friend touches lift-dial; no lift-door; no cake; no clock; no suitcase
    try3: hero pulls rope; no cake
    fail3: hero touches lift-door; hero reach surprised; with rope-countess; no rope; no shoe; no cake; no wheel; others; at here wide
    low: no cake; no hat
    insight.tend: hero touches lift-door; no rope; no cake
    insight.sound: hero listen hopeful; no rope
    insight.build: hero look-up hopeful; no rope; no bed
    means.build: hero pulls bed; no lift-door; no rope; no cake
    means.tend: hero touches lift-dial; no lift-door; no rope; no cake
    means: no rope; no cake
    snag: hero touches great-wheel; hero reach surprised; no cogwheel; no lever; no wheel; no cake; no rope; no cat; no lantern; others mr-dimity; at here wide
    choice: no lever
    rescue: friend gives lever to hero; no cake; others boy
    climax: hero touches turned-wheel; hero reach brave; no cogwheel; no lever; no wheel; no rope; no lamp; no bell; no ladder
    resolution: hero in open-lift; hero look-up wonder; with rose-bush; no lever; no candle; no cake; no hat; no flowers; at here wide
    close: hero lifts cake; with rose-bush; no lever; no hat; no pillow
  `,
  lapStage: `
    home: stairs day clear wide | wave happy | open-lift |
    friend: stairs day clear medium | wave happy | suitcase |
    want: stairs day clear medium | look excited | open-lift cake bunting |
    turn: stairs dusk clear medium | look surprised | lift-door |
    trouble: stairs dusk clear wide | run funny | lift-door cake |
    stakes: stairs dusk clear medium | reach sad | lift-door |
    try1: stairs dusk clear medium | reach brave | lift-door |
    fail1: stairs dusk clear close | look funny | lift-door |
    try2: stairs dusk clear medium | push hopeful | lift-door |
    fail2: stairs dusk clear medium | sit surprised | lift-door hat |
    try3: stairs night clear medium | jump excited | lift-door |
    fail3: stairs night clear wide | look sad | open-lift cake |
    hobby: stairs night clear medium | stand happy | |
    flaw: stairs night clear close | think thoughtful | |
    low: stairs night clear wide | sit sad | open-lift lantern |
    clue: stairs night clear medium | listen curious | open-lift |
    insight: stairs night clear close | listen hopeful | lift-door |
    means: tower-top night clear medium | climb brave | ladder cogwheel |
    snag: tower-top night clear close | peek worried | nest |
    rescue: tower-top night clear close | whisper happy | nest bird |
    choice: tower-top night clear close | kneel thoughtful | mouse |
    climax: rooftop night stars medium | carry wonder | nest bird |
    resolution: rooftop night stars wide | cheer joy | open-lift bird |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: hero in open-lift
    friend: hero touches open-lift; no suitcase; others mr-dimity
    friend[boy]: hero touches open-lift; no suitcase; others boy
    want: cake in open-lift
    want[put the cake]: hero lifts cake
    turn: hero touches lift-door; no cake
    trouble: hero touches lift-door; no hat; no cake
    stakes: hero touches lift-door; no cake
    try1: hero touches lift-door; no cake
    fail1: hero touches lift-door; no cake
    try2: hero pushes lift-door; no cake
    fail2[hat]: hero lifts hat
    fail2: no hat; others crowd
    try3[In went]: hero in open-lift; no lift-door
    fail3: cake in open-lift
    low: hero in open-lift; no cake
    clue: hero in open-lift; no cake
    insight: hero touches lift-door; no cake
    means: hero on ladder
    snag: hero touches nest
    rescue: hero touches nest; bird in nest
    climax: hero lifts nest
    resolution: hero in open-lift; no cake
  `,
  b0_3: `
@home Gladys was a lift. She took {Hero} and the {kit} up, and she took them down. Ping!
@home Ping! Up went Gladys, the old gold lift. In her sat {Hero}, with the {kit}.
@home In {Hero's} house there was a lift, called Gladys. {Hero} and the {kit} said good morning to her.
@friend Mr. Dimity shut the gate. "All the way up, {Hero}? Hold on to your hat."
@friend "Good morning, {Hero}," said the boy who polished the buttons. Rub, rub, rub!
@friend Mr. Dimity gave Gladys a rub with a cloth. He let {Hero} do her nose.
@want {why} A big cake had to go up, for {event}. Would Gladys go?
@want {why} {Hero} put the cake in Gladys, for {event}. Would she go up?
@want {why} Up went the cake, to {event}. Or did it, {Hero}?
@turn {Hero} put a thumb on number seven. {refrain}
@turn "Up, please," said {Hero}, to the seven. {refrain}
@turn {Hero} waited. The cake waited. {refrain}
@trouble "Gladys?" said {Hero}. She did not move at all. {run1} Was Gladys ill?
@trouble There were seven flights of stairs. {run1} {Hero} looked at the big cake. Was Gladys asleep?
@trouble They all stood in a row, with their hats on. {run1} What was the matter, {Hero}?
@stakes {Hero} patted her gold door. It was warm. "Poor Gladys," said {Hero}.
@stakes "She has gone up and down for eighty years," said Mr. Dimity. {Hero} gave her a kiss.
@stakes "I will find out what it is," said {Hero}, and hugged her gate.
@try1 {Hero} pushed the seven, and the six, and the five, and...
@try1 Did she want all the buttons? {Hero} used ten fingers, and...
@try1 "I will push them all," said {Hero}. One, two, three, and...
@fail1 They all lit up, as red as noses. {refrain}
@fail1 It was very pretty. That was all, {Hero}. {refrain}
@fail1 Now every button was on. {refrain}
@try2 {Hero} got under her, and pushed. Did she go up a bit?
@try2 Did she want a push? All the guests pushed, and {Hero}, too. What moved?
@try2 "I will push you up," said {Hero}. Heave! Was that Gladys?
@fail2 No, it was just {Hero's} hat. {refrain}
@fail2 They all fell down, in their best shoes. {refrain}
@fail2 Bump! Down sat all the guests. {refrain}
@try3 {Hero} jumped, to wake her up. Jump... jump... jump...
@try3 Was she stuck? In went {Hero}, and jumped, and the cake jumped. Wobble...
@try3 "I will jump," said {Hero}. Up... and up... and...
@fail3 Now the cake was flat. {refrain}
@fail3 The cake jumped higher than {Hero}. Splat! {refrain}
@fail3 {Hero} had cake in both ears. {refrain}
@low {Hero} sat down in the lift. {run3}
@low On went the lamps. {Hero} sat down. {run3}
@low It was late, and it was still. {run3}
@clue {Went}, went the {kit}, in the lift. "Cheep," said something. It liked that!
@clue {Went}, went the {kit}. "Cheep." <pal:{Pal} looked up. >It was so small, and right up over {Hero}.
@clue "Did you say cheep?" {Went}, went the {kit}. No, that was not it. "Cheep!"
@insight It was not Gladys. It came from way up, on top of her. Who says cheep...?
@insight Cheep, cheep! {Hero} looked at the roof of the lift. It was up there. Was it...?
@insight Gladys did not move. She held her breath. What did she have up there...?
@means {Went}, went the {kit}, to ask who it was. "Cheep!" said the top. Up went {Hero}. Step, step, step!
@means {Went}, went the {kit}, on the stairs, and cheep came back. Up went {Hero}, up to the big wheel.
@means "Are you there?" {Went}, went the {kit}, on each step. "Cheep!" Up they went, to the very top, on tiptoe.
@snag There was the wheel that pulled her up. And on the wheel, in the dark, was something round...
@snag It was a wheel, as big as a cart. Straw hung out of it. {Hero} bent down. Shh...
@snag Up by the wheel it was dark. {Hero} put out one finger. It was warm, and soft...
@rescue Cheep! It was a nest, with three baby birds in it. Gladys had stood still, not to wake them.
@rescue It was a bird's nest! If Gladys moved, it would fall. Oh, kind, kind Gladys.
@rescue Three little beaks looked up at {Hero}. So that was why! Gladys had sat like a hen.
@climax {Hero} put the nest out on the roof, under the stars. And home came the mother bird.
@climax "Come with me," said {Hero}. Step, step, step, with the nest, out to a safe place by the chimney.
@climax {Hero} found the nest a good place, by a warm chimney. Down came the mother bird. Cheep!
@resolution Then {Hero} got in, and put a thumb on the seven. {turned}
@resolution "Up, please, Gladys!" said {Hero}, and all the guests. {turned}
@resolution Now she could go. {Hero} shut the gate. {turned}
@close {toast} {Hero} went down to bed. Ping! Night-night, Gladys. {ends}
@close {toast} Cheep, cheep, off to sleep. {ends}
@close {toast} Good night, little birds. Good night, Gladys. {ends}
`,
  b4_6: `
@want There was to be a cake with a hundred cherries, up on the seventh floor, for {event}. {why}
@want "A hundred!" said the cook, and put the last cherry on the cake for {event}. {why} It had to go to the seventh floor, and it shook if you looked at it.
@want As tall as a boy it was, with a hundred cherries, for {event}. {why} How does such a cake go up to seven? In the lift!
@home {Hero} lived in {home}, in an old hotel as thin as a book. In the middle was Gladys, the lift. She went up and down all day, and at each floor she said ping.
@home An old hotel stood in {home}, and it was so thin that {Hero} could nearly hug it. You could climb up all seven floors. Or you could ride with Gladys, the lift, who sang ping at every one.
@home You could walk past {Hero's} house in {home} and not see it. It was a hotel, no fatter than a slice of bread. And up and down in it, like a song, went Gladys the lift. Ping!
@friend Mr. Dimity stood by the door, with gold on his hat. "Going up?" he asked everyone. He asked the cat. He asked [people who had just come down|the mop]. "Yes, please," said {Hero}.
@friend "Going up?" asked Mr. Dimity, in his gold hat. It was all he ever said. He had asked a duke, and [a wet umbrella|a parrot]. He asked {Hero}, every day. He had never asked Gladys.
@friend Gold buttons, gold hat: that was Mr. Dimity, at the door. "Going up?" he said to babies. He said it to [a dog with a stick|the fish man] and to {Hero}. Only Gladys never got asked.
@turn The cook got in, with the cake. The doors shut, and up they went: one, two, three, and a bit. Then Gladys stopped. {refrain}
@turn The cook got in backwards, behind the cake. Ping, and ping, and ping. After that there was no ping. Gladys stood still, in the middle of a wall. {refrain}
@turn "Hold tight," said the cook to the cake, and the doors closed. One, ping! Two, ping! Three, ping! And four? Gladys hung there, and had a think. {refrain}
@trouble {Hero} ran up the stairs. Mr. Dimity, who kept the door, ran down. {run1} "In here!" called the cook, from the wall. {Hero} put one ear to it. Was that somebody humming?
@trouble "Who's in there?" {Hero} called. "Me," said the wall, "and the cake." It was the cook! Up ran Mr. Dimity, the man at the door. {run1} Now there was another sound. Who hums in a wall?
@trouble Up ran {Hero}. Down ran Mr. Dimity, from the door. Bump! {run1} "I'm stuck," said the cook, in the wall, "and so is the cake." But what was that hum? Was it Gladys?
@stakes Upstairs there were sixty guests and sixty plates, and nothing to put on them. "No cake, no {party}," said {Hero}.
@stakes Bang, bang, bang. Far up the stairs, sixty people were hitting sixty plates with spoons. "That's {event}," said {Hero}, "and it's hungry!"
@stakes Upstairs, a hungry uncle had begun to lick his clean plate. "Sixty people, no cake!" said {Hero}. "What sort of {party} is that?"
@try1 "My gate sticks, too," said {Hero}. "It wants oil." {They} oiled every wheel that {they} could reach. Drip, drip. Then Gladys gave a shake...
@try1 In with the brooms was a can of oil, with a nose like a stork. {Hero} fed the wheels, and then {their} own sleeve. Deep in the dark, something went gulp...
@try1 "Is she thirsty?" said {Hero}. There was a fat can of oil. Each wheel had a sip. So did the cat. Deep inside, Gladys burped...
@fail1 The doors went open, shut, open, shut, like somebody with toffee. They ate Mr. Dimity's hat. But up or down she did not go. {refrain}
@fail1 Snap, snap! Her doors had learned to bite. Mr. Dimity bent down to look, and stood up with no hat. Still she hung there, just the same. {refrain}
@fail1 Clap, clap, went the doors. "Good girl," said Mr. Dimity, and put his head near. They had his hat, and ate the gold last. But Gladys did not move. {refrain}
@try2 "She's too full," said {Hero}. So out came the bags, one at a time: [forty|fifty] of them, then a trunk, then a stuffed bear, and...
@try2 {Hero} put one eye to the gap. It was all bags! "Pass them out!" {they} said. So out came [forty|fifty] bags, and a trunk, and then a bear with glass eyes. "Now she'll fly up like a..."
@try2 "You try going up with all that in you!" said {Hero}. Over their heads came [forty|fifty] bags. Next was a trunk. And next was a big stuffed bear, who looked glad to be out, and...
@fail2 Now the stairs were full. No one could get up. No one could get down. A lady sat on the bear. And Gladys, as light as a feather, stayed.
@fail2 She didn't. And where do you put all those bags? They put them on the stairs. The soup was at the bottom. Somebody's aunt was in the middle, on the bear.
@fail2 Gladys stayed. But now each stair had a bag on it, and each bag had a guest on it. A lady gave the bear a mint. Nobody could go anywhere.
@clue It was {Spotter} who looked up. Over the doors were brass numbers, one to seven, and an arrow. The arrow shook. It was trying to point past seven. What came after that?
@clue A half moon of brass numbers hung over the doors. Gladys was at three. But {Spotter} saw her arrow push the other way, past six, past seven, as far as it could lean. What did it want there?
@clue {Spotter} lay back on a trunk, and saw the brass up there. It had seven numbers, and a hand, like a clock's. But the hand pushed at the bare wall, after the last one. What for?
@try3 "Then we'll pull," said {Hero}. Down in the cellar hung her rope. Cooks and guests took hold. {run2} "One, two, three, heave!" said {Hero}. "Up she comes..."
@try3 "I've found her rope!" {Hero} cried, from the cellar. Down slid the cooks, and the guests in their best shoes. {run2} "It's easy. Take hold! One, two..."
@try3 Under the house was a rope, fat and black. "If we go down with it," said {Hero}, "she'll go up!" Aunts came. Cooks came. {run2} They all took hold, and took a breath, and...
@fail3 But the rope went over a wheel. They pulled it down, and up they went; and down came Gladys, to the bottom of the house. {refrain}
@fail3 It was not easy. There were two ropes. Up went an aunt, with her feet kicking, and down past her, to the very bottom, came Gladys. {refrain}
@fail3 "I can fly!" said an aunt. They had pulled the wrong one! Up went cooks, shoes and all, and down to the coal went Gladys. {refrain}
@low It was dark in the cellar. {Hero} sat with {their} back on the cold doors, and the {kit} in {their} lap. {They} had made it worse. {run3}
@low They all went to find a man with a [bag of tools|long ladder]. It was black, and it smelled of string. "Sorry," {Hero} told the doors, and held on to the {kit}. {run3}
@low Now there was just {Hero}, and a lot of coal, and Gladys, who would not say a word. {They} hugged the {kit} with both arms. "I only wanted to help," {they} said. {run3}
@insight.sound Ping, said Gladys, to herself. Ping, ping: seven of them, going up like steps. Then nothing. "{Rule,}" said {Hero}. It made you itch! It was a tune with the last note gone. Where was it?
@insight.sound She was counting her floors, in a tiny voice. {Hero} counted, too. "{Rule}" One more, and one more, up to seven. Then came a hole, as when you miss a stair. What went in it?
@insight.sound Was that a ping? It was so small. {Hero} sat up. There was one for each floor, from low to high, and it stopped too soon. "{Rule,}" {they} said. What came after seven?
@insight.build {Hero} looked up. There were Gladys's rails, two thin lines, up past seven, and on, behind some old boards. "{Rule}" Why would she have a road, if no one let her go there?
@insight.build {Hero} saw two shiny lines on the wall. "{Rule,}" {Hero} said, and followed them up with one finger. They went by the seventh floor! They went on, behind some boards. Who nails up a road?
@insight.build {Hero} lay on the coal and looked up. Two silver lines ran up Gladys's wall to the seventh floor, and on, behind some planks. "{Rule,}" {they} said, and blinked. Who had shut off that bit?
@insight.tend {Hero} patted the door, as you pat a cow. "{Rule,}" {they} said. They all pressed a button, to say where they would like to go. Had anybody asked Gladys?
@insight.tend Press, press, press. That was all that people did to her. {Hero} stopped. "{Rule}" It was {their} very own rule! There were buttons for everybody else. Where was the one for her?
@insight.tend "Does it hurt?" {Hero} asked the doors. It felt odd, for nobody ever asked Gladys a thing. They just pushed, and off she went. "{Rule}" So what if she had somewhere to go herself?
@means.sound {Hero} got out {their} {kit}. {They} waited for the seven pings. And then {Hero} {method}: the high one, the one that was not there. Ping! Gladys began to rise.
@means.sound She got to seven, and sighed. But there was {Hero}, with the {kit}, and {they} {method}: one more, right on the top. PING! And the whole floor began to go up.
@means.sound Here it came: one, two, and on to seven. {Hero} had the {kit} up, ready, and {method}. There! It fitted like a lid on a jar. PING! The coal jumped, and Gladys rose, all by herself.
@means.build There were old beds in the cellar! {Hero} took the long iron sides, and {method}. Off came the boards. Now her road went all the way.
@means.build In the coal lay an old iron bed. "You'll do," said {Hero}. {They} took it up past the boards, and {method}. Click! Her two thin lines met two more, and ran on.
@means.build What is long, and flat, and made of iron, and under the coal? It was a bed! Off came the planks. {Hero} undid the {kit}, and {method}. It clicked! Gladys had a way to the very top.
@means.tend {Hero} sat down by her with the {kit}, and {method}. "Where would you like to go?" {they} asked. It was quiet. The arrow moved: six, seven, and past it, to a button under the paint.
@means.tend {Hero} laid the {kit} on the coal, and {method}. "You choose," {they} told her. Tick, tick. The arrow leaned on the wall, high up. Under the paint there was a button!
@means.tend {Hero} put the {kit} away, and {method}. "It's your turn," {they} said. "Where to?" Over the doors went the arrow: six, seven, tick. There, in the old paint, was one more button.
@snag Up went Gladys: five, six, seven! And then, a hand from the top, she stuck. "It's her wheel," said Mr. Dimity. "It had a handle, a brass one. Only I don't know where..."
@snag My, how she sang! Then something groaned, up under the roof, and she hung there, one hand short. "You wind her the last bit," said Mr. Dimity. "I put the handle somewhere safe. Was it..."
@snag Away she went! But at the tip of the top the big wheel groaned, and there she hung. "It needs its handle," said Mr. Dimity. "It's brass. I hid it from the cat, and then I..."
@rescue "The palm tree stands on it," said the boy who polished the buttons, "or it falls over." He had never been asked. He reached in {hid}, and the palm fell over. Up came {key}.
@rescue "I think I know," said the boy who polished the buttons. Most people only saw his shine. "It holds up the big palm." He felt about {hid}. Crash! There were leaves all over him, and he had {key}.
@rescue Up went a hand, with a cloth in it. It was the boy who polished the buttons. "I know what's brass," he said. He dug {hid}, and fell in. The palm fell out. He had {key}!
@climax {Hero} climbed up, past the top floor, to the great wheel. In went the handle. It was as stiff as a frog in winter. Then it went. The doors slid open...
@climax One more ladder, and {Hero} was in the black part, where the wheel was. It was as cold as a bell. {They} hung on the handle. "Going up?" {they} whispered. It thought. It gave a crack and went round, and the doors...
@climax It was black up there, and it smelled of mice. {Hero} felt for the wheel and pushed in the handle. {They} kicked it. "Please," {they} said. "Going up?" And the wheel thought about it, and...
@resolution She had never seen the sky. There it was, all of it, with the stars switched on. No one got out until she had looked. {turned}
@resolution Nobody ate and nobody spoke. Gladys had never had a window, only walls. So they stood there inside her, and let her look at the night. {turned}
@resolution The doors went back, and there was no ceiling, only night, with all its lamps on. They let Gladys look first. {turned}
@close {toast} {ends} And every night since, when all are in bed, somebody says ping, and goes up by herself to look.
@close {toast} {ends} Now listen, when you are in bed. Ping, it goes, seven times. And then one more.
@close {toast} {ends} And Mr. Dimity shut the gates, that night, with himself inside. "Going up, Gladys?" he asked. You know what she said.
`,
  b7_9: `
@want Sixty plates were out on the seventh floor, for {event}. {why} All that was missing was the cake, which had a hundred cherries and could not be carried, on account of wobbling. It would come up in the lift.
@want "One hundred," said the cook, and with tweezers he set the last cherry on the cake for {event}. {why} The thing came up to his chin and shook when anyone breathed; so it would have to ride to the seventh floor in the lift.
@want Stalks up, a hundred cherries went round and round the cake, and it was for {event}. {why} "Who's carrying it?" somebody asked. It slid a little, to hear. "Nobody is," said the cook. So it would go up to its sixty plates, seven floors off, in the lift.
@home {Hero} lived in {home}, at a hotel so thin that it looked like the bit left over between two others. It had seven floors, and a lift called Gladys. On each floor she said ping, in a slightly higher voice than on the one below.
@home People who came to {home} often walked right past the hotel, which was as thin as a slice of toast. {Hero} had a room near the top. It was eighty-eight stairs; or else there was Gladys, who was the lift, and who sang ping seven times on the way, each time a bit higher.
@home If you breathed in, you could just get past the front desk of the hotel in {home}; that's how thin it was. {Hero} lived upstairs. Going to bed meant a ride in Gladys, the lift. At every floor she said ping, each a little above the last, like a person going up a piano with one finger.
@friend Mr. Dimity stood at the door in a hat with gold on. "Going up?" he would say, and he said it to everyone: to dukes, to the cat, and to people who had that moment come down. He had never once been heard to ask it of Gladys. {Hero} always thanked her, getting out.
@friend "Going up?" That was Mr. Dimity, in his gold hat. He had asked a parrot, and a general, and a man who was laying the new carpet, face down. There was one person he had never asked, and she was the one who went. "Thank you, Gladys," {Hero} would say, stepping out.
@friend Gold went all round Mr. Dimity's hat, and under it he kept the door. "Going up?" he asked the milkman. He asked the milk. He asked a bride, who had lost her shoe and was going home. But he'd never put it to Gladys, who did all the going. "Good night, Gladys," {Hero} used to say, since somebody ought to.
@turn In went the cook, holding the cake, and a thin man with a double bass. Mr. Dimity the porter shut the gates and saluted. One, said the arrow. Two. Three. Three and a bit. There Gladys stopped, with a bounce, like a person who has had a thought. {refrain}
@turn "Mind the cherries," said the cook, and got in backwards. After him came a man with a double bass, which took up the room of two. Mr. Dimity, the porter, closed the gates. Up they hummed: first, second, third. Then came a small jolt, as when you remember that you've left the bath on. {refrain}
@turn Round the gate came the cake, and the cook behind it, walking on tiptoe. A double bass got in next, with a sad man to hold it up. Mr. Dimity, the porter, shut them in. Everyone heard one ping, and two, and three. Nobody heard four. There was a bump, like a boat coming in. {refrain}
@trouble {Hero} ran up, Mr. Dimity ran down, and they met in the middle and bounced off. {run1} "We're all right in here," called the cook, behind the wall, "but he's looking at the cherries." {Hero} laid an ear to the doors. Something was humming. Was it the man, or was it her?
@trouble {Hero} took the stairs three at a time. Mr. Dimity took them four at a time, the other way, and after that they both sat on the floor for a moment. {run1} "It's me," said the wall, in the cook's voice, "and the bass man would like a cherry." But {Hero} could hear somebody else in there, humming, quite low. Who was it?
@trouble Two people ran to help. As {Hero} was running up, and Mr. Dimity down, they helped each other flat. {run1} "Don't fret about me," came the cook's voice, through the bricks. "It's the cherries. He has started to count them." {Hero} listened at the crack. There was something in there, very soft, like a pot coming to the boil. So who was humming?
@stakes "She's never stopped," said Mr. Dimity. "Not even in the flood." He had gone as white as his gloves. Upstairs sixty guests had begun, in a polite way, to bang their spoons. "They're up there," {Hero} said, "and the cake is in here."
@stakes Mr. Dimity turned his hat round and round by the gold. "Eighty years," he said, "and not one stop." High above them sixty spoons were tapping sixty plates, very politely, like rain. "That's {event}," said {Hero}, "getting hungry."
@stakes Mr. Dimity had taken off his hat, which he never did. "Even in the snow," he said, "she ran." Somewhere upstairs a spoon tapped a plate. Another joined in; by the time {Hero} had counted to sixty they were all keeping time. "They want their {party}," {they} said.
@try1 {Hero} had known a gate that stuck, until a drop of oil made it sing. So {they} went up a ladder with the big can and did each wheel, and each hinge, and, by mistake, the top of Mr. Dimity. "There," said {Hero}. Gladys gave a shudder, from end to end...
@try1 "Stuck things want oil," said {Hero}. The can had a nose like a stork's. {They} filled every hole that {they} could see, and the oil ran over the wheels, and along the chain, and in at Mr. Dimity's collar. From inside her came a kind of swallow...
@try1 "My gate did this," said {Hero}. "It only wanted a drink." {They} carried the big black oil can up a ladder, and tipped it. The hinges had a drop each. What was left went to Mr. Dimity, who was holding the ladder, and happened to look up. Then, in the dark, they heard her gulp...
@fail1 The doors flew open as far as your hand. They shut; they opened; they went on doing it, with a noise like a giant eating toffee. They ate Mr. Dimity's hat. But go up or down she would not, not by so much as an inch. {refrain}
@fail1 And then her doors began to bite. You couldn't have got a finger in. Mr. Dimity leaned over to have a quiet word with her, and straightened up without a hat; they could hear it going round. As for Gladys, she hung between one floor and the next, exactly as before. {refrain}
@fail1 Open came the doors, but only a crack. Then they shut; then open, then shut, faster and faster, chewing on nothing. "Now, Gladys," began Mr. Dimity, and put his head near. After that they were chewing on a hat. What they wouldn't do was let anybody out. What she wouldn't do was move. {refrain}
@try2 "What have you got in there?" {Hero} called through the gap. "Forty-one suitcases," said the cook. "It saved a trip." So that was it! Out they came, sideways, hand to hand. There was a tuba. There was a stuffed bear, which nobody could account for...
@try2 Through the gap you could see a bit of cook, a bit of cherry, and a lot of leather. "She's got too much luggage!" said {Hero}. Eleven people made a chain. They passed along forty-one cases, and a tuba, and a bear, stuffed, with an expression. "Mind out," {Hero} cried, "she'll shoot up like a cork..."
@try2 "She's carrying too much!" That was {Hero}, who had one eye to the crack and could see nothing but handles. The cook had brought up all the luggage with him, to be helpful. Down a line of guests it came: forty-one cases, and a tuba with a sock in it. The last out was a bear, stuffed; they clapped it. "Now she'll be as light as..."
@fail2 Now Gladys was as empty as a drum, and she did not move. But there were forty-one suitcases on the stairs. No soup could get up, and a countess was stuck behind the bear. "Going up?" said Mr. Dimity, from underneath. It was just habit.
@fail2 She did not shoot. And all that luggage had gone where there was room, which was the stairs; so that now those were stuck as well. The soup was below it. The guests were above it. In the middle a countess sat telling the bear about her knees. "Going up?" asked a trunk, in the voice of Mr. Dimity.
@fail2 Gladys was empty now, except for the people, and she hung where she was. It was the stairs that were full. You couldn't get down them for hatboxes, nor up them for soup. A countess had sat on the softest thing she could find. It was the bear, and she begged its pardon. "Going up?" called Mr. Dimity, from under something.
@clue While the others were climbing over things, {Spotter} looked up. Above the doors were seven brass numbers, and an arrow for the floor she was at. It ought to have been at three. It was right over at the far end, shivering, trying to get past the seven. Past it there was only paint. So where did it think it was going?
@clue There was nowhere left to stand but in front of her doors, and that's where {Spotter} stood. A half circle of numbers was up there, in brass. Gladys was stuck at three, as anybody knew. Then why was her arrow jammed over on the other side, beyond seven, pushing like a nose at a gate? What was there, beyond seven?
@clue When you're stuck on a stair you look at whatever there is. {Spotter} had a good long look at the brass over the doors. It went from one to seven, with a thin arrow to show where she'd got to. She was at three. The arrow wasn't. It had swung past the last number, and was leaning on plain wall. Now, what would it want there?
@try3 In the cellar hung the great rope that worked her. "Then we'll haul her up ourselves," said {Hero}. They came down by the coal chute: cooks, guests and the countess. {run2} "Pull down hard," {Hero} told them, "and up she'll go! Ready..."
@try3 "She's got a rope," {Hero} said. It came down into the cellar, as thick as an arm, and they slid in after it through the coal hole; the countess went twice. {run2} "Everybody take a piece," said {Hero}, at the front. "It comes down, and she goes up. What could be simpler? One, two..."
@try3 "If a thing hangs," said {Hero}, "it hangs from something." It did: from a rope in the cellar, as fat as a cat. Down the coal chute came everybody in their best, the countess first. {run2} They spat on their hands. "All you do is pull," {Hero} told them. "Down for us is up for her. Heave, and..."
@fail3 It was a very good pull. It was only the wrong rope, of the two, and what they pulled on it went up. The countess left the floor. Gladys came down past them all, quite slowly, as if she were not speaking to anybody, to the very bottom of the house. {refrain}
@fail3 What would have been simpler was one rope. There were two. "I seem to be leaving," said the countess, and left, and nine more after her, with their shoes kicking. Past them, the other way, sank the lift, and went down till there was no more down. {refrain}
@fail3 Something went up, and it was them. The house had two ropes, and this was the other one. "Oh, how nice," said the countess, as her toes left the floor. Nobody heard. They were watching Gladys go by, with all her lights on, the wrong way, down to where the house kept its spiders. {refrain}
@low They went up to wait for a plumber. {Hero} stayed. It was black down there. {They} slid down with {their} back against the cold gates and the {kit} on {their} knees. {They} had made it four floors worse. {run3}
@low Somebody unhooked the countess, and they went to telephone. That left {Hero}, on the floor of the cellar in the pitch dark, with coal on the {kit}. Before they had started helping, Gladys had only been stuck. Now she was stuck at the bottom. {run3}
@low The others had gone to ring up a man about lifts. {Hero} sat on the coal, hugging the {kit}, beside the doors that {they} had been so sure of. So far {they} had put her out of temper, out of breath and into the cellar. There was nothing else that {they} could think of. {run3}
@insight.sound Ping, said Gladys, very low. {Hero} held {their} breath. She was going through her floors, one by one, up and up. There were seven. Then she stopped. "{Rule,}" {Hero} whispered; and it was dreadful, like a stair that's not there. The top note was missing. Eighty years! How had she stood it?
@insight.sound It was so quiet now that you could hear her. She was feeling her way up her own notes, like somebody on a stair at night. "{Rule,}" said {Hero}. Five; six; seven. {Hero's} whole head leaned forward for the next one, and there wasn't any. What would it be like for her, just once, to get to the end?
@insight.sound Out of the dark came a ping, so small that it might have been a drip. Another followed, one step up. {Hero} kept count on {their} fingers; it was all her floors, as neat as a row of cups. "{Rule,}" {they} breathed. But there was a gap at the end of this row! What was meant to be sitting there?
@insight.build {Hero} leaned back {their} head. All the way up the shaft ran her two thin rails, shining, past five, six, seven. They didn't stop there. They went on a little, and then came some boards that somebody had nailed across. "{Rule,}" {Hero} said. So the road had been made, once. Who had shut it?
@insight.build A cellar is less black when your eyes have had time. {Hero} could see her track now, as bright as two wet strings, going up to where seven must be. And over that? "{Rule}" It did go on! There were planks in the way, and more road behind. Why would you lay it, if she was never to use it?
@insight.build {Hero} shut {their} eyes, so that the dark would be {their} own idea. When {they} opened them there was something up there, drawn on the black in silver pencil. It was her track. It went by the seventh floor, and up. Up? "{Rule,}" {they} muttered. There were old planks across it, and it kept on behind. Then where had it meant to go?
@insight.tend {Hero} gave the gate a pat, as you would a cow. They had oiled her, and emptied her, and dragged her about. "{Rule,}" {they} told people, didn't they? Everyone who came near her pressed a button, to say where they wanted to go. In eighty years, had anyone asked where she did?
@insight.tend "I'm sorry about the rope," {Hero} said; and, as nobody was there, {they} went on. "And the oil. And I never even..." {They} stopped. "{Rule}" It was {their} own rule, too. There were four hundred buttons in that hotel, and they were all for other people. Which one of them was hers?
@insight.tend There was a brass button by the gate, and {Hero} put a thumb on it, from habit. Then {they} took the thumb away. All those people, all those years, had pushed and been taken. "{Rule}" So {they} always said! And tonight {they} had brought her a can, a crowd and a rope, and not one question. What if she wanted to go somewhere?
@means.sound {Hero} lifted the {kit}. {They} let her climb her seven steps again, and at the top, where the hole was, {Hero} {method}: the eighth note. It rang up the whole dark house. There was the sort of silence that comes before a sneeze. "PING," said Gladys. And under {Hero's} hand she started, on her own, to rise.
@means.sound {Hero} had the {kit} ready before she got to four. She sang six. She sang seven. And {Hero} leaned into the gap and {method}: one more, on the very top, that nobody had ever let her have. "PING!" cried the lift, like a cork coming out, and up she went.
@means.sound Gladys began again, at the bottom. {Hero} held the {kit} as you hold an egg. Four. Five. Six. The seventh went up, and hung there, waiting; and before it could be sad, {Hero} {method}. That was it! That was the eighth! Dust came down. A long way up, a window hummed. "PING," sang Gladys; and with no one pulling at all, she rose.
@means.build The cellar was full of old iron beds. {Hero} looked at their long straight sides, and then at the {kit}. Up at the top, in the dust, {they} pulled away the boards, and {method}. It was a bit of road, no longer than a bed; but it joined. Far below a bell said, doubtfully, ping?
@means.build "You'll do," said {Hero} to one of the old iron beds in the coal. {They} got it up seven floors, with the {kit} on top, and knocked off those planks, and {method}. It made six feet of track, not more. But there was nothing now between Gladys and the top of the house. "Ping?" said a voice.
@means.build What has two long straight sides, and is made of iron, and nobody wants? There were nine of them in the coal: old beds. {Hero} dragged one to the top of the house, with the {kit} inside it. Down came the planks. Then {they} {method}. The track ran on, a bit knobbly, right to the end. And from far beneath, what was that? A ping?
@means.tend {Hero} put down the {kit}, and {method}. "Where would you like to go?" {they} said. {They} felt rather silly. Then the arrow gave a tick. It went by six; it went by seven; it touched the bare paint, and stayed there. {Hero} scratched at the spot with a thumbnail. Beneath was a button. It said: Roof.
@means.tend {Hero} laid the {kit} in the coal, and {method}. "Gladys," {they} asked, "if it was up to you, where?" For a while there was only dripping. Then, tick by tick, the arrow came round, past the last of the numbers, and leaned on the wall as hard as it could. {Hero} rubbed at it with a sleeve. Off came green paint. "Roof," said a small brass button.
@means.tend The {kit} could wait. {Hero} put it by, and {method}. "I'm listening," {they} told the gates. "Is there anywhere that you'd like to be?" Nothing. Then there was a tick, overhead. The brass arrow crept along until it had run out of numbers, and bent its tip to the wall. {Hero} picked at the paint. A flake fell, and behind it was a button, with one word on it: Roof.
@snag How she went! Four, five, six, seven; and then a groan, and she hung there, one hand below the top. "The great wheel's stiff," said Mr. Dimity. "There's a brass handle for it. I put it somewhere safe, my first year." He thought. Gladys had started to slip...
@snag The fourth floor went by her, and the fifth, with people waving; then something groaned overhead, and she hung still, with a hand's breadth to go. "You have to wind her the last bit," said Mr. Dimity. "It's a brass handle. I hid it from the cat. Now, was that in the..." She began to sink...
@snag Ping, and ping, and ping! People cheered on every landing. But after the seventh the ropes went tight, and left her dangling a hand too low. "Ah," said Mr. Dimity. "That'll be the wheel. It takes a brass handle, and I've kept that safe for fifty years." He patted himself all over. "I kept it so safe that..." And she was sliding...
@rescue "Is it bent at one end?" said the boy who polished the buttons. He did them so well that nobody looked at anything but the shine. "Only that palm's been wedged." He put his arm in {hid}, up to the ear. Down came the palm tree; and up came the boy, with {key}.
@rescue "I might know," said somebody with a cloth. It was the boy who polished the buttons. All day people looked into his buttons, and saw themselves. "It's what keeps the palm up. I didn't like to say." He reached in {hid}. There was a crash, and a great deal of earth; and out of the leaves came a hand, with {key}.
@rescue "Would it have a crook in it?" The boy who polished the buttons was holding up his cloth, as if in school. No one had ever noticed him; they noticed their teeth. "Because that palm used to lean." He felt about in {hid}. The palm leaned. It went on leaning until it lay down, and he sat up in the mess with {key}.
@climax In the dark above the seventh floor was a ladder. {Hero} went up it to the big wheel, fitted the handle on, and hung from it by both arms. "Going up?" {they} said, between {their} teeth; and nobody had ever asked her that. Crack went eighty years of rust. Round it came...
@climax {Hero} had to go past the last lamp, and up a ladder, and feel for it. There it was: a wheel, as cold as a bell. {They} got the handle on, and pushed, and kicked, and hung from it. "Going up?" {they} asked it, with {their} cheek to the iron, as one friend asks another. Something cracked, like ice on a pond...
@climax Beyond the seventh floor there was no lamp, and no carpet, and then no stairs. {Hero} climbed the rungs by feel. At the top {they} bumped into the wheel. {They} put in the handle, and leaned, and it did not care. So {they} asked. "Going up?" {they} whispered, into the rust. There was a long, long creak, like somebody making up their mind...
@resolution The gates slid back by themselves. There was the roof, with a garden gone wild, and above that the entire sky. Gladys had carried ten thousand people to look at views, and she had no window. Nobody got out; they stood inside her, with their hats off, till she had finished looking. {turned}
@resolution They had come out on the roof. Nobody had been there for years; there was a rose bush as big as a bus. And over the rose came the stars, first a few, and then too many. "Wait," the cook whispered. "Let her have her turn." So they stayed in her, packed in round the cake, and she looked and looked. {turned}
@resolution Cold air came in, and a smell of roses. The gates had gone back on a garden that nobody looked after; and over it, for the first time in her life, there was no ceiling. There were only stars, right down to the edges of {home}. The cook took off his tall hat. No one pushed. Gladys had always waited for them, so they waited for her. {turned}
@close {toast} {ends} Mr. Dimity was given his hat back, chewed. And late at night, when everyone has gone to bed, you can hear her say ping to herself eight times, and go up to see if it is still there.
@close {toast} {ends} What was left of his hat Mr. Dimity wore. And if you ever sleep in that hotel, and wake in the small hours, listen. Seven times it goes, and then once more, on top. She has only gone up to see that they're all there.
@close {toast} {ends} The hat was never the same, but then nor was Mr. Dimity. If the bell goes at night, he turns over. "She's only popped up for a look," he tells his pillow. He counts the pings, to be sure, and it always comes to eight.
`,
  b10: `
@want There were to be sixty guests, and there were to be speeches, and, in case of speeches, there was to be a cake. It had a hundred cherries. It was for {event}, seven floors up. {why} "It can't be carried," the cook had said, measuring the stairs with his eye. "It would never be the same. It'll have to go up in Gladys."
@want "Don't breathe," said the cook, and lowered the hundredth cherry into place with a pair of tweezers. The cake stood on its trolley and trembled. It had been four days in the making, and all for {event}. {why} Upstairs they had polished sixty plates. Between the cake and the plates lay a hundred and eighteen stairs, with a bend in them; and so it had been settled that it should travel by lift.
@want Somebody had proposed a hundred cherries, as a joke, and the cook was not a man who saw jokes. So there it stood. It was for {event}, and it leaned a very little toward whoever was speaking. {why} Upstairs they had folded sixty napkins into swans. "And who's to take it up?" said a waiter. The cook looked at him until he went away. "It will ride," he said. "She's steadier than any man in {home}."
@home The hotel stood in {home} between two larger ones, as thin as a bookmark; you felt that somebody was using it to keep the place. {Hero} had a room near the top. There were seven floors, and for each a ping, in a voice a shade higher than the last. That was Gladys, who was the lift, and had been for eighty years. In all that time she had not said anything else, although there were those who thought that she could have.
@home You could miss it. Most people, coming to {home}, did; they looked from the large hotel on the left to the large hotel on the right, and never saw what those two were leaning on. {Hero} lived in there, seven floors up, on the side with the pigeons. And up and down the middle of it, as a thought goes up and down in a thin person, went Gladys, the lift. She had one word. But she said it at every floor, and each time a note higher, and never twice as though she meant the same by it.
@home In {home} there was a hotel that had been built, people said, for a bet. It was seven floors high and one room wide, and if you sneezed at the front they blessed you at the back. {Hero} lived in it. {They} knew it mostly from the inside of Gladys, the lift, who had been there first; they'd put up the walls round her to keep her dry. She had a single word, ping, and seven ways to say it, each a little nearer to the ceiling. One felt that it was leading up to something.
@friend The door was kept by Mr. Dimity, in a hat with enough gold on it for an admiral. "Going up?" he asked of everybody. He asked it of dukes, of the cat, of persons who had that instant come down. It wasn't a question any longer; it was how he breathed. "Thank you, Gladys," {Hero} said, getting out. {They} always did. "You're talking to a cupboard," people told {them}; and the gates, {Hero} noticed, shut on those people rather smartly.
@friend "Going up?" said Mr. Dimity. He'd had the door for fifty years, and the gold hat with it, and somewhere in the course of them the words had worn as smooth as a step. He said them to bishops. He'd said them to a burglar, and held the gate. "He never asks you, does he?" {Hero} remarked to the lift, one day, when there were only the two of them; and felt, or possibly imagined, that she had slowed down to hear it.
@friend Captains had been known to salute Mr. Dimity. It was the hat; there was so much gold on it that he kept his chin up to balance. "Going up?" he asked you, whoever you were. He asked the window cleaner, through the window. He had asked a wedding, all forty of it. "It's only that he never waits for the answer," {Hero} told Gladys, when they were between floors and could talk. "And nobody asks you at all. Well, thanks for the lift." {They} would have sworn that she went up more lightly.
@turn Into the lift went the cook, with both arms round the cake. In went a thin sad man with a double bass, which stood between them like a chaperone. Mr. Dimity, the porter, drew the gates to. One, the arrow said, over the doors. Two. Three. Three and a little. And there she stopped, with a small bounce, in the way of somebody on a street who has remembered something. {refrain}
@turn The trolley would not fit, so the cook took the cake in his arms and backed in, like a man dancing with his aunt. A musician squeezed after him, with a double bass that needed to be stood up straight. "All aboard," said the porter, who was Mr. Dimity, and ran the gates across. You heard her hum; you saw the arrow start. First. Second. Third. Then, half a yard above it, with all the time in the world, she left off. {refrain}
@turn One cook, one cake, one musician and his double bass: it was like packing a trumpet in an egg box. Mr. Dimity, the porter, got the last elbow in and slid the bars to. "Seventh," said the cook, through the strings. She took them past the first floor, singing out, and past the second, and the third. And there, for the first time since there had been a there, Gladys stopped. It was quite gentle. It was how you put down a book, to think about what it has said. {refrain}
@trouble {Hero} took the stairs up and Mr. Dimity took them down, so that they met at some speed upon the third landing. {run1} "Can you hear us?" {Hero} called. "Perfectly," the wall said. "We're quite comfortable. I'd only mention that he has begun to look at the cherries." {Hero} put {their} ear to the crack. There was a humming in there, low, like someone who is doing the dishes and thinks she is alone. It wasn't the cook. It did not seem to be the man. Who did that leave?
@trouble There followed a good deal of running, of the kind that does not go anywhere. Mr. Dimity was coming down as {Hero} was going up, and they discovered this on the bend. {run1} "It's the cook," said the cook's voice, out of some roses on the wallpaper. "I am perfectly well. But this gentleman hasn't eaten since noon, and there's just the one thing in here." {Hero} hushed him, and leaned on the roses, and listened. Under the two voices there was a third, and it had no words. What does a lift have to hum about?
@trouble The hotel had one staircase, and that evening it had two people on it, both in a hurry: {Hero}, going up, and Mr. Dimity. It was not wide enough to say sorry on. {run1} "Is that somebody?" said the wallpaper. It was the cook. "I'm not one to complain. But he has counted the bars, and now he's gone on to the cherries." {Hero} leaned on the crack, with a hand up for quiet. There was a tune in it, or a place where a tune had been. It climbed a little way, and began again. Whose was it?
@stakes "She didn't stop for the war," Mr. Dimity said. "She didn't stop for the flood; there was a pike in her." He took his hat off and turned it round and round by the gold. From high up came a noise of spoons on a tablecloth: sixty people, being patient. "I don't know what I say," he went on, very quietly, "to anybody, if I can't say that." And it was then that {Hero} understood it was not only the cake that was stuck.
@stakes Mr. Dimity's face had gone small, and the hat looked too big for it. "The winter of the snow," he said, "she ran. The week of the flood she ran, wet. I used to tell people that." Three floors over their heads there had begun a noise like hail: it was spoons, sixty of them, and extremely well brought up. {Hero} had thought at first that it was a matter of getting a cake upstairs. {They} looked at the old man's hands. "We'll get her going, Mr. Dimity," {they} said. "We will."
@stakes "You'll want to sit down," {Hero} said; but Mr. Dimity couldn't, on duty. He spoke to the inside of his hat. "They've all of them let me down, some time or other. Trains have. My knees have. She never." A tapping had started upstairs. It was sixty spoons, and it had manners; it broke off every so often, to see if anyone was coming. The cake could wait, thought {Hero}; cakes do. But here was a good old man who had lost the one thing that he'd have bet the hat on.
@try1 "It'll be dry," said {Hero}, who had once known a gate. They found the can with the long nose. {They} went up a ladder in the dark and oiled whatever had a hole in it: every wheel, pin, hinge and pulley, and, from above, in error, Mr. Dimity. "Now then, old lady," {they} said, and gave the door a slap. "Good as new. Let's see you jump." Gladys drew a long, slow, oily breath...
@try1 Whatever squeaks wants oil: {Hero} had had that from a gate, and a gate is only a sort of lift for sheep. {They} took the stork-nosed can to the top of a ladder and let every moving part have what it would hold. Pins had some; chains had some; a long gold thread of it found its way, link by link, to the back of Mr. Dimity's collar. "There you are, old lady," {they} told the doors, and smacked them as one smacks a mule. "That's all it was. Off you go." There was the silence of someone filling her lungs...
@try1 {Hero} had met with this before, in a gate. "They go stiff from being shoved," {they} said. "You'd be the same." The can had a spout like a wading bird; {they} took it up into the dark, and {was} generous. Pulleys shone. Cogs dripped. One drop, having thought it over, let go of a beam and went down the neck of Mr. Dimity, who bore it. "That's got you, old lady," {Hero} said, and slapped her twice on the ribs. "Up you go." From top to bottom of her something began to stir...
@fail1 The doors shot open by the width of a hand. They shut, and opened again, and went at it like a set of teeth with a toffee; they got the hat, gold and all, and could be heard, for some minutes, having it. "I think that she's upset," said the cook, in snatches, as he came into view and went. Of rising, or of sinking, there was no sign. {refrain}
@fail1 She had never been known to bite before. But now the doors came together, and parted, and came together, with a click like a purse; one saw the cook by slices. Mr. Dimity took it into his head that she'd listen to him, and bent to the gap. He rose a plainer man. "It's all right," came a voice, between the clicks, over a noise of chewing. "It missed the cherries." By the time she had swallowed she was calmer. She was also exactly as high as before. {refrain}
@fail1 Nobody had known that she had teeth. The doors sprang apart, met, sprang apart and met, with hardly room between for a remark. "Good evening," said the cook, in three pieces. Mr. Dimity reasoned with her. He was a tall man, and he had to stoop to do it; when he was upright again there was a cool feeling about his head, and something in there with gold on it was going round and round. She didn't rise for it. She didn't come down for it, either. {refrain}
@try2 "What have you got in there with you?" {Hero} asked the gap. There was a guilty sort of rustle. "Forty-one suitcases," said the cook. "It seemed a shame to make her come down twice." Well, then! Who would not stop, with forty-one suitcases? They formed a line along the landing. Out it all came, edgeways: trunks; hatboxes; a harp; a stuffed bear that was on nobody's list. "That's the lot," said {Hero}. "Any moment now. Stand back, and..."
@try2 "I don't like to mention it," said the cook, in his next slice, "but we're rather full." They looked in past him. He was standing to the waist in other people's luggage, for it had struck him that it would save a journey. "Forty-one pieces!" cried {Hero}. It was practically a relief. They made a chain down the landing and had them out by the corner: hatboxes, a harp in a coat, and lastly, arms wide, like somebody coming off a ship, a bear. No one would own to it. "Now," {they} said, "watch her jump..."
@try2 "How many of you are there?" {Hero} asked, for it had looked like a crowd. "Two," said the cook, "and forty-one bags. I can't bear to see an empty corner." There it was, then; it was arithmetic. Every guest who could bend was called to the landing. Along a row of white gloves, sideways, like relations leaving a pew, came hatbox, trunk and harp. Last was a bear, stuffed, in the attitude of someone about to recite. It got a small cheer. "Let go of the gate," said {Hero}, "or you'll lose a sleeve when she..."
@fail2 She was as light as a cage, and she stayed exactly where she was; and in the meantime it had come to be noticed that the luggage had to be somewhere, and that the only somewhere was the stairs. The soup couldn't get up, the guests could not come down, and a countess was wedged upon the second landing with the bear, face to face, and had started telling it about her marriage. "Going up?" inquired Mr. Dimity, out from under a trunk. Nobody had the heart to answer.
@fail2 She had nothing in her now but two men and a cake, and for all the good it did she might have been holding up the town. What's more, it all had to go somewhere. By a quarter past the staircase was cork to the neck, with soup beneath it, going cold, and on the top sixty persons who had begun to remember that they'd had no lunch; and about half way, nose to nose with the bear, was a countess. "You're a good listener," she told it. "Going up?" said something under a hamper, in a faint, brave voice.
@fail2 The trouble with taking a thing out is that you then have it. They had forty-one pieces, and one staircase to keep them on, and by eight o'clock you couldn't have posted a letter through it. Under the harp the soup had got a skin. Over the hatboxes sixty guests sent down to ask what the delay was, and the question came back. In between, on the bear's knee, there being nowhere else, sat a countess, doing most of the talking. And Gladys? She hung there like a birdcage. "Going up?" said a hamper sadly. It was Mr. Dimity.
@clue Everyone was climbing over something, and had their eyes on their feet. So it was {Spotter} who looked the other way. There's a brass arc above those doors, with one to seven on it, and the arrow that ought by rights to have been lying at three. It was hard over, at the far end, straining against its pin, and it shook with the effort, like a dog's nose at the bottom of a door. Past seven there was a hand's breadth of painted wall. What did it want with that?
@clue When you cannot move your feet you start to use your eyes. {Spotter} had been wedged for ten minutes across from those doors, with a harp in the back, and had read everything on them twice. Seven numbers went over the top, in an arc, in brass. There was an arrow; and it told you where she was. She was at three: they'd all been shouting so at three. The arrow had gone by it. It had gone past the lot of them, and was crammed up against the end of its slot, quivering, like a cat that has seen a bird on the far side of a window. What was it looking at?
@clue It's a rule of crowds that they all look the same way. This one looked at its feet. {Spotter}, who couldn't see any, because of a trunk, leaned back and looked at the brass instead. It made a half moon over the doors, with the floors marked off, and an arrow to say which. Three, that should have been. It wasn't even near. It had gone by the seven, as a dog goes by its own gate, and pushed on as far as the metal would let it, and was trembling. There was nothing there but green paint. Was there?
@try3 It was {Hero} who thought of the cellar. The great rope hung there, as thick as a leg, and went away up the shaft in the dark. "If she won't go, we'll fetch her," {they} said; and they came by the coal chute, all sixty, in satin. {run2} "Pull it down, and up she comes; it stands to reason." They spat on their gloves. "It's really most exciting," said the countess. "Together, now! And..."
@try3 "Behind all this," {Hero} said, "there has got to be a rope." It was in the cellar, in the dark, as thick as a python, with the stairs all choked above it; and so sixty guests in evening dress went down to it by way of the coal hole. {run2} The countess said she had not enjoyed anything so much since she was nine. They spread themselves along it. "If we go down," explained {Hero}, walking up the line like a general, "then she goes up. It is pure science. Wait for the word, and then..."
@try3 "She hangs from something," said {Hero}. "Let's find out what." It was in the cellar, it was a rope, and it was as big round as a waiter. With the stairs stopped up there was only the coal chute. Down that, in silk, with a noise like applause, came sixty guests. {run2} {Hero} had never had a countess on a rope before; she'd kicked off her shoes. "When I say so, we all sit down," {they} told them, "and she'll simply have to stand up. It's a seesaw. Are you ready? Then..."
@fail3 Reason had not met the pulley. There were two ropes; there'd been a fair chance. "I appear to be leaving," the countess said. They went up, a dozen of them, kicking slightly, like washing; and Gladys, past their astonished noses, came down. She descended without hurry, as a person leaves a room in which things have been said, and settled at the very bottom of the house. Ping, she said. It was lower than any floor she had. {refrain}
@fail3 The science was all right. It was the rope; it had a twin. Down they hauled, with a cheer, and were at once a foot off the ground, and then six, a whole line of them, turning a little in the draught. "Does one let go?" inquired the countess. And there in the gap between their shoes, with her lights on, came Gladys. She was going the wrong way. She went by each of them in turn, with her eyes to the front, as people leave a theatre, and sat down on the bottom of the world. {refrain}
@fail3 Two ropes hang in a lift shaft, as you'll hear from anybody who has pulled the wrong one. It does not come to you. You go to it. The whole front of the line, countess and all, was drawn up into the dark with its arms over its head, like people being robbed very slowly. And down through the midst of them, lit, and empty but for a cook, a cake and a bass, went Gladys, who did not look round. They heard her touch the floor. It is a terrible thing to hear somebody so old get down so low. {refrain}
@low When they'd all been unhooked they went off to telephone for a man. {Hero} did not go. It was black, and it smelled of string. {They} sat against the cold gates, with the {kit}, and looked up eight floors of nothing to a crack of light, in which sixty plates were no doubt being cleared. What {they} kept coming back to was that {they} had slapped her. Eighty years, and {they} had called her old lady and slapped her. "I'm sorry," {they} told the dark. {run3}
@low It took some time to get down all the guests. They weren't cross. They dusted each other, and spoke of sending for an expert, and their voices went away up the chute. {Hero} stayed with the coal. It got extremely dark. So far {they} had poured oil in her ears, thrown out all her things, and pulled her downstairs by the hair. {They} held the {kit}, which smelled of cellar, and for once could not think of one single thing to do with it. "I would have stopped, too," {they} told her finally. {run3}
@low The guests went up to wait, as one does, for somebody who'd know. {Hero} said that {they} would come in a minute, and didn't. There was only the coal to sit on. What hurt wasn't the cake. It was that {they} had been so cheerful. {They} had gone at her with a can, and a chain of guests, and a rope, practically whistling; and at no point in the whole evening had it crossed {their} mind to wonder why she'd done it. {They} put {their} arms round the {kit}. "I'm so sorry, Gladys," said {Hero}. {run3}
@insight.sound "Ping," said the dark; and, after a while, a step higher: "Ping." She was going through her floors. It was something she did by herself, {Hero} supposed, when the house was asleep. {They} listened, having nothing else to offer. "{Rule,}" was all {they} had ever been taught. Five. Six. Seven. And then it stopped; and every hair on {Hero} leaned forward. It was a scale without its top note, like a man who stands for ever with one foot over a stair. Who could do that to a person eighty years, forty times a day, and call it a lift?
@insight.sound It was her who broke the silence. She did not seem to want anything by it. She went over her notes the way an old lady goes over her rings, starting with the lowest. "{Rule,}" {Hero} told {themself}; it was that or cry. Third, fourth; it had a lift to it, it was going somewhere, it was very nearly there. Seven. It was like having somebody hold out a hand to you and then be called away. {Hero} was up on {their} knees. So there'd been a tune, all that time, forty times daily, with its roof off! And what does a tune want, more than anything?
@insight.sound At first it was not so much a ping as the thought of one. {Hero} sat very still. There came the next, and the next, each put down with care beside the other, like somebody laying a table at night. Seven places; and then a silence, in which you could all but hear her look at the eighth. "{Rule,}" said {Hero} aloud, before {they} knew it. There was a note left out! No wonder that you always got off at the top with a feeling of having forgotten something. So whose job was it to put that in?
@insight.build {They} leaned {their} head back until {their} hat fell off. From down here you saw the bones of it. Two rails ran up the walls, as thin and bright as the track of a snail, by five, by six, by seven; and there, where anyone would have ended them, they went on. Then there were planks. Somebody had nailed them over in a hurry, a long time since, to keep out a draught. "{Rule,}" {Hero} murmured. They'd had no more for her than a bit of timber. But you don't lay track to nowhere, do you?
@insight.build {Hero} lay on {their} back, since it made no difference. By and by the dark came to bits and there were things in it: a crack of yellow, very far off, and leading to it, side by side, like the two long strings of some instrument, her rails. {Hero} ran along them with one eye. There was five. There was seven, where the lamp was. "{Rule,}" {they} began to say, meaning nothing by it, and then sat up. They hadn't ended! They went on above the lamp, ten feet or so, and straight into some planks. Now, who builds a road, and afterwards has it stopped?
@insight.build There's dark, and behind it, if you are patient, there is a less dark. {Hero} was patient, having nowhere to be. Out of it came two threads of light, side by side, and {they} knew what those were: it was what she ran on. "{Rule,}" {they} said, mostly for company. {They} counted off the floors by their glimmers. It came to seven, but the threads did not. They slipped in behind some boards up there, as a cat goes behind a curtain, with the end left showing. Someone had meant her to go on. Then who was it that had changed their mind?
@insight.tend {They} found that {they} had a hand flat on the gate, and was rubbing it, as one does with a horse. "{Rule,}" {they} said. It was very good, as rules go. They had asked her, tonight, for her hinges, her load, and her rope. And before tonight? {Hero} thought of the buttons. All day there came fingers, thousands of fingers, and each of them told her where it would like to be taken. In eighty years had it entered one single head to ask her back?
@insight.tend {They} had got hold of one of her bars, {Hero} found, as you'd hold on to someone's sleeve. "{Rule}" It came out rather hoarse. And a fine lot of asking there'd been. They'd asked what was wrong with her. They'd asked how soon she could be made to go. There was that panel in her, with a button for each floor, and every one of the seven was some place where somebody else wished to be; and for eighty years she'd taken them all to the door, and waited while they got out. Suppose there'd been an eighth, for her. What would be written on it?
@insight.tend It's hard to sit by a person for an hour and not begin talking. {Hero} told her about the day, and how it had started well. "You'll have had people in and out," {they} said; and there {they} stuck. They got in. They put out a finger, without looking, and she took them where the finger said. "{Rule}" {They} had it by heart; {they} had never thought that it was for anything with gates. The cat had been asked, daily, by Mr. Dimity. Eighty years is a long time to be polite. Could it be that she was only waiting for her turn?
@means.sound {Hero} reached for the {kit} and waited. She began at the bottom, as she must. Four; five. {They} found that {they} {was} praying, a bit. Six. Seven. And into the gap, into that awful empty place beyond it, {Hero} {method}: the eighth. It went up the shaft like a bird that has found the window. Nothing stirred. There was a silence such as you get in the last second before a sneeze. "PING!" cried Gladys, from the bottom of her heart; and the floor pressed up under {Hero's} feet.
@means.sound {They} took up the {kit} with cold fingers, and gave her the time to come to it. You can't hurry a scale. She went up by the old worn steps, four, five, as she'd gone up them all her life, with her poor heart in her mouth; six; and then that seventh, held out, over nothing. {Hero} {method}: it was the eighth, it was the last, and it went in like a key. The whole shaft rang with it. For a moment nobody in that house could have told you their own name. "PING!" sang Gladys. And {Hero} felt the floor come up to meet {them}.
@means.sound You don't get two tries at a thing like that. {Hero} wiped {their} hands, picked up the {kit}, and let her start. One and two were easy. By four the coal had begun to buzz; by six {they} could feel it in {their} teeth. Then seven, that brave, silly, unfinished note, stood out upon the edge of the dark, looking down. And {Hero} {method}: there was an eighth, and {they} put it under her like a stair. In far-off rooms people turned over and smiled. "PING!" Gladys answered; and slowly, as though she hardly liked to believe in it, she rose.
@means.build There'd been a fashion once for iron beds, and forty of them were down there, in the coal, with long straight flanks. {Hero} tried one with a thumb, and went to get the {kit}. It was two hours' work, or it ought to have been. At the top of the dark, among cobwebs as thick as socks, {they} had the planks off; and {Hero} {method}. The gap had been six feet. It was now a bed. "Would you care to try that?" {they} called. And a long way below somebody said, hardly daring: "Ping?"
@means.build Someone in the year 1910 had thought that guests should sleep on iron. Someone in 1911 had carried it all down here. {Hero} knelt among the bedsteads, with the {kit} spread open, and thought about what a bed has that is long, straight, and comes in pairs. It was a fearful way up to those planks, and when {they} had them off, the soot of eighty years came down. {They} sneezed; {they} found the two raw ends; and {Hero} {method}. There it was: ten feet of railway, with a bit of iron ivy at each end. From the deep below, not daring to believe it, there rose a ping.
@means.build What you need, to mend a railway, is more railway. {Hero} sat down in the coal to think where one would find it, and was sitting on some. They were bedsteads, iron, out of fashion, with a plain long rail down each side. Up the shaft {they} went, like an ant with a ladder, the {kit} round {their} neck. The planks came off with a shriek. {Hero} lay along a beam, over nothing, and {method}. When {they} shook it, it held. {They} called down to say that it was done; and there came back, after a moment, in a voice that shook, a ping.
@means.tend {They} put the {kit} aside, and {Hero} {method}. "Gladys," {they} said. "I ought to have begun with this. Where would you like to go?" One does feel a fool. A minute went by. Then overhead, in its brass arc, the arrow ticked. It passed four. It got to seven, and it did not so much as pause; it reached out over the bare wall, as far as it could strain, and touched it. {Hero} climbed on a trunk and scratched there with a thumbnail. There was green paint; there was cream; and below that, bright as the day it was covered, a button. "Roof," it said.
@means.tend So {Hero} laid aside the {kit}, and {method}. It felt no odder than most conversations. "I've got no floor to go to," {they} said. "I'm not in any hurry. I only wondered where you'd choose." Then {they} held {their} tongue, which is the other half of asking. It ticked. Up there in the gloom a thin brass finger was going round, by three, by five, and it trembled as it passed seven, and put its tip to the paintwork. {Hero} got a nail under the edge. It came off in a curl; and out looked a button, and what it said was "Roof."
@means.tend "I expect you're tired of being done things to," said {Hero}. {They} moved the {kit} to one side, where it couldn't look as if it meant anything, and {method}. Then {they} asked it as you would ask a guest. "Where can we take you?" It's not easy to wait, after that; your own voice goes on ringing. But by and by, over the doors, there was a tick. The arrow went through the numbers one by one, like a finger along a shelf, and beyond the last it stopped, and tapped. {Hero} rubbed at the place. Coat after coat came away: and there, round and shining, was a button marked "Roof."
@snag Nobody who saw her go has forgotten it. She took the third in her stride. She did five, six, seven, on one breath; and then there came a groan out of the house's very head, and she hung, one hand short. "It's the winding wheel," said Mr. Dimity. "Nobody's been beyond since they shut the garden. It had a handle: brass, with a crook in it. I put it away, my first winter, where I'd be certain to find it." They watched him look for it in his mind. They saw him come back without. Above them something had begun, by quarter-inches, to slip...
@snag They heard her before they saw her. She came by the fourth like a band going past, and the people on the stairs took off whatever they had on their heads. At the seventh she slowed. There was a noise from above, like some huge thing turning over in bed, and she stuck, with her sill a bare hand below where it should be. "She'll want winding on," Mr. Dimity said. "There's a wheel up there, and a handle to it, brass, about like so. I put it by for her. I said to myself, you'll never forget where..." His mouth stayed open. Inch by inch the lights were going down again...
@snag She went up through the house like good news. Doors opened on every landing; a chambermaid threw a pillow. She was a yard from the top of the seventh, a foot, a hand. Then there was one long groan from overhead, and that was all. "It's the rust," Mr. Dimity said. "The big wheel has to be wound by somebody. There's a brass handle. I know I've got it, because I remember thinking: now, that's a good place." He stood with his eyes shut, going through fifty years of good places. Up in the dark a rope had begun to give...
@rescue "Has it got a bend in it?" It was the boy who polished the buttons. There were four hundred in the hotel, counting the porters, and he did them so well that nobody had ever seen anything there but their own face. "Only there's one wedged by the desk. It keeps the palm straight." It was the finest palm in {home}. He looked at it, and said, "Sorry"; and put his arm in {hid}. It came down like an opera singer, and out of the wreck of it rose the boy, with leaves on, holding {key}.
@rescue There was a cough, about level with the doorknob. All day long the boy who polished the buttons went from one floor to another with his cloth. The fact is that if you do a thing like that perfectly you vanish. "It isn't lost," he told his boots. "Only everyone would keep saying how straight that palm is." It was the pride of the lobby. He asked its pardon, he worked one arm in {hid}, and he pulled. Nine feet of it bowed from the waist, and went over upon the register; and when the earth had finished falling he could be seen to be holding {key}.
@rescue "I do the brass," someone remarked. It was the boy who polished the buttons, and he had never been known to say so much. You'll have looked straight at him, and put your hair right. "It's brass, so I missed it, when it went. It's holding up the palm." Well, that was the tallest palm in {home}, and had been photographed with princes. He slid a hand in {hid}, and felt. It stood for a second on nothing but its good name. When they had dug him out he had {key} in his fist, and was already giving it a rub with his sleeve.
@climax Over the top floor is a hatch, and over that a ladder, and then you're in the dark with the wheel. {Hero} could hear the ropes talk. {They} fitted the brass to it, and pushed, and hung on it with all {they} weighed. {They} thought of what Mr. Dimity would have said, for he had said it to the whole world except to one; and so {Hero} laid {their} cheek on the cold iron, and asked her. "Going up?" For as long as it takes to draw a breath, she considered it. Then eighty years of rust went off like a cannon in a play, and it turned...
@climax Beyond the last carpet was a hatch, and then rungs. {Hero} went up them by feel, into a blackness that creaked. There was grease on everything. {They} met the wheel with {their} forehead; {they} slid home the handle, put {their} weight on it, and might as well have leaned on a church. {Hero} rested {their} face against the cold rim. It came to {them} who ought to be saying it, and to whom he never had. "Going up?" {they} asked, very politely, and waited to be told. Something in the iron gave a kind of sob; and all at once it was no heavier than a gate...
@climax First the lamps stopped, then the carpet, then anything you could have called a floor. {Hero} went on. It was the sort of dark that has corners. {They} walked into the wheel; {they} got the brass seated, and swung from it, with both feet off the rungs, and it did nothing whatever. {They} could have cried. But you can't be carried all your life by someone and then just pull. So {Hero} put {their} lips close to the hub, and said, as one says it to a queen, two words that she had heard a million times and never once been asked. "Going up?" Far down in the iron, something let go...
@resolution The gates slid open of their own accord. There had been a garden up there, which had got on very well without anybody; beyond that were the chimneys; and over those, with nothing between, lay all the stars that there are. She'd taken ten thousand people up to see the view, and she had never had a window. "Don't get out yet," said the cook, in a whisper. So they stood in her, close together, with their hats in their hands, and let her look. {turned}
@resolution First there came air, with chimney smoke in it, and roses. Somebody had planted them once, and nobody had told them to stop. Beyond that was a low wall, and beyond the wall there wasn't anything until you got to the stars, and of those there were so many that somebody laughed. No one stepped out. It had dawned on all of them that she'd brought every person in that house up to a view, and then gone down in the dark to get the next. So they kept still, squashed in about the cake, and gave her the first look. {turned}
@resolution They smelled it before they saw: roses, and soot, and rain on its way. The gates drew back. There'd been chairs out here once, and there was a bandstand with a pigeon in it. Past the parapet, where the whole business of up and down left off, it was simply night, in all directions, and full of stars. "Well?" said someone at the back. "Hush," the cook said. "It's her floor." And so it was. For eighty years she had held the door for other people; and now they stood to one side, without a word, and held it for her. {turned}
@close {toast} {ends} What was left of the hat was given back, and Mr. Dimity wore it. He was the last to leave, with one foot already on the stair, and then he turned round. "Going down?" he said; and for the first time in his life he waited to be told. There was no ping. "Quite right," said Mr. Dimity. He went in and sat down on the little seat that no one ever used, and {Hero}, looking back, saw them stay.
@close {toast} {ends} Toward the end of the night {Hero} went to find Mr. Dimity. He was in the lift, on the small plush seat, with the bitten hat in his lap. "Fifty years, and I never had a ride in her," he said. "I've only ever shut the gate." He looked up at the arrow. "Anywhere you like, my dear," he told her. "I'm not needed at the door."
@close {toast} {ends} Mr. Dimity hadn't any cake. He was at the gates, out of long habit, in what there was of his hat, and something seemed to be troubling him. "All these years I've said it," he told her, "and I'd always got my back to you." He took the hat off. He stepped in, drew the gates behind him, and sat. "Where would you like?" asked Mr. Dimity. {Hero} didn't hear what she said. But he laughed, and moved over, as if to make room.
`,
}
