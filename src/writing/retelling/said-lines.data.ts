// Sentences of ours that a page can be given where no telling of it does what was wished: what the sky does, what somebody does or feels, what passes by.
// {Who} and {Whom} are names; none names a thing that would then be drawn.
import type { Action, Emotion, Time, Weather } from '../../stage/scene.ts'

export interface SaidLine {
  /** On a lap, for whoever listens longer, and in verse; none where nothing of the kind is said there. */
  small: readonly string[]
  prose: readonly string[]
  verse?: readonly string[]
}

export interface SkyLine extends SaidLine {
  heard: RegExp
  /** After "so that". */
  so: string
  says: string
  /** Instead of the prose, under a roof. */
  within: readonly string[]
  /** What a page says that would be denied by it. */
  unlike: RegExp
  seen: { weather?: Weather; time?: Time }
}

export interface DeedLine extends SaidLine {
  /** As it is wished for: "comfort", "comforts". */
  verbs: RegExp
  /** After a name, and whether somebody else comes after it. */
  so: string
  toSomebody?: true
  seen: { action?: Action; emotion?: Emotion }
}

export interface FeelingLine extends SaidLine {
  heard: RegExp
  so: string
  seen: { emotion?: Emotion }
}

const WET = 'rain(?:s|ed|ing|y)?|drizzl\\w+|downpour'
const BRIGHT = 'sun(?:ny|shine|light)?|sunbeams?'
const DARK = 'stars?|starlight|moon|moonlight|night|midnight'

