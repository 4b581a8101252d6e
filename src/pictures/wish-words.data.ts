// What people say when they wish for another picture, and what of the closed lists they mean. The first that fits counts.

import type { ClothColor } from '../stage/cast.ts'
import type { Action, Emotion, Gaze, Place, Shot, Time, Weather } from '../stage/scene.ts'

type Words<T> = readonly (readonly [RegExp, T])[]

export const TIME_WORDS: Words<Time> = [
  [/\b(?:night(?: ?time)?|midnight|moonlight|moonlit|dark outside)\b/, 'night'],
  [/\b(?:dawn|sunrise|daybreak)\b/, 'dawn'],
  [/\b(?:dusk|sunset|evening|twilight)\b/, 'dusk'],
  [/\b(?:early )?morning\b/, 'morning'],
  [/\b(?:by day|day ?time|daylight|noon|midday|afternoon|(?<=\b(?:it|be|sunny|bright) )day|^day(?=\b))\b/, 'day'],
]

export const WEATHER_WORDS: Words<Weather> = [
  [/\b(?:thunder\w*|storm\w*|lightning)\b/, 'storm'],
  [/\brain(?:s|y|ing|drops)?\b/, 'rain'],
  [/\b(?:snow(?:s|y|ing)?|snowflakes)\b/, 'snow'],
  [/\b(?:fog\w*|mist\w*)\b/, 'fog'],
  [/\b(?:wind|windy|breeze|blowing)\b/, 'wind'],
  [/\b(?:clouds|cloudy|overcast)\b/, 'cloudy'],
  [/\b(?:shooting )?stars\b|\bstarry(?: sky| night)?\b/, 'stars'],
  [/\b(?:sunny|sunshine|sun shining|sun|clear sky|blue sky|no clouds|good weather)\b/, 'clear'],
]

/** A place only where something is said to be there, or where nothing else is said: "a castle in the background" is none. */
const at = (place: string) =>
  new RegExp(
    `(?<=\\b(?:in|inside|into|at|on|to|through|by|near|beside|background(?: is| of)?:?|place is|setting(?: is)?:?|make it|visit)(?: to)?(?: (?:an?|the|their|her|his|our|my|some|big|old|dark|deep|snowy|rainy|sunny|green|spooky|magic|magical)){0,3} )(?:${place})\\b(?! background)|^(?:the )?(?:${place})(?= ?(?:please|instead|background|scene)?$)`,
  )

export const PLACE_WORDS: Words<Place> = [
  [at('space ?station'), 'space-station'],
  [at('(?:space ?ship|rocket ship)'), 'spaceship'],
  [at('(?:alien|other|strange) planet'), 'alien-planet'],
  [/\b(?:on|to) the moon\b/, 'moon'],
  [at('(?:ice|frozen) cave'), 'ice-cave'],
  [/\b(?:under ?water|under the (?:sea|water)|below the sea)\b/, 'underwater'],
  [at('tree ?house'), 'treehouse'],
  [at('(?:roof ?top|roof)'), 'rooftop'],
  [/\b(?:on (?:top of )?the|up the) tower\b/, 'tower-top'],
  [/\b(?:on|above) (?:a|the) clouds?\b/, 'cloud-top'],
  [/\b(?:in|through) the (?:sky|air)\b/, 'sky'],
  [at('living ?-?room'), 'living-room'],
  [at('bedroom'), 'bedroom'],
  [at('kitchen'), 'kitchen'],
  [at('attic'), 'attic'],
  [at('(?:cellar|basement)'), 'cellar'],
  [at('(?:garden|backyard)'), 'garden'],
  [at('street'), 'street'],
  [at('(?:town )?square'), 'square'],
  [at('market'), 'market'],
  [at('bakery'), 'bakery'],
  [at('workshop'), 'workshop'],
  [at('(?:school|classroom)'), 'school'],
  [at('library'), 'library'],
  [at('museum'), 'museum'],
  [at('(?:theatre|theater|stage)'), 'theatre'],
  [at('(?:park|playground)'), 'park'],
  [at('pond'), 'pond'],
  [at('river'), 'river'],
  [at('bridge'), 'bridge'],
  [at('(?:harbour|harbor|port)'), 'harbour'],
  [at('(?:beach|seaside|sea shore)'), 'beach'],
  [/\b(?:in|on) (?:a|the) (?:sailing )?(?:boat|ship)\b/, 'boat'],
  [at('(?:forest|woods?)'), 'forest'],
  [at('(?:meadow|field of flowers)'), 'meadow'],
  [at('farm'), 'farm'],
  [at('(?:hill|hills)'), 'hill'],
  [at('mountains?'), 'mountain'],
  [at('cave'), 'cave'],
  [at('castle'), 'castle'],
  [at('(?:stairs|staircase)'), 'stairs'],
  [at('snow ?field'), 'snow-field'],
  [at('desert'), 'desert'],
  [at('jungle'), 'jungle'],
  [at('(?:train )?station'), 'station'],
  [/\b(?:in|on) (?:a|the) train\b/, 'train'],
]

