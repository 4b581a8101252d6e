// What people say when they wish for another picture, and what of the closed lists they mean. The first that fits counts.

import type { ClothColor } from '../base/cast.ts'
import type { Prop } from '../base/props.data.ts'
import type { Action, Emotion, Gaze, Place, Shot, Time, Weather } from '../base/scene.ts'

type Words<T> = readonly (readonly [RegExp, T])[]

export const TIME_WORDS: Words<Time> = [
  [/\b(?:night(?:time)?|midnight|moonlight|moonlit|starry)\b/, 'night'],
  [/\b(?:dawn|sunrise|daybreak)\b/, 'dawn'],
  [/\b(?:dusk|sunset|evening|twilight)\b/, 'dusk'],
  [/\bmorning\b/, 'morning'],
  [/\b(?:by day|day ?time|daylight|noon|midday|afternoon)\b/, 'day'],
]

export const WEATHER_WORDS: Words<Weather> = [
  [/\b(?:thunder\w*|storm\w*|lightning)\b/, 'storm'],
  [/\brain(?:s|y|ing)?\b/, 'rain'],
  [/\b(?:snow(?:s|y|ing)?|snowflakes)\b/, 'snow'],
  [/\b(?:fog\w*|mist\w*)\b/, 'fog'],
  [/\b(?:wind|windy|breeze|blowing)\b/, 'wind'],
  [/\b(?:clouds|cloudy|overcast)\b/, 'cloudy'],
  [/\bstars\b/, 'stars'],
  [/\b(?:sunny|sunshine|clear sky|blue sky|no clouds|good weather)\b/, 'clear'],
]

export const PLACE_WORDS: Words<Place> = [
  [/\bspace ?station\b/, 'space-station'],
  [/\b(?:space ?ship|rocket ship)\b/, 'spaceship'],
  [/\b(?:alien|other|strange) planet\b/, 'alien-planet'],
  [/\b(?:on|to) the moon\b/, 'moon'],
  [/\b(?:ice|frozen) cave\b/, 'ice-cave'],
  [/\b(?:under ?water|under the (?:sea|water)|below the sea)\b/, 'underwater'],
  [/\btree ?house\b/, 'treehouse'],
  [/\b(?:roof ?top|on the roof)\b/, 'rooftop'],
  [/\b(?:on (?:top of )?the|up the) tower\b/, 'tower-top'],
  [/\b(?:on|above) (?:a|the) clouds?\b/, 'cloud-top'],
  [/\b(?:in|through) the (?:sky|air)\b/, 'sky'],
  [/\bliving ?-?room\b/, 'living-room'],
  [/\bbedroom\b/, 'bedroom'],
  [/\bkitchen\b/, 'kitchen'],
  [/\battic\b/, 'attic'],
  [/\b(?:cellar|basement)\b/, 'cellar'],
  [/\b(?:garden|backyard)\b/, 'garden'],
  [/\bstreet\b/, 'street'],
  [/\b(?:town )?square\b/, 'square'],
  [/\bmarket\b/, 'market'],
  [/\bbakery\b/, 'bakery'],
  [/\bworkshop\b/, 'workshop'],
  [/\b(?:school|classroom)\b/, 'school'],
  [/\blibrary\b/, 'library'],
  [/\bmuseum\b/, 'museum'],
  [/\b(?:theatre|theater|stage)\b/, 'theatre'],
  [/\b(?:park|playground)\b/, 'park'],
  [/\bpond\b/, 'pond'],
  [/\briver\b/, 'river'],
  [/\bbridge\b/, 'bridge'],
  [/\b(?:harbour|harbor|port)\b/, 'harbour'],
  [/\b(?:beach|seaside|sea shore)\b/, 'beach'],
  [/\b(?:in|on) (?:a|the) boat\b/, 'boat'],
  [/\b(?:forest|woods?)\b/, 'forest'],
  [/\b(?:meadow|field of flowers)\b/, 'meadow'],
  [/\bfarm\b/, 'farm'],
  [/\b(?:hill|hills)\b/, 'hill'],
  [/\bmountains?\b/, 'mountain'],
  [/\bcave\b/, 'cave'],
  [/\bcastle\b/, 'castle'],
  [/\b(?:stairs|staircase)\b/, 'stairs'],
  [/\bsnow ?field\b/, 'snow-field'],
  [/\bdesert\b/, 'desert'],
  [/\bjungle\b/, 'jungle'],
  [/\b(?:train )?station\b/, 'station'],
  [/\b(?:in|on) (?:a|the) train\b/, 'train'],
]