export const SKIES: Readonly<Record<string, SkyLine>> = {
  rain: {
    heard: /\b(?:rain(?:s|ing|y|ed)?|pour(?:s|ing) down|drizzl(?:e|es|ing))(?: outside)?\b/,
    so: 'it rains',
    says: 'let it rain',
    small: ['It rained. Drip, drop!', 'Rain, rain, rain!'],
    prose: [
      'It had begun to rain, the soft kind that takes its time.',
      'It was raining by now, and nobody had asked it to.',
      'Rain came down, on everybody alike.',
    ],
    within: [
      'Outside it had begun to rain, the soft kind that takes its time.',
      'It was raining outside, and one could hear it.',
      'Outside the rain came down, on everybody alike.',
    ],
    verse: ['The rain came down, now here, now there,\nand ran in drops through everyone’s hair.'],
    unlike: new RegExp(`\\b(?:${BRIGHT}|${WET}|snow\\w*|${DARK})\\b`, 'i'),
    seen: { weather: 'rain' },
  },
  snow: {
    heard: /\bsnow(?:s|ing|y|ed)?(?: outside)?\b/,
    so: 'it snows',
    says: 'let it snow',
    small: ['It snowed. Hush!', 'Snow, snow, snow!'],
    prose: [
      'It had begun to snow, very slowly, as if it were trying it out.',
      'It was snowing by now, and everything grew quiet.',
      'Snow came down, and took its time about it.',
    ],
    within: [
      'Outside it had begun to snow, very slowly, as if it were trying it out.',
      'It was snowing outside, and everything grew quiet.',
      'Outside the snow came down, and took its time about it.',
    ],
    verse: ['The snow came down without a sound,\nand lay in white on all the ground.'],
    unlike: new RegExp(`\\b(?:${BRIGHT}|${WET}|snow\\w*|hot|warm|summer|flowers?)\\b`, 'i'),
    seen: { weather: 'snow' },
  },
  wind: {
    heard: /\b(?:wind(?:y)?(?: (?:blows?|blowing))?|breez(?:e|y)|blowy|stormy wind)(?: outside)?\b/,
    so: 'the wind blows',
    says: 'make it windy',
    small: ['Whoosh, went the wind!', 'Huff, puff, went the wind!'],
    prose: [
      'A wind had got up, and took an interest in everything that was loose.',
      'The wind was blowing, first from one side and then from the other.',
    ],
    within: [
      'Outside a wind had got up, and took an interest in everything that was loose.',
      'Outside the wind was blowing, first from one side and then from the other.',
    ],
    verse: ['The wind blew high, the wind blew low,\nand told each leaf which way to go.'],
    unlike: /\b(?:wind(?:y|s)?|breez\w+|no air|still air)\b/i,
    seen: { weather: 'wind' },
  },
  fog: {
    heard: /\b(?:fog(?:gy)?|mist(?:y)?)(?: outside)?\b/,
    so: 'there is fog',
    says: 'make it foggy',
    small: ['Fog! Who is there?'],
    prose: [
      'Fog had come down, and what was far off was gone.',
      'There was fog, so that everything near had soft edges, and everything far had none.',
    ],
    within: ['Outside fog had come down, and what was far off was gone.'],
    verse: ['A fog came down, as soft as wool,\nand of it all the world was full.'],
    unlike: new RegExp(`\\b(?:fog\\w*|mist\\w*|${BRIGHT}|${DARK}|clear)\\b`, 'i'),
    seen: { weather: 'fog' },
  },
  storm: {
    heard: /\b(?:(?:thunder ?)?storm(?:s|y|ing)?|thunder(?:s|ing)?|lightning)(?: outside)?\b/,
    so: 'there is thunder',
    says: 'make it stormy',
    small: ['Boom, went the sky!'],
    prose: [
      'Thunder rolled, a long way off, like somebody who cannot find the door.',
      'Somewhere it thundered, and then thought better of it.',
    ],
    within: [
      'Outside thunder rolled, a long way off, like somebody who cannot find the way.',
      'Somewhere outside it thundered, and then thought better of it.',
    ],
    verse: ['The thunder rolled, and rolled away,\nand had no more than that to say.'],
    unlike: new RegExp(`\\b(?:${BRIGHT}|${DARK}|thunder\\w*|storm\\w*)\\b`, 'i'),
    seen: { weather: 'storm' },
  },
  sun: {
    heard: /\b(?:sun(?:ny|shine)?(?: (?:shines?|shining|out|should shine))?|blue sky)(?: outside)?\b/,
    so: 'the sun shines',
    says: 'make it sunny',
    small: ['The sun was out!', 'Out came the sun!'],
    prose: [
      'The sun was out, and there was a shine on everything.',
      'The sun had come out, and it was in a good mood.',
    ],
    within: ['Outside the sun was out, and there was a shine on everything.'],
    verse: ['The sun came out, the sun was bright,\nand everything had caught the light.'],
    unlike: new RegExp(`\\b(?:${BRIGHT}|${WET}|snow\\w*|fog\\w*|storm\\w*|thunder\\w*|${DARK}|dark|clouds?)\\b`, 'i'),
    seen: { weather: 'clear' },
  },
  night: {
    heard:
      /(?<!\bgood )\b(?:(?:at |be |in the |to |into )(?:night(?: ?time)?|dark)|night(?: ?time)|it (?:is |was )?(?:night|dark)(?: ?time)?)\b/,
    so: 'it is night',
    says: 'let it be at night',
    small: ['It was night.'],
    prose: ['It was night by then.', 'By now it was night, and most people were asleep.'],
    within: ['It was night by then.', 'By now it was night, and most people were asleep.'],
    verse: ['The day was done, the night was deep,\nand half of all the world asleep.'],
    unlike: new RegExp(`\\b(?:${BRIGHT}|${DARK}|morning|noon|afternoon|evening|breakfast|lunch|today|all day)\\b`, 'i'),
    seen: { time: 'night' },
  },
  morning: {
    heard: /(?<!\bgood )\b(?:in the |early (?:in the )?)?(?:morning|sunrise|dawn)\b/,
    so: 'it is morning',
    says: 'let it be morning',
    small: ['It was morning.'],
    prose: ['It was morning, and still early.', 'The morning was so new that nobody had used it yet.'],
    within: ['It was morning, and still early.', 'The morning was so new that nobody had used it yet.'],
    verse: ['The morning came, all clean and new,\nwith quite a lot in it to do.'],
    unlike: new RegExp(`\\b(?:${DARK}|morning|noon|afternoon|evening|supper|dinner|bed|bedtime|lunch|tea)\\b`, 'i'),
    seen: { time: 'morning' },
  },
  evening: {
    heard: /(?<!\bgood )\b(?:in the |at )?(?:evening|sun ?set|dusk|twilight)\b/,
    so: 'it is evening',
    says: 'let it be evening',
    small: ['It was getting late.'],
    prose: ['It was evening by then.', 'By now the light was going, and everything had a long shadow.'],
    within: ['It was evening by then.', 'By now it was evening, and the light was going.'],
    verse: ['The light grew low, the light grew long,\nand somewhere there was evensong.'],
    unlike: new RegExp(`\\b(?:${DARK}|morning|noon|afternoon|evening|breakfast|lunch|dawn)\\b`, 'i'),
    seen: { time: 'dusk' },
  },
} // prettier-ignore