/** Another picture of the same moment. */
export const VIEW_WORDS =
  /\b(?:(?:another|a?n? ?other|different|new|fresh) (?:view|angle|perspective|side|picture|point of view|take)|(?:from )?(?:the )?other side|from (?:somewhere )?else(?:where)?|(?:try|draw|paint|do) (?:it )?again|surprise me)\b/

export const SHOT_WORDS: Words<Shot> = [
  [
    /\b(?:(?:a )?close ?-?up|closer|too far(?: away)?|zoom(?:ed)? in|nearer|(?:make |her |him |them |it |everyone |everybody )+(?:bigger|larger)|see (?:her|his|their) faces?(?: better| more)?)\b|^(?:bigger|larger)\b/,
    'close',
  ],
  [/\b(?:(?:seen )?from above|bird'?s[- ]eye(?: view)?|from the (?:top|air)|looking down on them)\b/, 'above'],
  [/\b(?:(?:seen )?from (?:the )?(?:behind|back)|from (?:her|his|their) backs?)\b/, 'behind'],
  [
    /\b(?:further (?:away|off|back)|farther(?: away)?|zoom(?:ed)? out|wider|wide (?:view|shot)|(?:(?:we|i|you) can )?see (?:all|more) of [^\0]+|(?:(?:we|i|you) can )?see the whole \w+|whole (?:scene|place)|from (?:far|further) (?:away|off)|from a distance|too close|(?:make |her |him |them |it |everyone )+smaller|show more of the (?:scene|place))\b|^smaller\b/,
    'wide',
  ],
  [/\bfrom the front\b/, 'medium'],
]

export const EMOTION_WORDS: Words<Emotion> = [
  [/\bproud\w*\b/, 'proud'],
  [/\b(?:excited|thrilled)\b/, 'excited'],
  [/\bcurious\w*\b/, 'curious'],
  [/\b(?:worried|nervous|anxious)\b/, 'worried'],
  [/\b(?:scared|afraid|frightened)\b/, 'scared'],
  [/\b(?:sad|unhappy|upset)\b/, 'sad'],
  [/\b(?:brave\w*|determined)\b/, 'brave'],
  [/\bhopeful\w*\b/, 'hopeful'],
  [/\b(?:surprised|astonished|shocked)\b/, 'surprised'],
  [/\b(?:thoughtful|thinking)\b/, 'thoughtful'],
  [/\b(?:amazed|in awe|wonder(?:ing)?)\b/, 'wonder'],
  [/\b(?:laugh(?:s|ing)?|overjoyed|joyful|delighted)\b/, 'joy'],
  [/\b(?:calm|peaceful|relaxed)\b/, 'calm'],
  [/\b(?:funny|silly|goofy)\b/, 'funny'],
  [/\b(?:(?:more )?happ(?:y|ier)|(?:big )?smil(?:e|es|ing)|glad|grinning)\b/, 'happy'],
]

export const ACTION_WORDS: Words<Action> = [
  [/\bwalk(?:s|ing)?\b/, 'walk'],
  [/\brun(?:s|ning)?\b/, 'run'],
  [/\b(?:jump|leap)(?:s|ing)?\b/, 'jump'],
  [/\bsit(?:s|ting)?\b/, 'sit'],
  [/\bkneel(?:s|ing)?\b/, 'kneel'],
  [/\b(?:lie|lies|lying)\b/, 'lie'],
  [/\bclimb(?:s|ing)?\b/, 'climb'],
  [/\bcrawl(?:s|ing)?\b/, 'crawl'],
  [/\breach(?:es|ing)?\b/, 'reach'],
  [/\bpush(?:es|ing)?\b/, 'push'],
  [/\bpull(?:s|ing)?\b/, 'pull'],
  [/\bpoint(?:s|ing)?\b/, 'point'],
  [/\bwav(?:e|es|ing)\b/, 'wave'],
  [/\blisten(?:s|ing)?\b/, 'listen'],
  [/\btalk(?:s|ing)?\b/, 'talk'],
  [/\bshout(?:s|ing)?\b/, 'shout'],
  [/\bwhisper(?:s|ing)?\b/, 'whisper'],
  [/\bsing(?:s|ing)?\b/, 'sing'],
  [/\bdanc(?:e|es|ing)\b/, 'dance'],
  [/\bdraw(?:s|ing) (?:a|in|on)\b/, 'draw'],
  [/\bread(?:s|ing)?\b/, 'read'],
  [/\bbuild(?:s|ing)?\b/, 'build'],
  [/\bdig(?:s|ging)?\b/, 'dig'],
  [/\bcook(?:s|ing)?\b/, 'cook'],
  [/\beat(?:s|ing)?\b/, 'eat'],
  [/\bthrow(?:s|ing)?\b/, 'throw'],
  [/\bswim(?:s|ming)?\b/, 'swim'],
  [/\bfly(?:ing)?\b|\bflies\b/, 'fly'],
  [/\b(?:ride|rides|riding)\b/, 'ride'],
  [/\b(?:sleep(?:s|ing)?|asleep)\b/, 'sleep'],
  [/\bhug(?:s|ging)?\b/, 'hug'],
  [/\bhid(?:e|es|ing)\b/, 'hide'],
  [/\bcheer(?:s|ing)\b/, 'cheer'],
  [/\bspin(?:s|ning)?\b/, 'spin'],
  [/\bstand(?:s|ing)?\b/, 'stand'],
]

export const GAZE_WORDS: Words<Gaze> = [
  [
    /\b(?:look(?:s|ing)?|fac(?:e|es|ing)|smil(?:e|es|ing)) (?:at|to|toward|towards|into)?(?: ?the )? ?(?:me|us|you|camera|viewer|reader)\b/,
    'viewer',
  ],
  [/\blook(?:s|ing)? up\b/, 'up'],
  [/\blook(?:s|ing)? down\b/, 'down'],
  [/\blook(?:s|ing)? away\b/, 'away'],
  [/\blook(?:s|ing)? at each other\b/, 'other'],
]

export const MOOD_WORDS: Words<number> = [
  [
    /\b(?:bright(?:er)?(?: colou?rs)?|light(?:er)?|happier colou?rs|(?:more )?(?:colou?rful|cheerful)|vivid|less (?:dark|gloomy|scary)|too (?:dark|gloomy|dull|scary)|not (?:so|as|too) (?:dark|gloomy|dull|scary))\b/,
    0.5,
  ],
  [
    /\b(?:dark(?:er)?|gloom(?:y|ier)|dull(?:er)?|muted|spook(?:y|ier)|less bright|not so bright|too (?:bright|light))\b/,
    -0.6,
  ],
]

export const COLOR_WORDS: Words<ClothColor> = [
  [/\b(?:navy|dark blue)\b/, 'navy'],
  [/\b(?:teal|turquoise)\b/, 'teal'],
  [/\bmint\b/, 'mint'],
  [/\b(?:lilac|lavender)\b/, 'lilac'],
  [/\b(?:purple|violet)\b/, 'plum'],
  [/\b(?:pink|rosy|rose)\b/, 'coral'],
  [/\b(?:orange|warm(?:er)?)\b/, 'rust'],
  [/\b(?:yellow|gold|golden)\b/, 'sunflower'],
  [/\bred\b/, 'tomato'],
  [/\bgreen(?:er)?\b/, 'leaf'],
  [/\b(?:blue|bluer|cold(?:er)?|cool(?:er)?)\b/, 'sky'],
]

export const SHOT_NAMES: Readonly<Record<Shot, string>> = {
  close: 'closer',
  wide: 'from further away',
  above: 'from above',
  behind: 'from behind',
  medium: 'from the front',
}

/** Say nothing that a picture could show, or where what we draw is anyway. */
export const IDLE_WORDS =
  "a an the some any of to in on at by for from into onto as is are was be being been am it it's its this that these those there here i i'd id i'm we you he she they me us him her his their them my our your who which please pls thanks thank can could would should shall will may might must want wants wish like love need let lets let's make makes made making put puts add adds adding give gives giving get gets got have has having had show shows showing change changes changed turn turns set draw drawn drawing paint painted painting do does doing did so that's too also more just really very much bit little lot lots please maybe perhaps if when now instead picture page image scene illustration background foreground look looks looking wear wears wearing wore dressed with and or but then while both all each other one ones somewhere everybody everyone together same way kind sort into happening beside next near around about behind front side go goes going take takes off up out color colors colour colours colored coloured time weather place setting ground fix hello hi sure ok okay yes only even still again actually"
