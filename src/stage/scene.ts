// The words that teller and illustrator share: every place, prop, action, feeling and camera that a page may ask for.

import type { Prop } from './things/card.ts'
import type { ClothColor } from './cast.ts'
import type { Deed, Rest } from './deed.ts'
import type { Direction } from './direction.ts'
import type { Dress } from './dress.ts'
import type { Extra } from './people/extra.ts'
import type { Sound } from './sound.ts'

/** The name of a place that has a card. */
export type Place = string

export const ACTIONS = [
  'stand',
  'walk',
  'run',
  'jump',
  'sit',
  'kneel',
  'lie',
  'climb',
  'crawl',
  'reach',
  'hold',
  'carry',
  'push',
  'pull',
  'give',
  'point',
  'wave',
  'look',
  'look-up',
  'look-down',
  'peek',
  'listen',
  'talk',
  'shout',
  'whisper',
  'sing',
  'play-music',
  'dance',
  'draw',
  'write',
  'read',
  'build',
  'dig',
  'cook',
  'eat',
  'throw',
  'catch',
  'swim',
  'fly',
  'ride',
  'sleep',
  'hug',
  'think',
  'hide',
  'laugh',
  'cheer',
  'spin',
  'sneeze',
  'fall',
  'stuck',
  'cover-ears',
  'tiptoe',
  'yawn',
  'knock',
  'bow',
  'shrug',
  'nod',
  'wait',
] as const
export type Action = (typeof ACTIONS)[number]

export const EMOTIONS = [
  'happy',
  'proud',
  'excited',
  'curious',
  'worried',
  'scared',
  'sad',
  'brave',
  'hopeful',
  'surprised',
  'thoughtful',
  'wonder',
  'joy',
  'calm',
  'funny',
] as const
export type Emotion = (typeof EMOTIONS)[number]

export const SHOTS = ['wide', 'medium', 'close', 'above', 'behind'] as const
export type Shot = (typeof SHOTS)[number]

export const TIMES = ['dawn', 'morning', 'day', 'dusk', 'night'] as const
export type Time = (typeof TIMES)[number]

export const WEATHERS = ['clear', 'cloudy', 'fog', 'rain', 'storm', 'snow', 'wind', 'stars'] as const
export type Weather = (typeof WEATHERS)[number]

export const GAZES = ['viewer', 'left', 'right', 'up', 'down', 'prop', 'other', 'away'] as const
export type Gaze = (typeof GAZES)[number]

/** What stays on a character from page to page until it is washed off. */
export const STATES = ['wet', 'muddy', 'snowy', 'floury', 'sooty', 'leafy', 'windblown', 'dusty', 'glowing'] as const
export type State = (typeof STATES)[number]

/** Small jokes in the corner that the words never mention. */
export const GAGS = [
  'mouse-watching',
  'bird-on-head',
  'snail-passing',
  'duck-following',
  'hat-blown-off',
  'odd-socks',
  'cat-asleep',
  'beetle-parade',
  'frog-in-cup',
  'upside-down-sign',
  'moth-round-lamp',
  'small-copy-of-hero',
] as const
export type Gag = (typeof GAGS)[number]

/** What can have befallen a friend who is no person: an octopus, a comet, a cloud. */
export const FRIEND_STATES = ['knotted', 'blue', 'inky', 'frosty', 'small'] as const
export type FriendState = (typeof FRIEND_STATES)[number]

export interface Friend {
  emotion: Emotion
  state: readonly FriendState[]
  /** What the body of one that has arms and legs does: a giant. */
  does?: Action
  asleep?: true
}

export const TEXT_SIDES = ['left', 'right', 'top', 'bottom'] as const
export type TextSide = (typeof TEXT_SIDES)[number]

export interface Actor {
  /** The id of a CharacterSpec of the same plan. */
  id: string
  action: Action
  emotion: Emotion
  gaze: Gaze
  holds?: Prop
  /** Whatever else the body does, its eyes are shut. */
  asleep?: true
  /** Seen from behind, while the others are seen as the page is. */
  back?: true
  /** What stays on this one alone; and the thing that it is as high as. */
  state?: readonly State[]
  sized?: Prop
  wears?: Dress
}

export interface Scene {
  place: Place
  time: Time
  weather: Weather
  who: Actor[]
  props: Prop[]
  shot: Shot
  /** From -1 (the low) to 1 (the triumph): light and palette follow it. */
  mood: number
  state: State[]
  /** The side that stays calm, so that words can lie on it. */
  textSide: TextSide
  /** As the director of its book planned it; none in books that were made before there was one. */
  direction?: Direction
  /** How often its member has asked for another picture of it: each is seen from elsewhere. */
  take?: number
  gag?: Gag
  extras?: readonly Extra[]
  /** It is drawn first and largest; a wish that changes who does what leaves it out. */
  deed?: Deed
  rests?: readonly Rest[]
  /** How the story's friend feels and looks, when it is one of the props. */
  friend?: Friend
  /** How many there are of a thing or of people, where it is not one or the usual few. */
  counts?: Readonly<Record<string, number>>
  sounds?: readonly Sound[]
  /** What is seen a moment later, beside it on the same page. */
  then?: Scene
  winter?: true
  /** How far the colours are gone from everything but the cast, 0 to 1. */
  faded?: number
  /** A colour that a member wished over sky and ground; never over a character. */
  tint?: ClothColor
}