export const DEEDS: Readonly<Record<string, DeedLine>> = {
  comfort: {
    verbs: /^(?:comfort|console|soothe|reassure|calm|cheer up)(?:e?s)?$/,
    ...{ so: 'comforts', toSomebody: true, seen: { emotion: 'calm' } },
    small: ['{Who} stayed by {Whom}.'],
    prose: [
      '{Who} came and stayed close to {Whom}, and it helped.',
      '{Who} said nothing, and stood so near that {Whom} felt better.',
    ],
    verse: ['Then {Who} came near to {Whom}, to stay,\nand some of the trouble went away.'],
  },
  hug: {
    verbs: /^(?:hug|cuddle|embrace|snuggle)s?$/,
    ...{ so: 'hugs', toSomebody: true, seen: { action: 'hug', emotion: 'happy' } },
    small: ['{Who} hugged {Whom}.'],
    prose: ['{Who} gave {Whom} a hug, of the kind that lasts.', '{Who} hugged {Whom}, and nobody counted how long.'],
    verse: ['Then {Who} hugged {Whom}, and held on tight,\nand something that had been wrong was right.'],
  },
  help: {
    verbs: /^(?:help|assist)s?$/,
    ...{ so: 'helps', seen: {} },
    small: ['{Who} helped!'],
    prose: ['{Who} helped, and had not waited to be asked.', '{Who} was a help, as far as one can be.'],
    verse: ['And {Who} was a help, as a friend can be,\nand nobody had to ask, you see.'],
  },
  laugh: {
    verbs: /^(?:laugh|giggle|chuckle)s?$/,
    ...{ so: 'laughs', seen: { action: 'laugh', emotion: 'joy' } },
    small: ['{Who} laughed. Ha, ha!'],
    prose: ['{Who} laughed, and then could not stop.', '{Who} had to laugh, and laughing is catching.'],
    verse: ['Then {Who} had to laugh, first low, then high,\nand nobody could have told you why.'],
  },
  smile: {
    verbs: /^(?:smile|grin|beam)s?$/,
    ...{ so: 'smiles', seen: { emotion: 'happy' } },
    small: ['{Who} smiled.'],
    prose: ['{Who} smiled, and went on smiling.', '{Who} smiled at everybody who was there.'],
  },
  cry: {
    verbs: /^(?:cry|cries|weep|weeps|sob|sobs)$/,
    ...{ so: 'cries', seen: { emotion: 'sad' } },
    small: ['{Who} cried a little.'],
    prose: ['{Who} cried a little, and that was allowed.', '{Who} cried, but not for long.'],
  },
  dance: {
    verbs: /^(?:dance|twirl)s?$/,
    ...{ so: 'dances', seen: { action: 'dance', emotion: 'joy' } },
    small: ['{Who} danced!'],
    prose: ['{Who} danced a few steps, since nobody had said not to.', '{Who} danced, with or without music.'],
  },
  sing: {
    verbs: /^(?:sing|hum)s?$/,
    ...{ so: 'sings', seen: { action: 'sing', emotion: 'happy' } },
    small: ['{Who} sang. La, la!'],
    prose: ['{Who} sang a tune that had no end.', '{Who} sang, not very loud and not quite right.'],
  },
  jump: {
    verbs: /^(?:jump|hop|leap|skip|bounce)s?$/,
    ...{ so: 'jumps', seen: { action: 'jump', emotion: 'excited' } },
    small: ['{Who} jumped. Hop!'],
    prose: ['{Who} jumped, for no reason but joy.', '{Who} jumped three times, and then once more.'],
  },
  wave: {
    verbs: /^waves?$/,
    ...{ so: 'waves', seen: { action: 'wave', emotion: 'happy' } },
    small: ['{Who} waved.'],
    prose: ['{Who} waved, and went on waving.'],
  },
  cheer: {
    verbs: /^(?:cheer|clap|applaud|celebrate)s?$/,
    ...{ so: 'cheers', seen: { action: 'cheer', emotion: 'joy' } },
    small: ['{Who} cheered. Hooray!'],
    prose: ['{Who} cheered, louder than anybody.', '{Who} cheered twice, to be on the safe side.'],
  },
} // prettier-ignore