export const SHOT_WORDS: Words<Shot> = [
  [/\b(?:close ?-?up|closer|zoom(?:ed)? in|bigger|larger|nearer)\b/, 'close'],
  [/\b(?:from above|bird'?s[- ]eye|from the top)\b/, 'above'],
  [/\b(?:from behind|from the back)\b/, 'behind'],
  [/\b(?:further (?:away|off)|farther|zoom(?:ed)? out|wide(?:r)?|whole (?:scene|place)|smaller)\b/, 'wide'],
]

export const EMOTION_WORDS: Words<Emotion> = [
  [/\bproud\w*\b/, 'proud'],
  [/\b(?:excited|thrilled)\b/, 'excited'],
  [/\bcurious\w*\b/, 'curious'],
  [/\b(?:worried|nervous|anxious)\b/, 'worried'],
  [/\b(?:scared|afraid|frightened)\b/, 'scared'],
  [/\b(?:sad|crying|unhappy|upset)\b/, 'sad'],
  [/\b(?:brave\w*|determined)\b/, 'brave'],
  [/\bhopeful\w*\b/, 'hopeful'],
  [/\b(?:surprised|astonished|shocked)\b/, 'surprised'],
  [/\b(?:thoughtful|thinking)\b/, 'thoughtful'],
  [/\b(?:amazed|in awe|wonder(?:ing)?)\b/, 'wonder'],
  [/\b(?:laughing|overjoyed|joyful|delighted)\b/, 'joy'],
  [/\b(?:calm|peaceful|relaxed)\b/, 'calm'],
  [/\b(?:funny|silly|goofy)\b/, 'funny'],
  [/\b(?:happ(?:y|ier)|smil(?:e|es|ing)|glad|cheerful)\b/, 'happy'],
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
  [/\blook(?:s|ing)? (?:at|to|toward|towards|into) (?:the )?(?:me|us|you|camera|viewer|reader)\b/, 'viewer'],
  [/\blook(?:s|ing)? up\b/, 'up'],
  [/\blook(?:s|ing)? down\b/, 'down'],
  [/\blook(?:s|ing)? away\b/, 'away'],
  [/\blook(?:s|ing)? at each other\b/, 'other'],
]

export const MOOD_WORDS: Words<number> = [
  [/\b(?:bright(?:er)?|light(?:er)?|cheerful|happier colou?rs|colou?rful|vivid)\b/, 0.5],
  [/\b(?:dark(?:er)?|gloom(?:y|ier)|dull(?:er)?|muted)\b/, -0.6],
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

/** Other names of things that we can draw. */
export const PROP_WORDS: Words<Prop> = [
  [/\bteddy|\bdoll\b/, 'cushion'],
  [/\bbike\b/, 'bicycle'],
  [/\b(?:present|parcel)s?\b/, 'gift'],
  [/\bbirthday cake\b/, 'cake'],
  [/\b(?:football|soccer ball|basketball)\b/, 'ball'],
  [/\bsailing boat\b|\bship\b/, 'boat'],
  [/\b(?:flash ?light)\b/, 'torch'],
  [/\bbubbles\b/, 'soap-bubbles'],
  [/\b(?:spade)\b/, 'shovel'],
  [/\b(?:sledge|sleigh)\b/, 'sled'],
  [/\bpaper (?:air)?plane\b/, 'paper-plane'],
  [/\bbook(?:s)?\b/, 'book'],
  [/\bflower\b|\brose\b/, 'flowers'],
]
