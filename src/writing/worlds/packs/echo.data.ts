// The mountain's echo has gone, and without her nobody can be called home.
import type { PackSource } from '../pack.ts'

export const echo: PackSource = {
  id: 'echo',
  skeleton: 'lost-thing',
  genres: ['mystery', 'fairy-tale', 'friendship', 'educational', 'fantasy'],
  tags: 'mountain village valley hill goat farm alps cave well countryside cabin camp',
  peril: 1,
  touches: 'dark well cave mountain',
  carries: ['tender', 'brave'],
  ways: ['sound', 'mark', 'tend'],
  figure: { name: 'the Echo', type: null, pronoun: 'she', want: 'to go first for once', habit: 'has the last word' },
  people: { 'Aunt Peg': 'old-woman' },
  extras: `
    friend: goats
    turn: goats
    fail1: goats
    try3: goats
    fail3: goats
    rescue: girl goats
    climax: crowd
    resolution: crowd
    close: crowd
  `,
  names: ['Echo', 'Low Holler', 'Low', 'Holler', 'Aunt Peg', 'Aunt', 'Peg'],
  nouns: {
    home: 'Low Holler',
    quest: 'echo',
    key: 'the long well rope',
    hid: 'under the goat shed',
    mistake: 'shouted a rude word at the mountain, to hear it said back',
    scary: 'the deep black well',
    wait: 'until the bucket had stopped swinging',
    crowd: 'the goat people',
    small: 'the goose girl',
    says: 'You’ll all shout hello, the minute she’s up. Let her say it.',
  },
  swappable: false,
  planted: 'Somebody sat down on {key}, to think.',
  refrain: {
    base: 'Hello! called everyone. And nothing said hello.',
    turned: 'Hello! called the mountain. And everyone said hello.',
  },
  small: {
    base: 'Hello! called everyone. Nothing said hello.',
    turned: 'Hello! called the hill. They all said hello.',
  },
  titles: [
    '{Hero} and the Missing Echo',
    'Nine Farms and Not a Word',
    'Nothing Said Hello',
    'A Mountain With Nothing to Say',
    'The Last Word in Low Holler',
  ],
  blurb:
    'In Low Holler you shout once and the mountain does the rest. Then one morning it does nothing at all. Who would steal an echo? And what is {Hero} to do {kitWith}, against a silence as big as that?',
  stage: `
    home: mountain morning clear wide | shout happy | stone | bird-on-head
    hobby: hill morning clear medium | stand proud | |
    friend: hill morning clear wide | wave happy | flowers | cat-asleep
    want: square morning clear close | carry excited | table plate pie | duck-following
    flaw: hill day clear medium | stand thoughtful | | odd-socks
    turn: mountain day clear behind | shout surprised | stone |
    trouble: hill day clear above | run funny | bull goat | upside-down-sign
    stakes: square day cloudy wide | look worried | table pie |
    try1: mountain day cloudy medium | shout brave | stone |
    fail1: mountain day cloudy wide | look sad | hat | bird-on-head
    try2: square dusk cloudy medium | play-music hopeful | horn | mouse-watching
    fail2: hill dusk cloudy wide | run surprised | bull horn flowers | |
    clue: well dusk cloudy close | listen curious | well bucket | frog-in-cup
    try3: mountain dusk cloudy wide | hide excited | stone | |
    fail3: mountain night cloudy medium | look-down sad | stone | |
    low: well night cloudy wide | sit sad | well | snail-passing
    insight: well night cloudy close | listen hopeful | well | |
    means: well night clear medium | kneel brave | well bucket | frog-in-cup
    snag: well night wind wide | look-down surprised | well | |
    rescue: farm night wind medium | reach hopeful | rope | mouse-watching
    choice: well night clear behind | kneel thoughtful | well | |
    climax: well night stars above | pull wonder | well bucket rope | |
    resolution: mountain night stars wide | cheer joy | lantern | |
    close: square night stars medium | laugh happy | table pie lantern | small-copy-of-hero
  `,
  deeds: `
    home: hero on flat-rock; no stone; no pie; no jar
    friend: hero on flat-rock; others old-woman goats
    want: hero lifts pie; plate on table; no boots
    turn: hero on flat-rock; no stone; no shoe; no boots
    trouble: hero touches bull; no goat
    stakes: hero touches table; pie on table; no spoon; no hat
    try1: hero on flat-rock; no stone; others man
    fail1: hero look surprised; with felled-goats; others man woman; no hat; no goat
    try2: hero blows long-horn; no horn; others man
    fail2: hero touches bull; with flowers; no horn
    clue: friend touches well; no bucket
    try3: hero behind stone; others old-woman
    fail3: hero behind stone; others old-woman goats; no pie
    flaw[curtains]: hero in bed; hero sleep calm; at bedroom night medium
    low: hero on well
    insight: hero touches well; hero reach hopeful
    means: hero touches well
    means.mark: hero lifts bucket; with well
    means.mark[drew it all|painted it all]: hero touches chalk-song; with well; no bucket
    means.sound: no goat
    snag: hero touches well; no rope; no bucket
    rescue: friend gives rope to hero; no boots
    climax: hero pulls rope; bucket on well
    resolution: hero on flat-rock; no lantern; no hat
    close: hero lifts pie; plate on table; no boots
  `,
  lapStage: `
    home: mountain morning clear wide | shout happy | goat |
    friend: mountain morning clear medium | wave happy | goat |
    want: mountain morning clear medium | shout excited | bunting |
    turn: mountain day clear behind | shout surprised | goat |
    trouble: mountain day clear wide | run funny | goat |
    stakes: mountain day cloudy medium | listen sad | |
    try1: mountain day cloudy medium | shout brave | |
    fail1: mountain day cloudy wide | look surprised | goat |
    try2: mountain dusk cloudy medium | play-music hopeful | horn |
    fail2: mountain dusk cloudy wide | look funny | horn goose |
    try3: mountain dusk cloudy medium | hold excited | bell |
    fail3: mountain night cloudy wide | look sad | bell owl |
    hobby: mountain night cloudy medium | stand happy | |
    flaw: mountain night cloudy close | think thoughtful | |
    low: well night cloudy wide | sit sad | bucket |
    clue: well night cloudy close | listen curious | bucket |
    insight: well night cloudy close | listen hopeful | bucket |
    means: well night clear medium | whisper brave | bucket rope |
    snag: well night clear close | listen worried | bucket |
    rescue: well night clear close | whisper happy | bucket |
    choice: well night clear close | kneel thoughtful | mouse |
    climax: well night stars wide | pull wonder | bucket rope |
    resolution: mountain night stars wide | cheer joy | goat lantern |
    close: bedroom night stars medium | lie calm | bed pillow |
  `,
  lapDeeds: `
    home: hero on flat-rock; no goat
    friend[goose]: hero touches goose; others girl; no goat
    friend[Aunt]: hero touches goat; others old-woman
    friend: hero touches goat; others girl
    want: hero on flat-rock
    turn[ears]: hero listen
    turn: hero on flat-rock; no goat
    trouble[tree]: hero behind tree; no goat
    trouble: hero on flat-rock; no goat
    stakes[pat]: hero touches stone
    stakes[sang]: hero sing sad
    try1: hero on flat-rock
    fail1: hero touches goat
    try2: hero blows long-horn; no horn
    fail2: hero touches goose; no horn
    try3: hero touches bell
    fail3: hero touches owl; no bell
    low: hero on well
    clue: with well; no bucket
    insight: hero touches well; no bucket
    means: hero touches well; no bucket; no rope
    snag: hero touches well; no bucket
    rescue: hero touches well; no bucket
    climax: hero pulls rope; bucket on well
    resolution[waved]: hero wave joy
    resolution[sang]: hero sing joy; others crowd
    resolution: hero touches goat; others goats
  `,
  b0_3: `
@home "Hello!" called {Hero}, with the {kit}. "Hello... 'lo..." said the hill. It was the Echo.
@home {Hero} took the {kit} up the hill. "Good morning!" said {Hero}. "Morning... 'ning..." said the Echo.
@home There was an Echo in the hill. {Hero} showed it the {kit}. "Ooh!" said {Hero}. "Ooh... oo..."
@friend The goose girl came up, too. "Honk!" said her goose. "Honk... 'onk..." said the Echo.
@friend Aunt Peg had ten goats. "Tea time, {Hero}!" she called. "Tea time... 'ime..."
@friend "Hello, {Hero}," said the goose girl. She had hay in her hair.
@want {why} The Echo had to sing at {event}. {Hero} called. Did it call back?
@want {why} "Come to {event}, Echo!" called {Hero}. Did it say yes?
@want {why} {Hero} asked the Echo to {event}. What did it say?
@turn It said nothing at all. It was gone. {refrain}
@turn {Hero} put both hands to both ears. There was no Echo. {refrain}
@turn The hill was as still as a stone. Oh, {Hero}! {refrain}
@trouble "Are you in bed?" called {Hero}. {run1} Where was the Echo?
@trouble {Hero} looked behind a tree. {run1} Where does an Echo go?
@trouble "Come out, Echo!" said {Hero}. {run1} Was the Echo lost?
@stakes How still it was! "I will find you, Echo," said {Hero}.
@stakes {Hero} sang one line. Nobody sang the other. It was so sad.
@stakes Poor hill! It had nothing to say. {Hero} gave it a pat.
@try1 Perhaps it was asleep. {Hero} called, as loud as loud: "HELLO!" And...
@try1 {Hero} shouted with all {their} might, and...
@try1 Up on a rock stood {Hero}. One big breath, one big shout, and...
@fail1 "Maa!" It was just a goat. {refrain}
@fail1 A goat said maa, and that was all. {refrain}
@fail1 Ten goats looked at {Hero}. "Maa!" {refrain}
@try2 {Hero} blew a long, long horn. Toot! Who said toot?
@try2 Would it like a horn? {Hero} blew. Toot! Was that the Echo?
@try2 Toot, went {Hero}, on the horn. Something came near. Was it...?
@fail2 "Honk!" It was just a goose. {refrain}
@fail2 A goose ran up, all in a flap. {refrain}
@fail2 The goose had come for its tea. "Honk!" {refrain}
@try3 {Hero} rang the big bell. Ding... dong... ding...
@try3 Would it like a bell? Ding, went {Hero}. Dong. And then... hush...
@try3 Ding, dong! {Hero} put down the bell. Something, up there, said...
@fail3 "Hoo!" It was just an owl. {refrain}
@fail3 An owl put out its head. "Hoo, hoo?" {refrain}
@fail3 The owl had been in bed. It said hoo. {refrain}
@low {Hero} sat down by the well, in the dark. {run3}
@low "No Echo," said {Hero}, very low. {run3}
@low It was night. {Hero} came to the well. {run3}
@clue {Went}, went the {kit}, by the well. "{Went}," said the well, so very small.
@clue {Hero} played by the well. {Went}, went the {kit}. "{Went}," said something. <pal:{Pal} looked round.|It was so small!>
@clue {Went}, went the {kit}. "{Went}," said somebody, so small, and so far down.
@insight {Hero} looked in. It was deep, and it was black. Who was down there...?
@insight "Was that you, {kit}?" said {Hero}. It was not. Then who was it...?
@insight It was not a frog. It was not the bucket. It had said it, too! So was it...?
@means No shout. No horn. {Went}, went the {kit}, as soft as a moth. Then {Hero} said, "Hello?"
@means {Went}, went the {kit}, very low. Then {Hero} whispered into the well. "Hello, you."
@means It had been too loud for a small Echo. {Went}, went the {kit}, so softly. "Hello," said {Hero}.
@snag Nothing. {Hero} waited. A leaf came down. A star came out. Hush... hush...
@snag It was so still that {Hero} could hear the moon. Was it gone? Hush...
@snag {Hero} waited, and waited, and put one ear on the well. Oh, please...
@rescue "...'lo," said the well. It was the Echo! It had fallen in.
@rescue "'lo?" said something very small. And then, "Up? Up, please?"
@rescue "Hello," said the Echo, down in the well. It had a cold.
@climax {Hero} let down the bucket, and pulled, and pulled. Up came the Echo. "Hello, hello, hello!"
@climax Up, up, up came the bucket. Something ran round and round {Hero}: "Lo, lo, lo!"
@climax Heave! <pal:{Pal}|The goose girl> pulled, and {Hero} pulled. Out hopped the Echo, and shook its feet.
@resolution Off it ran, up to its hill. {Hero} waved. {turned}
@resolution It sang at {event}, every line two times. {Hero} sang, too. {turned}
@resolution Now all the goats had two maas each, and {Hero} laughed. {turned}
@close {toast} "Good night," said {Hero}. "Night... 'ight..." said the hill. {ends}
@close {toast} Night-night, goat. Night-night, owl. Night-night, Echo. {ends}
@close {toast} {Hero} yawned. "Aah," said the hill. {ends}
`,
  b4_6: `
@home {Hero} lived in {home}, high up, where the Echo lived. If you called hello once, she said it for you nine times, all the way round the mountain.
@home In {home} nobody said a thing twice. There was no need. {Hero} stood on a big flat stone and called, one time, and the Echo took it along from farm to farm, all nine, and never lost a word.
@home You only had to say it once in {home}. Then the Echo had it. {Hero} said "Pancakes!" to the air, and nine farms, one by one, got out the jam.
@friend Aunt Peg kept goats on the far side. "Hello, Aunt Peg!" {Hero} called across every morning. And the Echo ran over with it, like a [postman|small dog].
@friend There was a lady on the hill across from {Hero}, as small as a pea from here. That was Aunt Peg. "Nice day!" {they} called to her. "Day," said the Echo. "A bit wet!" said Aunt Peg, by and by.
@friend Aunt Peg lived too far off to hug, so {Hero} called. "Slept well?" "Well," said the Echo, going over. "Like a goat!" it said, coming back.
@want Today there was a lot to call. There were pies to fetch and people to fetch, from all nine farms, for {event}. {why}
@want Nine farms had a pie in the oven, and their good boots on. They were all to come to {event} as soon as they heard {Hero} call. {why}
@want Nine pies sat on nine laps. Nobody in {home} liked to be too early. They would come to {event} when {Hero} called. {why}
@turn {Hero} stood on the calling stone, put both hands to {their} mouth, and called. The goats looked up. They waited. {refrain}
@turn It was noon. {Hero} wiped {their} shoes, got up on the stone, and gave the biggest hello of the year. Down in the square they put a hand to one ear. {refrain}
@turn "Off you go," said {Hero}, and let out one big hello, like a dove. It flew, and it flew. It did not come home. {refrain}
@trouble The cows mooed, and no moo came back, and they sat down in a heap and sulked. A boy shouted at a cliff, and got a [headache|sore throat]. {run1} Had somebody stolen her?
@trouble You should have seen the cows. They said moo to the hill, and turned their backs on it. A man sang half a song, and had to go home. {run1} Where do you look for an Echo?
@trouble Cows moo to hear how big they are. Now nobody told them, and they would not get up. {run1} LOST, someone wrote, on the lid of a pot. But how do you draw her?
@stakes In {home} there was no bell. There was no telephone. There was only the Echo, and nine farms out of sight. With no one to call them in, who would come to {event}?
@stakes It was nine long roads to nine farms, and the pies were done. "They'll sit and listen for me," {Hero} said. "They'll think that we had {event} with no them." And how could you tell them?
@stakes Nine farms had their hats on, and sat by the door. "They'll sit there until bedtime," {Hero} said, "and think we don't want them." Was that any way to have {event}?
@try1 "She may be asleep," said {Hero}. "I'll be louder." {They} took the biggest breath {they} ever took, and stood on tiptoe, and...
@try1 If you can't be heard, what do you do? You shout. Two men held on to {Hero's} legs. {They} leaned out over the edge, filled up with air like a balloon, and...
@try1 "It was too small," said {Hero}. {They} took hold of a tree, and breathed in all the air there was, and a fly, and...
@fail1 Down fell two jugs and a [goat|hat]. The shout went out over the valley, and it just went on going. {refrain}
@fail1 The hello went off like a train. It took a goat off its feet, and that one took the next, and down they all went, right to the end of the wall. {refrain}
@fail1 Plop, plop, plop, went the goats, along the wall. A cloud jumped. But off ran the hello, and it did not look back. {refrain}
@try2 Up in the church there was a horn as long as a cow. It took four to hold it. "Ready?" said {Hero}, and {they} blew till {their} ears went pink...
@try2 They keep a horn in the church, for when the snow falls down. {Hero} had to have help to lift it. Out ran the mice. {They} shut both eyes, and puffed, and...
@try2 The horn was as long as {Hero}, and a dog, and a goose. First a mouse came out, with her bags. Then came dust, and...
@fail2 Moooo. Nothing said it back. But a bull came up from the next valley, at a run, with flowers in his mouth.
@fail2 It said just one thing, and it said it in Bull. And here he was. He had run six miles. He looked at the horn, and at {Hero}, and put a daisy down.
@fail2 "Moo-oo?" A bull ran all the way from the next hill, to marry it. He had combed his hair. "I'm sorry," said {Hero}. "It's a horn."
@clue They hid in the well house till he had gone. It was there that {Spotter} held up a hand. A drop fell in the well. Plip. And then again, very softly: plip. Was that one drop, or two?
@clue It was good to sit in the well house, with the door shut. Plip, said a drop. Then {Spotter} heard it land once more, as soft as a cat. But only one fell! Who said the other plip?
@clue So that he could cry, they hid in with the well. Plip, went a drop. Plip, it went again, but shyer. {Spotter} looked up, and there was no drop. Who would want to copy a drip?
@try3 There was no time to wonder. "I'll be the echo," said {Hero}. {They} hid behind a rock on the far side. "Hello?" called Aunt Peg. "Hello-o," said {Hero}. {run2}
@try3 "How hard can it be?" said {Hero}, and lay down flat, on the hill by Aunt Peg. "Good evening!" she called. "Evening-ning-ning," went the rock. {run2}
@try3 "I can do that!" said {Hero}, from under a stone. "Cold out!" called Aunt Peg. "Out... out... out," said the stone. {run2} The goats sat up to hear.
@fail3 "What's for supper?" called Aunt Peg. "Pie!" said {Hero}. And that is no echo at all. {refrain}
@fail3 "My, you sound well," said Aunt Peg. "Thank you!" said the rock. Oh dear. Every goat looked right at {Hero}. {refrain}
@fail3 "How's the jam?" called Aunt Peg. "All gone!" called {Hero}. Oh dear. No echo eats jam. {refrain}
@low It got dark. {Hero} sat on the edge of the well with the {kit}. Out there were nine farms, and nobody had called them. It was so quiet that it buzzed. {run3}
@low All over the hills, one by one, the lamps went off. {Hero} did not want to do any more. {They} hung {their} legs down the well, and held on to the {kit}. {run3}
@low The moon came up, and it had nothing to say. {Hero} sat by the well, with both arms round the {kit}. "Hello?" {they} said, but only to {their} feet. {run3}
@insight.sound {Hero} hummed a bit, to keep warm, and then forgot the rest. And something, far down, hummed the end. {Hero} sat very still. "{Rule}" {They} had never done that. Had anyone ever left her any room?
@insight.sound There was one song that {Hero} never could end. {They} stopped. And the last line came up, out of the well! "{Rule,}" {they} said, very low. Did she need a gap to sing in?
@insight.sound {Hero} hummed to {their} cold toes. La, la, la... and what came next? "La," sang a small voice, a long way down. It knew! "{Rule,}" thought {Hero}. Was there never a bit left over for her?
@insight.mark Plip, said the well. Plip. "Come out!" called {Hero}. "Out," said a small sad voice. She could only say what she was given. "{Rule}" What if {they} gave her something she need not say?
@insight.mark "Are you down there?" asked {Hero}. "There," it said. "Will you come?" "Come," it said. That was all it had. "{Rule,}" thought {Hero}. What could you show her, so she need not say it back?
@insight.mark "Are you sad?" {Hero} asked the well. "Sad," it said. "Or glad?" "Glad." "{Rule,}" said {Hero}. She had to give back the end of all you said. How could you ask with no words?
@insight.tend Plip, said the well. Plip. She was down there! {Hero} nearly shouted. Then {they} thought, and did not. "{Rule}" All her life they had shouted at her. Had anyone asked what she'd like?
@insight.tend Who was that, two drops deep? {Hero} knew! {They} took a big breath, and held it in till it went away. "{Rule}" Shout, shout, shout: that was all she ever got. What if someone was quiet?
@insight.tend "She's here!" yelled {Hero}. "Here," the well said, shaking. Oh! That was too loud. It was always too loud. "{Rule,}" {they} said, as small as that. What if you just sat with her a bit?
@means.sound {Hero} took the {kit}. {They} {method}, and then {they} left out the last bit. And up from the dark, as thin as a thread, came the end.
@means.sound Out came the {kit}, and {Hero} {method}. At the very end {they} shut {their} mouth, and it was hard to do. It was like a plate with one bun left. Then up it came, the end, all wobbly.
@means.sound By the well {Hero} {method}, one bit short, and let the {kit} be. Nobody breathed. And out came the end, on its own small feet.
@means.mark So {Hero} {method}, and let it down in the bucket. It was a face with its mouth open, and two words: YOU FIRST.
@means.mark {Hero} lit a candle by the {kit}, and {method}. It was all mouth, and round it a crowd, with their lips shut. AFTER YOU, it said. Down it went, to the end of the string.
@means.mark By the moon {Hero} {method}: one big face that sang, and a lot of little ones that hushed. NOW YOU, said the top. It went off in the bucket.
@means.tend {Hero} {method}. "I won't shout," {they} whispered. "What do you want?" It was a long time. "Want," said the well. "First."
@means.tend "There's nothing you have to say," {Hero} told the dark. {They} put down the {kit}, and {method}. A star went over. "Say," said the well, and it went on thinking. "Say... me first."
@means.tend "We've got all night," said {Hero}, and {method}. An owl went by. "You want something," {they} said. "Something," said the well. "I want... first."
@snag "She's never been first," said {Hero}. "She's had all our ends. Bring her up!" But the bucket had no rope. They had pulled up the horn with it, and then came the bull, and they had all run, and...
@snag "So that's it!" {Hero} told them all. "She never gets a go!" They ran to wind up the bucket. It had no rope! They had let it drop when the bull came for the horn. Something in the well began to cry, and...
@snag "She wants a turn!" said {Hero}. They all ran to wind her up, in pyjamas. How easy it was! It was just the handle. {Hero} had tied its rope to the horn, and never put it back, and...
@rescue "The goats sleep on it," said the goose girl, who always spoke to her own feet. She crawled in {hid}, said "Shoo," and came out backwards with {key}.
@rescue "It's flat," said the goose girl, who did not look up. "I mean, it's a bed now. They like it." It was dark {hid}, and full of feet. "Move over, Daisy," they heard, and she gave {Hero} {key}.
@rescue "It's for their tummies," the goose girl told her toes. Who had a tummy? In she went, {hid}. "Up, Daisy. Up, Spot." Back she came to {Hero}, with {key}, still warm.
@climax They let down the rope, and pulled, all of them, till the bucket came up empty, and yet as heavy as a cow. {Hero} put one finger to {their} lips. No one breathed. And a voice that was nobody's said, "H... hello?"
@climax Up, up came the bucket, and it took all of them. It was full of nothing, and it was as heavy as a piano. They all began to talk. "Shh!" said {Hero}. A bull held his breath. "Hello," said somebody new.
@climax It was a bucket of air, and ten of them had to pull. Now they all had a hello in their mouths. {Hero} shook {their} head. They kept it in till they went red. "Hello?" said the air.
@resolution "HELLO!" said all of {home}. They were her echo, and they did it nine times. Away she ran, over the hills, calling and calling. {turned}
@resolution Who says it back to an Echo? They did! They said it loud, then less, then like a mouse, until it got all the way round to {Hero}. She laughed. Off she went. {turned}
@resolution They said it back, as big as bells, then as small as bees, nine times over. {Hero} felt her run by, laughing, right up to the snow. {turned}
@close From nine farms came nine lanterns, bobbing down. {toast} {ends} And every morning after that, {Hero} waited, and let the mountain go first.
@close They came down with lamps and hot pies. {toast} {ends} After that {Hero} stood on the stone and waited, to be told good morning.
@close Nine lamps ran down, with nine pies. {toast} {ends} At dawn {Hero} did not say a word. "Wake up!" said the mountain.
`,
  b7_9: `
@home {Hero} lived in {home}, which is a village folded up in a mountain. You could hardly see one house from the next. It did not matter, for they had the Echo. You called hello from the calling stone, just once, and she took it round to all nine farms without dropping it.
@home If you want to borrow an egg in {home}, you go up, over and down, and by then you have forgotten what it was you wanted. That's mountains for you. So nobody walked. You got up on the calling stone, as {Hero} did each day, and said it once; and the Echo went round by all nine farms, like a girl with a basket.
@home In {home} the postman had a bad knee, and nobody minded. Each farm was round the back of the next. But they had the stone, and {Hero}, and the Echo. "Plums today!" {Hero} would tell the mountain, and away she went with it, all round the nine, and at the last door it was still plums.
@friend Aunt Peg lived on the far side, with forty goats and one tooth. {Hero} had only met her twice. But they had talked across the valley every morning for years, with the Echo running to and fro between them. "Lovely day, Aunt Peg!" "Day, Peg!" said the mountain.
@friend You can be fond of someone that you've hardly ever seen. {Hero} was fond of Aunt Peg. She was a dot on the opposite slope, with forty smaller dots. "Slept well?" {Hero} would shout. "Well!" said the mountain, trotting off with it. And in a minute or so it came trotting back. "Like a cheese!"
@friend You didn't visit Aunt Peg; you'd have needed ropes. She had forty goats and the far side to herself. She and {Hero} were great friends, from about a mile. "What's for breakfast?" {they} called. "Fast!" said the mountain, and took it over. It came home with its mouth full. "Porridge!"
@want "I've got such a lot to call today," said {Hero}. {why} For {event} there would be nine farms at one long table, and nobody would set out, or put in the pies, until they were called.
@want That evening all nine farms were asked to {event}. {why} They had polished their boots. They had pies in. But nobody on a mountain comes before being called, as that would be grabbing, so they sat by the door, each with a hat on one knee. "Was that it?" they said. "No. That was a goat."
@want In {home} there's no such thing as late, only not called yet. {Hero} had laid the table for {event}. {why} Up in the hills they had combed the children, and stood there with pies, behind nine doors, each open by an inch.
@turn At noon {Hero} climbed up on the stone, wiped {their} feet, which is polite, and called. "Come down!" It went out over the valley, as it always did. They all tipped up their heads for the answer. {refrain}
@turn The calling was always done by {Hero}. {They} stepped up on the stone, as the clock struck twelve. "Come down!" {they} sang out, with the nice long O that you get from there. And everybody smiled, and waited, with one ear up, and went on waiting. {refrain}
@turn "It wants one good breath," {Hero} liked to say, "and then you let go." At twelve {they} let go, and watched it leave. You nearly can, on a clear day. All the goats had turned to see it come round the other side. {refrain}
@trouble The news went round slowly, since there was nothing to take it. Cows mooed at the cliff, got no moo back, and lay down in a huff. The yodelling club yodelled and fell silent, and some of them wept. {run1} "She's been taken," said somebody. But who takes an echo, and where would you keep one?
@trouble Nobody had known how much they used her. A cow mooed to see if she was pretty, and was not told. The man who says his prayers off the ridge, to get them twice, only got them once. {run1} "Somebody's had her away," people said. "In a sack." But what sort of sack would keep in a sound?
@trouble By one o'clock the hens had stopped. A man who talked to himself along the cliff had nobody left to agree with him, and had to sit down. {run1} They painted LOST, ONE ECHO on the lid of a soup pot. Then they could not think what to put under it. Who had ever seen her?
@stakes You have to think what that meant. There was no bell in {home}, and by road the last farm was four days off. Nine farms would sit there with their boots on and their pies going cold, waiting. "They'll think that we forgot them," said {Hero}.
@stakes "It's just a bit quiet," said someone from the town, who was sent home. They had no bell; they'd never had to buy one. If you set out by road, you got to the ninth farm on Thursday. "They won't know that she's lost," {Hero} said. "They'll only know that they weren't called." Can you think of anything worse to sit and not hear?
@stakes "I could run," said a man with long legs. They did the sum. He'd be at the first farm by supper, and at the ninth on Thursday. {Hero} looked along the table, at all those spoons. "They won't come and ask," {they} said. "They'll only stop liking us so much." How long can you stand in a hall in your hat?
@try1 "Perhaps she can't hear us," {Hero} said. "Perhaps she's old." {They} went back on the stone, and had two people hold {their} legs, and breathed in till {their} buttons hurt. It was going to be the largest hello there had ever been...
@try1 "Well, I can be bigger," said {Hero}. {They} went to the very lip of the stone, where there was a mile of air below. A baker held the left leg, and his brother held the right. {They} breathed in through the nose, through the mouth, and, as far as anyone could tell, the ears...
@try1 When nobody answers a door, you knock harder. {Hero} lay down with {their} head over the edge, and had a cousin sit on each foot. In went the air, and went on going in. {Their} belt gave up. All along the wall people were taking hold of something...
@fail1 The shout took the weathercock off. It knocked over a goat, and that goat knocked over the others, all along the ridge, like books on a shelf. Then the shout went off over the next mountain, quite alone, and may be going still. {refrain}
@fail1 "Where's it gone?" said the baker, when he could hear. It had gone through a chimney and a wedding. Forty goats lay on their sides in a row, all looking the same way. And there was just the tail of it, out past the snow, running off with no one to turn it round. {refrain}
@fail1 The grass lay down in front of the shout. Then the goats did, one by one, the length of the wall, like a zip being done up. "Did you hear it turn round?" said {Hero}. "No," said everyone. It was over the top, and somebody else's, and what came back was a feather. {refrain}
@try2 In the church loft there was a horn as long as a cow, for avalanches. It took four people to carry and a fifth to be brave. {Hero} wet {their} lips, and blew, and for a moment there was no sound but the mice leaving. Then...
@try2 For snow slides, and for nothing else, there was the horn. It slept in the church roof; nobody living had blown it, and a good many had been told not to. {Hero} found the cold end. {They} filled it with everything {they} had left. First came the dust, then a bat, and then, a long way down in the brass...
@try2 "There's always the horn," said the sexton, and at once wished that he hadn't. It was longer than he was, and only for the day when the whole of the snow comes down. {Hero} looked in at the end. A mouse looked out, and began to pack. For a bit it only thought about it. Then...
@fail2 It was a noise like a lovesick bull. They knew that, because almost at once there was a lovesick bull. He had come straight over from the next valley, with a daisy in his teeth, and it was an hour before he could be made to see that it was only a horn.
@fail2 You'd have to call it a bellow, but it was a tender one. Over in the next valley somebody lifted his head. He came up the path at a gallop, with his hair brushed and a daisy between his lips. When he learned the truth, he sat down in the road to cry, and no one liked to go past him.
@fail2 It mooed. It was a low, lonely, beautiful moo, and it came out sounding like a question. And here he came with the answer, over the pass, tail up, holding a daisy. "You tell him," they said to {Hero}, and pushed. It took an hour, and two clean handkerchiefs, and he wanted to hear it from the horn.
@clue "Give him an hour," people said, of the bull, and spent it in the well house, with the door shut. So it was {Spotter} who heard it, in the dark, between one moo and the next. A drop fell down the well: plip. And then another, a little after, a little softer, though nothing had dropped. How do you get two plips from one drop?
@clue "Shut the door," they whispered, and squeezed up in the well house, so that he could be alone. It was black in there, and it dripped. {Spotter} counted, for something to do. One drop fell, and it made one plip. Then, with not a thing falling, it made one more, like a small child saying "Me, too". Now what was down there?
@clue "In here," said somebody. "Let him cry." So it was the well, which had a bench for two, and they were eleven. The drips were slow. {Spotter} had begun to guess them. Now! It fell, and said plip. And then, when nothing had fallen at all, there was one more, a small polite one: plip? Who says things after you, in a well?
@try3 The sun was going. "I'll do it myself," said {Hero}. "How hard can it be?" {They} ran round to the far rocks and got down behind one. "Hello!" called Aunt Peg, over the valley. "Hello-o-o," said {Hero}. {run2} It was rather good.
@try3 Any fool can say what has just been said; {Hero} had been told off for it at school. {They} took the goat path, at a run, and lay down on {their} tummy across from the stone. "Anyone home?" called Aunt Peg. "Home... ome..." went {Hero}, in a voice like mist. {run2} It was going beautifully.
@try3 "Somebody's got to be her," said {Hero}, "just until bedtime." So {they} got in behind a boulder, across the valley, and made {their} voice hollow. "Bit cold!" cried Aunt Peg. "Cold... old... ld..." {run2} You would have sworn it was stone.
@fail3 "Is that you, Echo?" called Aunt Peg. "Yes!" shouted {Hero}; and, in the pause, put {their} head in {their} hands. Nobody was fooled, not even the goats. {refrain}
@fail3 "Is your cold better, love?" asked Aunt Peg. "Much better, thanks!" {Hero} called out; and it's a strange thing, but you can hear people's faces fall, even across a valley. Up along the wall forty goats lay down again, of their own accord. {refrain}
@fail3 An echo never joins in. "Is the pie burnt?" called Aunt Peg. "No, it's lovely!" {Hero} called. There was a pause. "Ah," she said, not so loud; and they heard her go indoors, and a bolt. {refrain}
@low Then it was dark. {Hero} sat on the edge of the well with {their} {kit} and {their} coat over {their} head. On all those hills people would be taking off their good boots by now. There was no anger in the quiet. "It's just very big," {they} said. {run3}
@low It was a night when even the dark seemed to be waiting for something. Far off, one by one, nine windows went out. {Hero} knelt by the well, since there you could at least look at a star, and it was the wrong way up. {They} did not open the {kit}. {They} had called and called, and that was the trouble. {run3}
@low {Hero} could not see the {kit} any more. The wall of the well was cold all up {their} back. A farm put out its light, and then so did its neighbour, as though it had been waiting to be sure. There was a hum in the dark, like a shell's. {They} hadn't one shout left, and who would have wanted it? {run3}
@insight.sound To make it smaller, {Hero} hummed. {They} lost the tune near the end, and stopped. And down below, so soft that {they} thought it was {their} own ears, something finished it. {Hero} did not move. "{Rule,}" {they} told {themself}. All those years of shouting, and who had ever left her a space?
@insight.sound A hum is a small thing, and {Hero} only let it out for company. It was the one with the hard bit. {They} stuck where {they} always did. But the tune didn't! It went on down there without {them}, thin as a thread, right to the finish. "{Rule,}" {Hero} breathed. Who could ever get a word in, with all of us hollering?
@insight.sound {They} hummed the long one. {Hero} had never been able to learn how it finished; so {they} left off, and it finished. It came up from underneath, faint and terribly careful, like a child with a full cup. "{Rule,}" said {Hero}, when {they} could. In all {their} life, had {they} ever once left off before?
@insight.mark Plip, said the well; and plip. "You're in there," {Hero} said. "There," it sighed. "Why won't you come up?" "Up," it said, and it was the saddest up {they} had ever heard. It was no good asking. She could give you only what you had given her. "{Rule,}" {Hero} thought. What could you hand to someone that they didn't have to say back?
@insight.mark "Hello?" {Hero} said down it, and back came "Lo." "Are you stuck?" "Stuck." "Is it something we did?" "Did," said the voice, and then there was a kind of sniff. It could have meant yes; it could have meant anything. That's no way to have a talk, with half of it borrowed. "{Rule,}" {Hero} thought. Was there some way to put it that had no sound in it?
@insight.mark "Is that you?" {Hero} tried. "You," said the well. "Are you lost?" "Lost." "Or cross?" "Cross." It was like playing catch with someone who has no ball. She could only throw {them} {their} own. "{Rule,}" {they} said, under {their} breath. Then what would happen if you threw her nothing, and held something up?
@insight.tend Plip, said the well; and plip. So that was where! {Hero} opened {their} mouth to yell for the others, and closed it again. That was what everyone had done to her, since the beginning: yelled. "{Rule}" {They} put {their} chin on the cold stone. What is it like, to say nothing for a thousand years but the ends of other people's words?
@insight.tend You do not drip twice by yourself. {Hero} was on {their} feet, ready to shout the whole village out of bed; and {their} mouth was open; and it was only then that {they} looked at it, so to speak, from the other end. "{Rule,}" said {Hero}, no louder than the drip. All day they'd bawled at her to come back. Had anybody wondered why she went?
@insight.tend "She's in there!" yelled {Hero}. "There," said the well, like someone picking up a shoe that's been thrown. Oh, that was it! It was what she had got from them every day of her life. "{Rule}" This time {they} said it in {their} head, where it couldn't hit anyone. What do you need, if you have only ever been bawled at?
@means.sound {Hero} got out the {kit}, and picked a tune that everybody knows. {They} {method}; and when {they} came to the last line {they} stopped, and left it there, like a chair pulled out. You wouldn't believe how long that was. Then up from the dark, shaky and thin, came the end of the song. She had added a twiddle.
@means.sound "This one's for two," {Hero} said, to nobody you could see, and fetched the {kit}. {They} {method}, all but the last line of it. Then {they} bit {their} lip. A beetle crossed the step; a cloud crossed the star. You could feel the hole where it ought to be. And someone filled it, out of breath, a bit sharp, with a trill on top that had never been in the book.
@means.sound "We sang your bit as well," {Hero} told the dark. "On top of you. Every time." {They} {method}, as the {kit} had never heard it, and where the last line starts {they} held {their} breath. It's how you wait for a deer. And it put out a foot: one note, then one beside it, and then all of the line together, with a skip in it that was new.
@means.mark By the light of one candle, {Hero} thought what to put. It had to be short. {They} {method}: a great big face with its mouth wide open, and no one else in the picture. Underneath it {they} wrote YOU FIRST. And {they} laid it in the bucket, and let it down into the dark.
@means.mark They had a stub of candle, and it spat. {Hero} thought of all she had been handed in her time: bits, tails, the ends of things. So {they} undid the {kit}, and {method}. There was one face in front, shouting for joy; there were rows and rows behind it, who held their tongues. YOUR TURN. The string ran out through {their} fingers, and went slack.
@means.mark What can't be said back? A picture can't. So {Hero} {method}. There she was, round as a plate, singing out; and there were all the others, leaning in, with a hand behind each ear. AFTER YOU, it said. It went off down the dark, turning slowly. Then it was quiet, as when somebody reads.
@means.tend "I shan't shout," {Hero} whispered, "and you don't have to say it back." {They} {method}. Ten minutes went by, or an hour. "What would you like?" {they} asked, right at the end of it. There was a silence, and it was a different kind. "Like," said the well slowly, as if it had just found the word in its pocket, "first."
@means.tend So {Hero} did the opposite, and laid the {kit} on the step, and {method}; and, whenever a word came up, {they} swallowed it. It's tiring. A bat went by, and half the night. "I'd only like to know," {they} said, "if there's something you'd like." There was such a silence then. It had somebody in it. "Something," said the well, feeling along the word for the edge. "Something... first."
@means.tend "You needn't carry any of this," whispered {Hero}, with {their} lips on the stone; and {they} {method}. When {their} nose itched {they} let it. "What would you want?" {they} asked, after a great many stars. "Want," it said, politely. There was a gulp. "No. I want. I want... first."
@snag "She's tired of coming last!" cried {Hero}, when they had all come running in their nightshirts. "She's never started anything in her life. We've got to bring her up." But the bucket was at the bottom, and there was no rope on its hook. They had taken the rope to lift the horn, and nobody puts away a rope with a bull behind them. The wind was rising, and...
@snag "Nine hundred years," said {Hero}, "and she has never once begun!" They could see it now, all of them; they stood round in their nightcaps and thought of the things they'd shouted. Someone jumped to the handle, to wind her up. It spun like a top. "We had the rope for the horn," said {Hero}, remembering, "and I let go, when I saw who was coming." In the deep of the well something had started to sob...
@snag "Did anyone here ever let her start?" asked {Hero}. All {home} was out by now, in its socks. They thought back, and went red. "Let's have her up, and say so," said the baker, and took the handle, and fell over. It was as easy as a whisk. Ninety feet of rope had gone to haul up the horn, and been dropped in front of a bull. A long way under them something sniffed, and...
@rescue "Goats," said the goose girl, down toward her boots. She had been about to say it for some time. "They like to sleep on it. It's coiled." In she went, {hid}, on her elbows. There was some bleating, and some rather firm language for a goose girl, and she came out with {key}.
@rescue It was the goose girl who coughed. She'd coughed a few times since supper. "It isn't stolen," she told her left boot. "It's a bed. They wind it round, and then there's room for six." And she lay down and slid {hid}. "Budge up, ladies," they heard. "I know it's warm. I know." Feet first, and mostly straw, she came back to {Hero}, and she was hugging {key}.
@rescue Someone had {Hero} by the sleeve. The goose girl was talking, if only to her boots. "It's that straw," she told them. "It's prickly. They like a nice coil." No one had ever let her get so far. She swam in {hid}. "Mind out, Clover. I know. I know you have." And out she backed, with {key}, still warm.
@climax They let down the end of the rope, hand under hand, and something took it. They pulled it up. The bucket was empty, and it took six of them to lift. {Hero} turned round and looked at all those people with their mouths open, ready to welcome her. {They} laid a finger on {their} lips. It's hard to be quiet; it was the best thing they ever did. And in the middle of it, somebody who was not there said: "Hello?"
@climax Hand over hand, and then hand over hand. It was a bucket with nothing in it. Even so the handle groaned, and they needed the bull. There it hung. All {home} took a breath, to say how glad it was, and {Hero} saw, just in time, and held up one finger. "Not yet," {they} breathed. "Not us." Somebody's stomach rumbled, and was sorry. And the air said, all on its own, a little too loud: "Hello?"
@climax For the first yard it weighed nothing. After that it weighed more than the church. Over the edge it came, dry as a bone, and everyone swelled; you could see a hello on the way up in all of them. {Hero} hopped on the wall, and shook {their} head. So they kept it in. It was like holding a sneeze, two hundred of you. Then a bit of air cleared its throat. "Hello?"
@resolution "HELLO!" roared {home}, and then, because it seemed right, softer, and softer, nine times. They were her echo. She laughed out loud, a thing she'd never had the chance to start. And off she went, up the valley, calling. {turned}
@resolution A hello must be answered, or it isn't any use; who'd know that better? "HELLO!" they gave her, from the boots. "Hello," said the second row. "Hello," said the babies, who came last. Nine times it went, down to a breath. Something laughed, up by {Hero's} ear; there was a rush of cold, like a door, and it was off along the tops. {turned}
@resolution What can you give to an Echo? They knew how it should go: "HELLO!" first, and then a bit less of it, and less; they kept that up, down to the last baby, who said "Lo". A laugh went by {Hero}, like a kid that's found the gate open. It bounced from the church to the cliff to the snow. {turned}
@close In an hour there were nine lanterns coming down nine paths with pies. {toast} {ends} {Hero} still went to the stone each morning, but only to wait there with {their} hands in {their} pockets. "In your own time," {they} told it. Sooner or later the mountain always thought of something to say.
@close "One," counted {Hero}, "and another one, and... look, they're running!" {toast} {ends} From that day there was a new rule at the stone. {Hero} got up on it at eight and said nothing whatever, which was harder than you'd think. It never yet failed to think of something. "Nice hat," it said.
@close They came by every path, with lamps, and with pies that had been kept in bed. {toast} {ends} In the morning {Hero} stood where {they} always did, with {their} feet wiped, and looked willing. The sun rose. A goat sneezed. "Lovely pie!" said the mountain, of its own accord.
`,
  b10: `
@home You may have heard of {home}, and you have certainly heard it, if you ever shouted anything on that side of the Alps. It's a village folded into a mountain, like a letter; no house there can see another. What they had in place of a view was the Echo. One person stood on the calling stone and said a thing once. The Echo took it round to the nine farms, word for word, and never asked for a penny.
@home You can live forty years in {home} and not know what your neighbour's curtains are like. The ground's been crumpled. There's a spur, then a gorge, then a shoulder of rock with a farm tucked behind it, and so on, nine farms round. It ought to have been the loneliest parish in the world. But any morning you liked, {Hero} could get up on one flat stone, and say, "Twins at the mill! Both ginger!" For {home} had an Echo, and she carried the news, word for word, to every door.
@home The mountain was there first, and the nine farms of {home} had been pushed down the cracks. If you wanted the loan of a ladder, it was a day's walk, and a day's walk back with a ladder. So nobody walked. They had the Echo. {Hero} got up where the calling is done, and said "Ladder!", once, quite clearly, and she took it the whole way round, and she never forgot it, or improved it, or asked what it was for. You can't say so much for a postman.
@friend {Hero} knew Aunt Peg, who lived across the gorge with forty goats, better than anyone living, and had met her twice. "Lovely day, Aunt Peg!" {they} would call. "Day, Peg," said the mountain. Some time later there came back, in quite another voice but the same accent, "Bit of wind!" You could tell by the Echo what sort of a night she'd had.
@friend As for Aunt Peg, {Hero} had her mostly by ear. They'd been introduced at a funeral, and shaken hands at a flood. All the rest was shouting. "What's it doing over there?" {they} would ask, of a morning. "Over there," went the Echo, hurrying off round the mountain with her skirts up. You boiled an egg. It was done when the answer got in, rather hot: "Hailing!" Aunt Peg ended on a sort of hoot, and the Echo, out of love, had begun to put one on everything.
@friend {Hero} could not have told you the colour of Aunt Peg's eyes. She had forty goats, and the opposite wall of the world. "Did you sleep?" {they} would shout over. "You sleep," said the Echo, who never could do the fronts of things, and ran. You laced up one boot. "Badly!" it came, complete with Aunt Peg's own sniff. It had been carrying that sniff across for years, and took great care not to spill it.
@want There was to be one long table in the square that evening, for {event}. {why} Nine farms sat waiting with their boots on. "Was that us?" they asked each other, at intervals. "That was a goat." Nobody on that mountain would dream of setting out before being called; it would have been like walking in without a knock.
@want Invitations had gone out for {event} in the usual way; that is, there had not been any. {why} On the day itself, at noon, you were called. Till then you knew nothing about it. You sat with your pie on your lap, as you had been sitting since ten, in a clean collar, and said to your wife, "I wonder, dear, what we might do this evening?"
@want The long table ran in at one side of the square and out at the other. It was for {event}. {why} {Hero} had folded the napkins. Everything was ready but the guests, and they were the readiest of all. They stood in nine halls, with hot pies. "Don't look eager," they told each other. To come without being called is, in those parts, next door to burgling.
@turn At noon, then, {Hero} got up on the calling stone, wiped {their} feet, out of respect, and called. The word went out over the gorge as clean as a plate. Everyone down in the square had tilted up their faces, with half a smile ready, as you do for someone who is never late. Then they all stood up, and called as well. {refrain}
@turn Noon struck. {Hero} had done it a thousand times, and still gave {their} boots a wipe, for the stone is the nearest thing they've got to a front door. "Come down!" {they} cried, long and round, over the edge. "Come down to {event}!" In the square they stopped pouring, and lifted a finger, to be ready to say, "There!" The fingers stayed up. They put down the jugs, and helped. {refrain}
@turn There's a hollow in the stone, where you stand, and {Hero} stood in it. Twelve struck. {They} filled up from the boots, and let go. "Come down! Come down, for {event}!" You could tell where it was by the ears of the goats: out, and across, and round behind the shoulder of the hill. At the table somebody had started on "Bless her". He only reached the B. They all got up to lend a voice. {refrain}
@trouble "Try again," said people, and {they} did. By one o'clock cows were mooing at the cliff, getting no moo for it, and lying down with their backs to the view. The yodellers met, opened their mouths, and went home separately. {run1} "Stolen," said the priest, who read detective stories. "Well, it stands to reason. But who'd buy an echo?"
@trouble Nobody likes to be the first to worry. They gave her till one. By then the cows, who tell by it how big they are, had gone very quiet and were standing close together. The choir had tried a canon and come out of it with half. {run1} "It could be a ransom," said the priest, "it's often a ransom," and he looked in the alms box for a note. But suppose you did take an echo? How would you get it home without its telling everyone?
@trouble It was given out, to begin with, that she had a cold. But the cows would not have it. They lay down in the lane and looked at you. The yodellers held their yearly lunch, and it broke up in tears over the soup. {run1} The priest, who was at chapter nine of something with a dagger on the front, dusted the stone for fingerprints, and got everybody's. "We want a man with two voices," he said. But what would you feed an echo on, if you had her in a sack?
@stakes "It's only an echo," somebody said, and was looked at. There wasn't a bell in {home}, and by road the ninth farm was four days off. "They'll sit there," said {Hero}. {They} could see it: nine kitchens, the pies in baskets, somebody opening the door to listen. "They won't think she's gone. They'll think it's us. They'll think that we thought better of it."
@stakes A visitor said that it was surely a matter of acoustics, and was handed his hat. The truth was that no one in {home} owned a bell, and if you set out for the ninth farm by road, you would be there on Thursday. {Hero} thought of them over there: the pie going from hot to warm; from warm to a thing that you don't mention; someone saying, brightly, that it might have been next week. "They'd never ask," {they} said. "That's what I can't stand. They will all just go to bed, and be nice about it."
@stakes Someone worked it out on the tablecloth. A fast boy, by road, would be at the first farm for supper, and at the ninth on Thursday. They looked at that for a time. "It isn't the pies," said {Hero}. Over there they'd have got to where you make a joke of it. Next they would sit down. "They won't be angry, you see. They'll just go back over everything they said to us last year, wondering which thing it was."
@try1 It seemed possible that she had gone deaf. "She must be nine hundred," said {Hero}. {They} had two strong men, one to each leg, and leaned out from the calling stone over about a mile of nothing. {They} breathed in for as long as there was any air on that side. "Stand back," said the priest, and crossed himself...
@try1 "There's nothing wrong with volume," said the blacksmith, and took a leg. His cousin took the other. They walked {Hero} out along the stone till there was no more of it, and then a little further. Below {them} went an eagle's back. {They} began on the breath there, and went on with it after other people would have turned blue. A button left. "Mind your ears," the priest called, and shut the holy water...
@try1 "Perhaps she's round at the back," the priest said, "and didn't catch it." Then it would have to be a big one. {Hero} was walked along the stone as you'd walk a plank, with the blacksmith for an anchor. There was a great deal of noon down there. {They} drew it in. "There's more to come," the smith reported. He could feel it, through the ankle. Hats were held. Somebody took the cat indoors. And an owl, which had slept through the last three floods, opened one eye, and moved to another tree...
@fail1 "Superb," said the priest, of the shout. It removed the weathercock. It felled a goat, who felled a goat, and so on along the ridge until there was not one upright in the parish. What it did not do was come back. They heard it cross the frontier, getting smaller, like a dog that has taken the wrong turning. {refrain}
@fail1 As a shout it has never been matched. They have put up a plate. A goat that had stood for nine years on one leg sat down; and since they were all leaning on each other the whole ridge followed, with dignity, like a row of hats. The shout passed over the border at about head height. Everybody listened to it go. "Well, nobody over there has been told to send it back," the priest said. {refrain}
@fail1 "Good heavens," said the priest, from the ground. "And that was only hello." The shout had snapped off the weathercock at the knee. A goat went over, which had been propping up the next; you could follow it, clonk by clonk, until the whole flock was on its side thinking about life. All this the shout did on the way out. There wasn't any way back. They listened to it until it was in somebody else's language. {refrain}
@try2 The avalanche horn lay up in the loft of the church, as long as a cow, with a sheet over it. They hauled it to the window on the long well rope, and {Hero} had the end. It was blown once in a century, by the bravest man in the village, and he was on holiday. {Hero} put {their} mouth to the cold end of it. For a time there was merely the sound of mice leaving. And then, from very low down...
@try2 It is written in the parish book that the horn isn't to be sounded for weddings. Under that somebody has put "or at all". It took five of them, and the long well rope, with {Hero} on the end, to get it to the window; a barn owl had to be moved, and then her views had to be heard. "I'm supposed to just blow?" said {Hero}. "So I understand," said the priest, from under the altar. {They} took the cold brass in both hands, and something stirred in it...
@try2 "I've lost the key," said the verger; and then, when it was found, "One is so sorry for the bats." The horn had been dusted once, in his father's time, and it had brought down the north slope. "Not hard," he begged. They had it up to the window on the long well rope. {Hero} knelt to it, with the end of the rope round one wrist. The brass tasted of winter. {They} puffed, and a mouse came out backwards with all her children, and gave {them} a look. The breath went on without them, down and round, to where it kept its voice; and you could hear that it had found it...
@fail2 "Now, what," said the priest, as it died away, "did that remind one of?" It had reminded one of a bull in love. He came over the pass in six minutes; he had a daisy in his teeth. {Hero} let go of the rope. The bull was a perfect gentleman about it, but you could see that he would need time, and everybody thought it kinder to wait indoors.
@fail2 If you have ever wondered what a mountain would say to the one it loved, that was it. It brought out everyone's handkerchief. It also brought out, from a field six miles off, with a daisy, at the gallop, a young bull who had thought he was alone in the world. {Hero} dropped the rope; and they let {them} break it to him. He took it well. But his lip went, and he asked for a moment, and the whole village stepped into the nearest building so that he could have it.
@fail2 What it did was ask a question: low, and a bit frayed, and dreadfully hopeful. The reply came from six miles off. Before they had the dust out of their eyes there was a bull in the porch, blown, with his curls wet down, and a daisy. {Hero} let the rope fall, and broke it to him, with an arm about his neck. "He wants to know if it said anything else," {they} reported. It hadn't. Then he would be obliged, said the bull's whole face, for a few minutes alone with it.
@clue It was cramped in the well house, with eleven people and the bucket. Nobody spoke. That is how {Spotter} came to hear it: a drop, falling, a long way down. Plip. And then, a shade behind, and softer, as a child will say a word after you to see how it tastes: plip. There was one drop. Where had the other come from?
@clue The nearest was the well house, which sleeps none. They stood in it like spoons. The bull wept; the well dripped; and one person there, {Spotter}, being short of things to look at, had fallen to waiting for the drips. They fell one at a time. It was the sound that came in twos. There'd be the plip, and then, so close it might have been holding the other's hand, a second, slightly wrong. If only one thing fell, then who was it that said so twice?
@clue For somewhere to hide from a bull, it came down to the pigs or the well house. They chose the well. "Mind the bucket," people breathed, and then, out of respect, not a word. There was only the drip. {Spotter}, who had a knee in one ear, was making a bet, in silence, about when the next would fall. Now: and down it went, plip. There should have been a good long wait for another. And yet here was one on its heels, smaller, with not quite so much P. No drop had gone by. Who was that, then, who wished to join in?
@try3 "We've an hour of light," said {Hero}. "I'll be her. It's only repeating." {They} ran all the way round by the goat path and lay down behind a boulder. "Hello there!" cried Aunt Peg, right on time, from over the gorge. "There, there, there," went {Hero}, dying away beautifully. {run2} A lesser artist would have left it at that.
@try3 "It's the damp," said the priest; and they thought no more about it. If there was no Echo, then somebody would have to be her. It looked like the easiest job in the world. You wait; you take the end of what was said; you hand it back a size smaller. {Hero} went round by the goat path to where she used to stand and got down among the thistles. "You're late today!" Aunt Peg sang out. "Late today... today... day..." {Hero} had sent it back like silk. {run2} There were people in the square with tears in their eyes.
@try3 "It's a question of filling the post," said the priest. "One needn't know anything." But {Hero} was already on the goat path, in places on all fours. Across the gorge {they} found a boulder, with a hollow at the back, like a pulpit. "Are you better?" It was Aunt Peg, and she tried not to sound as if it mattered. "Better... etter... er," replied the boulder. {run2} Out it rolled, the way it had on every evening of their lives; and there were men down there who took off their hats.
@fail3 "Is that really you?" called Aunt Peg, with a break in her voice. "Yes!" shouted {Hero}. You could hear it sink in, on either side. It was the goats, people said, who took it hardest; they had just been set on their feet. At dusk they had one more try, all together. {refrain}
@fail3 "And how's your poor knee?" called Aunt Peg. It was good of her to have remembered. "Nearly better, thanks!" said {Hero}. There was the sort of hush that follows a dropped tray. They had known, really. They'd have gone on with it, all the same, for as long as {they} liked; that was the worst part, and the goats were the first to look away. Then, as there was nothing else to do, they called her once more. {refrain}
@fail3 It went wrong over a recipe. "Did you put in the sage?" called Aunt Peg, who was enjoying herself. "And an onion!" {Hero} called back, because {they} had. It was a bad moment, all round the valley. It was as though you'd been talking for an hour to your mother, and it turned out to be her coat. The goats lay down again without being pushed. They gave it one more shout, for manners. {refrain}
@low After that it was night. {Hero} sat upon the edge of the well and did not open the {kit}. Up on the hills nine lights went out, slowly, with gaps between them, like people leaving a theatre who still hope to be called back. It was not an unfriendly silence. It was only much too big for one person, and it had been left to {them}. {run3}
@low It was a very good night for seeing lights go out. They went by ones, with a decent wait in between. At the last farm someone had even stood in the open door a while with a lamp held up, as you might for a cat. "You never know," it seemed to say. {Hero} saw it, and sat down against the well, and drew in {their} feet. {They} had been shouting since noon; {their} throat was like a grater. The {kit} lay in the wet. There was so much room in the dark, and not one thing coming the other way. {run3}
@low Of nine lights, it's the last that you watch. {Hero} sat up on the well, giving each farm its chance. Eight of them went. The ninth didn't, and didn't; somebody in there still believed they would be called. Then it was gone, with no fuss at all, like a person leaving a table. {They} had the {kit} in {their} lap. A loaf would have been more use. What was there to say that was not loud, and had not been said? {Hero} was sick of having the first word. {run3}
@insight.sound For company {they} hummed. It was an old thing of Aunt Peg's, and {they} lost it, as always, just before the end. There was a pause. Then from far under {their} boots someone hummed the end. The hair stood up on {their} arms. The Echo knew it because she had listened. "{Rule,}" {they} had told people all those years, and {they} had stood on that stone and bawled. In nine hundred years, had one of them ever left her a line?
@insight.sound {Hero} hummed the ballad of the piper in the snow, which nobody has ever known the end of. {They} broke off, at the usual place. It did not break off. Bar by bar, in the black below {them}, with a hoot on the last note, it was brought safe home. {Hero} took {their} hand off the stone as if it had been hot. "{Rule,}" {they} said, in a whisper. Nobody else knew the end; the Echo did, for she had listened. {They} thought about that stone, worn hollow by nine hundred years of people with something to say, and who had listened to her? Was it any wonder she'd gone down there, to get a word in?
@insight.sound What {they} hummed was {their} own affair. It was the one for shearing, with the turn in it, that goes up just where you'd think it must come down. {Hero} had missed that turn every June of {their} life. {They} missed it now, and stopped. And it went up. A long way under {them} somebody took it like a stair they knew in the dark. "Who's that?" said {Hero}, though {they} knew. Only she had ever listened to the turn. "{Rule,}" {they} used to tell whole classrooms, for nothing. Nine centuries of {home} had leaned over and sung her down. When was there ever a chink that she could have got in by?
@insight.mark "You're down there," {Hero} said to the plip. "There," said the well. "Then come up! We need you." "You," it said, very low. {They} began to see the trouble with it. Whatever {they} asked, {they} would get back only the tail of it: she had nothing else in the house. "{Rule}" It was like a hand on {their} shoulder. What could you give to somebody who must return every word?
@insight.mark There's a way that children have of copying you until you cry. This was the same, and it was not teasing. "Is that you?" "You." "Come up!" "Up." {Hero} put in a whole sentence, to see; {they} got four words of it. It wasn't that she would not talk. She'd been given nothing to do it with. Every word she had was somebody's, and must be handed straight back, like a coat. "{Rule}" {They} had it cut on the lid of the pencil case. What do you give to a person with no pockets?
@insight.mark "Who's there?" {Hero} said, and was told, "There." So it was her! {They} asked if she was hurt. "Hurt." Was she angry? "Angry." {They} asked if she was a teapot, as a check. "Pot," said the well, miserably. She was like a friend who can only post you your own stamps. She'd had that from everyone, since before the church: a thing thrown down, and a thing to be sent straight up. "{Rule,}" {they} thought. Could you tell somebody something in such a way that there wasn't a last word in it?
@insight.tend {Hero} knew who it was at the second plip. {They} even drew in breath to yell the news, and held it. It came to {them} that this was precisely what everyone had always done. They had yelled, and she'd fetched. "{Rule}" {They} had not applied it to mountains. {Hero} lay down on {their} front and put {their} chin on the rim. What would it do to you, never to have been asked anything in nine centuries, but to hold the other end?
@insight.tend Plip, and then, with care, plip. {They} had jumped up. {They} had both hands round {their} mouth. And what was it that was about to come out? Why, the very thing! It was what she'd been getting since before there was a church. Fetch this; take him that; say it again. "{Rule,}" {Hero} told people, of geraniums, of cats. {They} took {their} hands down. You'd go a long way off too, wouldn't you, and get into something deep, and pull the dark in after you?
@insight.tend "Quick," bawled {Hero}, "she's..." It is a shock to hear yourself in a well. Down it went, like a boot; and presently up came the toe of it. "She's," said the dark, handing it in. No one who was happy ever spoke like that. "{Rule,}" {they} thought, and took {their} elbows off the stone. They had been quite clear what they wanted of her. They'd wanted it by noon. She had been at it since the ice left; and in the whole of that time, had one living soul turned round to her and said, "And you?"
@means.sound There's a round they sing in {home}, which no one can get through alone. {Hero} took out the {kit}; {they} {method}, as far as the last line; and there {they} stopped, and put the silence down on the edge of the well, like a cup that somebody may want. It was the longest thing that {they} had ever not done. Then she took it. Her voice cracked in the middle. At the end she put in a little run of notes, up and over, that had never been in it before.
@means.sound {Hero} knew one that wants two voices. It's usually left alone, in {home}, for the reason that the second voice always got there anyway. {They} reached for the {kit}; {they} {method}, up to where it parts; and then {they} simply left the gate open. Nothing has ever been so hard. The note stood out there in the night with nobody holding it. Then, like a girl who has been asked to dance and looks behind her to see who's meant, she came in.
@means.sound What was needed was a song with a hole in it. {Home} had one, for the two sides of a valley, and since the far side could be relied on, they'd fallen into the habit of singing over it. {Hero} laid hands on the {kit}, and {method}; and at the place {they} stopped, as you stop on a stair to let somebody by. It got later. It got later still. Then up it came, creased right across, like a dress that has been too long in a drawer; and on its last note, not being used to company, it waved.
@means.mark There was the stub of a candle. There had to be something with no ending for her to be stuck with. {Hero} {method}: one enormous face, a mouth wide open, and all around it, where the rest of us would be, a crowd with its lips shut. Over the top it said YOU FIRST. {They} weighted it with a stone, and let it down by the last of the cord, and felt it land.
@means.mark No tail, then; no last word to catch in the teeth. {Hero} got out the {kit} by the light of one match after another, and {method}. Here was a mouth. You could have put a loaf in it. And all the way to the edges were other people: their ears were huge, and every one of them had a hand clapped to their own lips. WHENEVER YOU LIKE. {They} had no basket fine enough for that, so it went in the bucket.
@means.mark There were fifteen matches, and it took four to think. Then {Hero} {method}. The mouth came first, as wide as a barn, with everything to say. The rest was all of {home}, in rows, and they sat on their shouts like people on a trunk that won't shut. It had just two words to it, and those were hers: BEGIN ANYWHERE. {They} sent it down on what cord there was. And the plips left off, as if someone down there had moved across to the light.
@means.tend So {Hero} {method}. "No one's going to shout," {they} said into the dark, after some of the night had gone. "And don't say it back. I'd just like to know what you'd like." Nothing. There was a star down there in the water; {they} watched it rock. "Like," said a voice, trying it. It went on and on not saying anything. And then it said, quite by itself, a word that nobody had given it. "First."
@means.tend It was a thing that {Hero} could do; {they} had only never done it for a hole. {They} moved the {kit} off the cold stone, and {method}. You would be surprised how loud it is, somebody not shouting. "I won't mind what it is," {they} said, towards morning, "but I would like to know what you want, and you needn't give it back." {They} heard her take hold of the end of that, from habit, and put it down. There was another word beneath it. It was quite short. It hadn't been used before. "First," she said.
@means.tend "I'll give you nothing to carry," said {Hero}. {They} got comfortable, and {method}. There's plenty of quiet about at that hour, and mostly it is left lying. A fox came to see, and lost interest. "Is there anything you'd like?" {they} breathed, when the stars were over the church. "Not to say. To have." It had its mouth open for the "have". One heard it; and then one heard it not. It was a dog, looking at a biscuit. "First," it got out. "Might I? Just once?"
@snag "She's come last," said {Hero}, when they had all arrived in their nightshirts, "at everything, for ever. That's all it is. Let's bring her up in the bucket." Nobody quite met anyone's eye. The bucket was at the bottom, and the long rope was gone from its nail. They had hauled the horn up with it, and {Hero} had let go of the end, at the sight of a bull. "Then where did it fall?" they said. The wind got up, and below them something was starting to cry...
@snag They came in shawls. {Hero} told it in six words: "She has never got to start." It wasn't like a thing you hear; it was like one you had been standing on. "Well, wind her up, man," the priest said, quite roughly, and the blacksmith flung himself upon the handle, and it went round as light as a fan. "We had the rope for the horn," somebody said; and they saw it all again, the horn at the window, the bull on the pass, and {Hero}, letting go. Far below somebody took the silence for an answer, and began, with small catches in it, to weep...
@snag It took some explaining, to a village in its nightshirt, and then it took none. "First," said {Hero}. "She would like to go first. That's the whole mystery." It was the kind of hush you get when two hundred people find their hand in the same jar. "Bring the poor lady up," said the priest, into his handkerchief. The smith bent to the handle. It spun, and he sat down. "I borrowed the rope," said {Hero}, "for the horn. I was going to put it back. Only there was a bull." Beneath them somebody drew a breath, as you do just before...
@rescue "The goats have got your rope." That was the goose girl, addressing her boots; she had held that opinion since before supper. "It's coiled, you see. So it's like a nest." Having got so far, she appeared to feel that she might as well go on. She went in {hid} on her elbows, among the horns. There was a certain amount of language. When she backed out she had {key} over one shoulder like a mountaineer, and three people said "Well done" to her, and she looked up to see who they meant.
@rescue The goose girl didn't wait to be asked. Nobody ever had asked. "The goats have got it," she told the toe of her boot. "There's one had a kid last night, and she's lying on it. You wouldn't want cobbles." She considered for a moment. Then she was {hid}, flat as a letter, and there was the sound of a family being asked to rise. She emerged by inches. She'd got {key} about her neck, and a day-old goat on top of it; she gave {Hero} the one, and kept the other.
@rescue "I did put my hand up," the goose girl told her clogs. "When you said where did it go. I put it up then." They remembered a hand. They'd supposed it was stretching. It was for the goats, it appeared; it was a question of their backs. She gave {Hero} her stick, and went in {hid}, and could be heard going from one to another, like a night nurse. By and by it came paying out at their feet, {key}, and at the far end was herself; and she saw that they had all kept quiet, in case there was more.
@climax They let the rope down into the well, and something took it. What came up was an empty bucket, and it needed eleven of them. There it stood, swinging. {Hero} looked round at the whole of {home}, drawn up in the starlight with its mouth open, about to tell her how welcome she was. {They} put a finger to {their} lips. A baby stopped. The bull, beyond the wall, held his breath. And into that great kind hole, which they had made and were holding for her with all their strength, somebody said, "Hello?"
@climax It went down light. It came up like a church. When they had it level with the rim, every soul in {home} was hanging on that line, and the bull had asked if he might, and taken the end. There was nothing in the bucket, and it brimmed. They'd such a welcome ready! You could see it fill them; it was almost at the teeth, when {Hero} turned round with both arms wide, like someone in front of a horse. They shut their mouths. They shut the baby's. It was the first thing they had ever given her. A moment went by, quite empty, with its door open. "Hello?" she said.
@climax You'd think that nothing would weigh nothing. The smith could not shift it, nor his cousin. At last they had the whole village on the rope, with the bull to steady it, and brought it level: a bucket, dry, and somebody inside. {Home} drew breath. It would have yelled hello at her, as it always had, and meant it kindly. But there on the wall stood {Hero}, one palm out, like a constable; and all that welcome hung there, and nobody let it fall. "Not us," {they} said. "Not yet." A dog was sat on. The church clock, which was due, waited its turn. Then, going first: "Hello?"
@climax.sound They let the rope down into the well, and something took it. What came up was an empty bucket, and it needed eleven of them. There it stood, swinging. {Hero} looked round at the whole of {home}, drawn up in the starlight with its mouth open, about to tell her how welcome she was. {They} knew this place. It comes in every tune, just before the last note, and you must leave it alone. {They} put a finger to {their} lips. A baby stopped. The bull, beyond the wall, held his breath. And into that great kind hole, which they were holding open for her with all their strength, somebody said, "Hello?"
@climax.sound The rope went down light. It came up like a church. When they had the bucket level with the rim, every soul in {home} was hanging on, and the bull had asked if he might, and taken the end. There was nothing in the bucket, and it brimmed. They'd such a welcome ready! You could see it fill them; it was almost at the teeth, when {Hero} turned round with one hand up, as you bring in a choir, and did not bring it in. They shut their mouths. They shut the baby's. {Hero} kept that hand where it was for a bar, and another bar, the longest rest that {they} had ever counted. "Hello?" she said.
@climax.sound You'd think that nothing would weigh nothing. The smith could not shift it, nor his cousin. At last they had the whole village on the rope, with the bull to steady it, and brought it level: a bucket, dry, and somebody inside. {Home} drew breath. It would have yelled hello at her, as it always had, and meant it kindly. But there on the wall stood {Hero}, one palm out, beating time. "One," {they} showed them, with no sound at all; "two"; and it was the kind of bar in which nobody comes in. A dog was sat on. The church clock, which was due, waited its turn. Then, going first: "Hello?"
@resolution "HELLO!" they roared; then, for it seemed the thing to do, they said it a bit less, and less, until it had gone round nine times and there was just a small boy whispering it into his hat. She laughed. She'd brought back a good many laughs, but that one was new. And away she went up the gorge with her arms full. {turned}
@resolution It was the blacksmith who remembered that a hello is no use by itself. "HELLO!" he answered. So did his row, rather smaller, and the row behind; it went back over the heads to the schoolchildren and the babies. An old man said it who'd no teeth left to say it with. Last, as faint as milk, the goose girl said it to her boots. Somewhere close to {Hero's} cheek there was a gasp, and after it such a laugh, all beginning. {turned}
@resolution A hello, once it is said, has to be caught, and who was there to catch it but them? "HELLO!" went the front row. Then they remembered how she did it and did it so: not as large, and from further off; round a corner; under coats. They made it nine. The last one was the goose girl's, and it would hardly have moved a candle. And the Echo shot past {Hero}, cold and overjoyed, as close as a swallow. She laughed before anyone had made a joke, simply because there was nothing now to stop her. {turned}
@close Nine lights came on. Nine lanterns started down the hill. {toast} {ends} {Hero} went on getting up on the stone in the mornings, and wiping {their} feet. But {they} never called first again. {They} would stand there with {their} hands in {their} pockets, like somebody at a concert, until the mountain had thought of something to say. "Bit of wind," it might tell you. "Hello! Hello! Bit of wind!"
@close It's a fact that the first of them was down inside the half-hour, with the pie still hot, which means that somebody had slept in her boots. {toast} {ends} There was a custom, after that. At eight o'clock {Hero} stepped up on the stone, wiped both feet, and did not say a thing. It could take an hour, if she had been out late. {They} leaned on the wind with {their} collar up. And then, from wherever she was, for no reason, with a hoot: "Lovely day!"
@close All nine farms, it turned out, had been standing behind the door in their boots. The pies were in, and hot, before you could have walked it from the nearest. {toast} {ends} {Hero} kept the stone. {They} got up there at eight, with clean feet, and that was all the work there was: you stood, and looked as though you'd like to hear. Sometimes she was late, having friends of her own by that time. Then there would be a breath, up in the snow. "What I think," said the mountain, "is..."
`,
}