export const FEELINGS: Readonly<Record<string, FeelingLine>> = {
  happy: {
    heard: /^(?:happy|happier|glad|cheerful|joyful|pleased|delighted)$/,
    ...{ so: 'is happy', seen: { emotion: 'happy' } },
    small: ['{Who} was happy.'],
    prose: ['{Who} was happy, all the way down.'],
  },
  sad: {
    heard: /^(?:sad|sadder|unhappy|upset|miserable)$/,
    ...{ so: 'is sad', seen: { emotion: 'sad' } },
    small: ['{Who} was sad.'],
    prose: ['{Who} was sad, and that was allowed.'],
  },
  cross: {
    heard: /^(?:cross|angry|angrier|mad|grumpy|furious|annoyed)$/,
    ...{ so: 'is cross', seen: {} },
    small: ['{Who} was cross.'],
    prose: ['{Who} was cross, and had every right to be.'],
  },
  scared: {
    heard: /^(?:scared|afraid|frightened|nervous|worried)$/,
    ...{ so: 'is a little afraid', seen: { emotion: 'worried' } },
    small: ['{Who} said, “Eek!”'],
    prose: ['{Who} was a little afraid, and said so.'],
  },
  brave: {
    heard: /^(?:brave|braver|bold|fearless)$/,
    ...{ so: 'is brave', seen: { emotion: 'brave' } },
    small: ['{Who} was brave.'],
    prose: ['{Who} was brave, which is not the same as not being afraid.'],
  },
  proud: {
    heard: /^(?:proud|prouder)$/,
    ...{ so: 'is proud', seen: { emotion: 'proud' } },
    small: ['{Who} was proud.'],
    prose: ['{Who} was proud, and tried not to show it.'],
  },
  surprised: {
    heard: /^(?:surprised|amazed|astonished)$/,
    ...{ so: 'is surprised', seen: { emotion: 'surprised' } },
    small: ['{Who} said, “Oh!”'],
    prose: ['{Who} was surprised, and it showed.'],
  },
  excited: {
    heard: /^(?:excited|thrilled)$/,
    ...{ so: 'is excited', seen: { emotion: 'excited' } },
    small: ['{Who} could not wait.'],
    prose: ['{Who} was so excited that standing still was out of the question.'],
  },
  tired: {
    heard: /^(?:tired|sleepy|exhausted)$/,
    ...{ so: 'is tired', seen: { emotion: 'calm' } },
    small: ['{Who} was sleepy.'],
    prose: ['{Who} was tired by now, and did not say so.'],
  },
} // prettier-ignore

/** More of a friend of whom the page tells, and of one of whom it does not. */
export const REMEMBERED: SaidLine = {
  small: ['{Who} saw it, too.'],
  prose: ['{Who} thought of that for a long time afterward.', '{Who} would tell of it for years.'],
  verse: ['And {Who} would remember, and tell it, too,\nto everyone else whom anyone knew.'],
}
export const NEAR: SaidLine = {
  small: ['{Who} was there, too.'],
  prose: ['{Who} was there for all of it.', '{Who} was never far away.', '{Who} had been there from the start.'],
  verse: ['And {Who} was there, as a friend should be,\nand saw whatever there was to see.'],
}

/** What passes by: merry, and true anywhere. */
export const MERRY: SaidLine = {
  small: ['A-choo! Who was that?', 'Boing! What was that?'],
  prose: [
    'Somebody sneezed, and begged nobody’s pardon.',
    'Far off, something went boing, and was never explained.',
    'Somebody had the hiccups, and tried to have them quietly.',
    'Whoever had planned this was not going to admit it!',
  ],
  verse: ['And somebody sneezed, with a great a-choo,\nand then came another, and that made two!'],
}

