// All that a card may tell of a thing, word by word (`farOff` is written far-off), as the teller and the illustrator ask for it. Numbers are in the drawing's own units.
import { EXTRAS } from '../people/extra.ts'
import { color, flag, number, numbers, one, some, thing } from './fact.ts'
import { MATERIALS } from './materials.ts'

const SPOTS = ['hand', 'ground', 'big', 'sky', 'wall', 'floor'] as const
/** Dress that is put on as the figure wears it. */
const WORN = ['cape', 'shawl', 'scarf', 'bow-tie', 'glasses', 'boots'] as const

export const VOCABULARY = {
  /** Where it belongs, and what it is made of. */
  spot: one(SPOTS),
  of: one(MATERIALS),
  /** How high it is beside a child of 440; or how many times as high as it is drawn. */
  height: number,
  times: number,
  /** What is large: how wide it is on that stage. */
  wide: number,
  /** As high as the page. */
  huge: flag,
  /** Nobody has it in hand. */
  large: flag,
  /** A figure as high as the page, with arms and legs, that acts. */
  giant: flag,

  /** Where one sits and things stand: the middle of the surface, and how far it goes to either side. */
  sit: numbers('x', 'y', 'half'),
  /** Where an animal wears a hat. */
  crown: numbers('x', 'y', 'wide'),
  /** The near rim of what one sits in: what of the drawing lies below it comes before the body. */
  rim: number,
  /** One kneels to what is small of what lives, and to what lies on the ground. */
  alive: flag,
  lying: flag,
  facesRight: flag,
  /** A friend's face that feels: its middle, from there to an eye, how large. */
  face: numbers('x', 'y', 'apart', 'size'),
  /** What befalls and moves the friend does not show on it; or only what befalls it does not. */
  steady: flag,
  sealed: flag,
  /** A friend whose arms tie themselves in knots, that rains when upset, that weeps. */
  knots: flag,
  rains: flag,
  weeps: flag,
  /** It has letters on it, which read the same from every side. */
  lettered: flag,

  /** It is set on a table when there is one; it is such a table; it never stands on the bare ground. */
  served: flag,
  laid: flag,
  raised: flag,
  /** All stand round it: it is before them, but for whoever would not be seen over it. Before the feet of whoever is largest. */
  beforeAll: flag,
  atFeet: flag,
  /** Water that all stand or swim in: from side to side of the page and down to its foot. */
  floods: flag,
  /** It belongs on the water, so high; at the horizon. */
  floats: number,
  farOff: flag,
  /** In the air, even where nobody holds it: how many times larger than others, and how much of the height at most. */
  aloft: numbers('more', 'most'),
  /** A door that has a house about it: how large beside it. */
  housed: number,
  /** Out of doors it has a post; at night another is seen for it. */
  post: flag,
  atNight: thing,
  /** How far its light goes; it turns a night to gold; a page about it has no other light. */
  shines: number,
  gilds: flag,
  lamp: flag,
  /** The sky has no other of it. */
  moon: flag,
  /** As furniture of a place: nobody leaves it out at night or in the wet; a second one would mislead; a heap behind what towers. */
  fairWeather: flag,
  onlyOne: flag,
  middling: flag,
  towering: flag,
  /** Where it is on the page, that furniture is put away. */
  ousts: thing,
  /** The gallery of a lighthouse looks out to it; the museum has no second dinosaur. */
  watched: flag,
  dinosaur: flag,
  /** Who is on the page as a part of it. */
  shows: some(EXTRAS),
  /** Where the hero lifts it everybody has one; where it is told of, everybody has this. */
  shared: flag,
  guestsHold: thing,
  /** It is played. */
  music: flag,
  /** Who rides, rides on it; who carries has it overhead. */
  mount: flag,
  lifted: flag,
  /** The contact sheets are older than it. */
  unsampled: flag,

  /** Held like a pen; by two fists on two sticks. */
  pen: flag,
  sticks: numbers('nearX', 'nearY', 'farX', 'farY'),
  /** Held up by its handle; over a palm; at an eye that looks into it. */
  hangs: flag,
  hovers: flag,
  peered: flag,
  /** Between hands it is so large, where one hand can close on it. */
  shown: number,
  /** What one pours from: how high its spout is, as a part of its height; what flows; what is filled stands up for it. */
  spout: number,
  pours: color,
  filled: flag,
  /** One sees what is in it; what stands in it has so much of its width. */
  clear: flag,
  within: number,
  /** Put on as dress; on a ribbon; as a hat, how wide and how low it sits, in heads; on an animal too; over head and all. */
  worn: one(WORN),
  ribbon: flag,
  brim: numbers('wide', 'low'),
  hat: flag,
  shroud: flag,
  /** What is blown: its mouthpiece, where its sound comes out, how steeply it goes down; the mouthpiece at its right; a great sound. */
  blown: numbers('lipsX', 'lipsY', 'outX', 'outY', 'tilt'),
  turned: flag,
  blast: flag,
  /** What a dragon breathes at it is fire. */
  kindles: flag,

  /** What is pulled by a knob, and how much larger it is then; by a string; as a rope, which lies nowhere else while it is taut. */
  knob: numbers('x', 'y', 'grown'),
  string: flag,
  rope: flag,
  taut: flag,
  /** It hangs where it is touched. */
  hung: flag,
  /** Where a hand is laid on it; from the middle of a head to there, in its radii; how high one looks, as a part of its height. */
  touch: numbers('x', 'y'),
  near: number,
  look: number,
  /** So much higher than the ground; the hand goes up to it; two hands take two hands. */
  lift: number,
  overhead: flag,
  bothHands: flag,
  /** What of it is before the arm; what goes past whoever points at it. */
  front: thing,
  past: thing,
  /** Whoever has drawn it still has the chalk. */
  chalked: flag,
  /** A cloth that many hold: the corner that is free, and whose eyes are looked up at. */
  hem: numbers('x', 'y', 'eyesX', 'eyesY'),
  /** How high above its foot it is bitten; a chain of links, from the street to the jaws. */
  bitten: number,
  links: flag,

  /** It unfolds in the hands; a hand laid on it opens it; its leaf is ajar. */
  unfolds: flag,
  door: flag,
  ajar: flag,
  /** Filled with its flaps open, at this height, upon that. */
  flaps: number,
  upon: thing,
  /** Rungs: which one is under the feet. Where the nest is. A branch to sit on. */
  rungs: number,
  nest: number,
  branch: flag,
  /** In the sea: with a match that is spent, or that burns; a coat to make a room for it. */
  rock: flag,
  burns: flag,
  shelter: flag,
  /** What one does upon it instead of sitting: soars, balances, pedals, struts, leaps off, stands and calls. */
  soars: flag,
  board: flag,
  pedals: flag,
  strutted: flag,
  leapt: flag,
  step: flag,
  /** Where the far hand is of whoever sits on it; what stands behind; how far apart two sit, in heads. */
  handAt: numbers('x', 'up'),
  behind: thing,
  apart: number,
  /** What one is in: a doorway, with a hand held out, that a beast corks, a tent, a boat, with oars, a bed with its quilt. */
  doorway: flag,
  welcomes: flag,
  corks: numbers('wide', 'rim'),
  tent: flag,
  boat: flag,
  oars: flag,
  quilt: color,
  /** The middle of whoever is in it; no wider than a body. */
  inside: number,
  narrow: flag,
  /** What one is under: a cloth, a roof, what one crawls out of, a top so high above. */
  cover: flag,
  roofs: flag,
  crawled: flag,
  beneath: number,
  /** What one is behind: a trunk, how large and to where; a brood in its leaves, how deep, its rim, a beak. */
  trunk: numbers('size', 'right', 'rim'),
  brood: numbers('deep', 'rim', 'beakX', 'beakY'),

  /** Said of many; of an amount; one stands on it. */
  many: flag,
  mass: flag,
  trodden: flag,
  /** It stands in a house; it never comes into one. */
  indoors: flag,
  outdoors: flag,
  /** Where that is on the page, words that name this mean it. */
  alike: thing,
} as const

export type FactWord = keyof typeof VOCABULARY

export type Facts = { [Word in FactWord]?: NonNullable<ReturnType<(typeof VOCABULARY)[Word]['read']>> }