/** What makes it exciting, whatever it is. */
export const THRILL: SaidLine = {
  small: ['Quick, quick!', 'Oh! Oh! What now?'],
  prose: [
    'Everybody held their breath!',
    'For a moment anything could happen!',
    'Every heart beat faster!',
    'There was not a moment to lose!',
  ],
  verse: ['And every heart beat fast, beat loud!\n“What next?” said one of those in the crowd.'],
}

/** Where all is well anyhow, and where something is told that might frighten. */
export const STILL: SaidLine = {
  small: ['Hush, now.', 'All was well.'],
  prose: ['For a moment it was quite still.', 'There was time enough for everything.', 'All was well, and would be.'],
  verse: ['It was quiet then, and it all was well,\nas those who were there were glad to tell.'],
}
export const SAFE: SaidLine = {
  small: ['All was well.', 'Nobody was hurt.'],
  prose: ['It was not half as bad as it looked.', 'Nobody was in any danger, then or later.', 'It would all end well.'],
  verse: ['But none of it was as bad as it seemed,\nno more than a thing that is only dreamed.'],
}
export const FRIGHTENS =
  /\b(?:afraid|scar\w+|fright\w+|terrif\w+|fear\w*|dark|scream\w*|shriek\w*|roar\w*|monster|danger\w*|alone|lost|fell|fall\w*)\b/i

export const SPEECH: SaidLine = {
  small: ['“Oh!” said {Who}.', '“Look!” said {Who}.'],
  prose: [
    '“Did you see that?” said {Who}.',
    '“Well, I never,” said {Who}.',
    '“I thought so,” said {Who}.',
    '“What a day,” said {Who}.',
  ],
  verse: ['“Well, well,” said {Who}, and said it twice.\n“Whatever comes next, let it be nice.”'],
}
/** Of those who keep what they think to themselves. */
export const SOUND_OF: Readonly<Record<string, string>> = { dog: 'Woof', cat: 'Meow', rabbit: 'Sniff, sniff' }
export const SOUNDED: SaidLine = {
  small: ['“{Noise}!” said {Who}.'],
  prose: ['“{Noise},” said {Who}, and meant every word of it.', '“{Noise}!” said {Who}, and there was no more to say.'],
}
export const NOISE: SaidLine = {
  small: ['{Noise}!'],
  prose: ['Something went {noise}.', 'From somewhere there came a {noise}.'],
}
export const BIRTHDAY: SaidLine = {
  small: ['{Who}’s birthday!'],
  prose: ['It was {Who}’s birthday, and it felt like it.', 'And it was {Who}’s birthday, all day long.'],
  verse: ['It was {Who}’s birthday, the whole day long,\nand even the quiet was half a song.'],
}
/** What a page can say besides, whoever is on it, and where. */
export interface BesidesLine extends SaidLine {
  heard: RegExp
  so: string
  isLast?: true
}
export const BESIDES: Readonly<Record<string, BesidesLine>> = {
  question: {
    heard: /\b(?:end|finish|close|stop)s?(?: (?:it|this|the page|this page))? (?:with|on|in) (?:a |some )?questions?|\b(?:add|ask)s? (?:a |the reader a )?question(?: at the end)?/,
    so: 'it ends with a question',
    isLast: true,
    small: ['And you?', 'Did you see?'],
    prose: ['What would you have done?', 'What would you say to that?', 'And who would have thought it?'],
  },
  suspense: {
    heard: /\b(?:(?:leave|end|finish|stop)s?(?: (?:it|this|us|the page|this page))? (?:with|on|in) |add |make it )(?:a |some |more )?(?:cliff ?-?hanger|suspense(?:ful)?)/,
    so: 'it ends in suspense',
    isLast: true,
    small: ['And then …'],
    prose: ['But that was not all …', 'And then …'],
  },
  smell: {
    heard: /\b(?:say |tell |add |describe |with )?(?:(?:what|how) (?:it|that|everything) (?:smells?|smelled|smelt)(?: like)?|(?:a |the |some )smells?(?: of it)?)/,
    so: 'it says how it smells',
    small: ['Sniff! It smelled good.'],
    prose: ['It smelled of fresh air, and a little of something sweet.', 'It smelled as only a day like that can smell.'],
  },
} // prettier-ignore
