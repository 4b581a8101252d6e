// The face of a moment: the feeling in one of its ways, as strong as the page is, on this character, doing this.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Dice } from '../../base/dice.ts'
import type { Action, Actor, Emotion } from '../../stage/scene.ts'
import { FACES, OTHER_FACES, type FacePose } from './emotions.data.ts'

const LOOKING: ReadonlySet<Action> = new Set([
  'look',
  'look-up',
  'look-down',
  'peek',
  'point',
  'read',
  'reach',
  'catch',
  'give',
])
const GLAD: ReadonlySet<Emotion> = new Set(['happy', 'proud', 'excited', 'joy', 'funny', 'hopeful', 'calm'])
const STRAINING: ReadonlySet<Action> = new Set(['pull', 'push', 'climb', 'carry', 'dig', 'stuck'])

/** What the act itself does to a face, whatever is felt. */
function acted(face: FacePose, { action, emotion }: Actor): FacePose {
  const glad = GLAD.has(emotion)
  if (action === 'shout')
    return {
      ...face,
      open: Math.max(0.85, face.open),
      round: Math.min(0.4, face.round),
      mouth: Math.max(19, face.mouth - 4),
      tongue: 0.8,
    }
  if (action === 'sing')
    return { ...face, open: Math.max(0.6, face.open * 0.9), round: 0.5, mouth: Math.min(19, face.mouth), tongue: 0.4 }
  if (action === 'whisper') return { ...face, open: 0.2, round: 0.7, mouth: 11, tongue: 0 }
  if (action === 'talk') return { ...face, open: Math.max(0.26, face.open), tongue: Math.min(1, face.tongue) }
  if (action === 'yawn')
    return { ...face, lid: 1, low: 0.2, open: 1.1, round: 0.85, mouth: 17, tongue: 0.6, browIn: -9, wink: 0 }
  if (action === 'laugh' && glad)
    return { ...face, lid: 1, low: 1, open: Math.max(0.8, face.open), mouth: Math.max(26, face.mouth), tongue: 1 }
  if (action === 'hug' && glad) return { ...face, lid: 1, low: 0.9, open: 0, smile: 12, tongue: 0 }
  if (action === 'cover-ears')
    return { ...face, lid: 1, low: 0.2, open: 0.26, smile: 2, mouth: 22, round: 0, browIn: 3 }
  if (action === 'fall') return { ...face, lid: -0.1, open: 0.8, round: 0.5, mouth: 20, browIn: -12, browOut: -8 }
  if (STRAINING.has(action) && face.round < 0.6 && emotion !== 'joy')
    return {
      ...face,
      browIn: face.browIn + 6,
      low: 0.34,
      open: 0.22,
      smile: Math.max(3, face.smile * 0.5),
      mouth: 21,
      tongue: 0,
    }
  return face
}

/** Strong pages are felt strongly. */
function felt(face: FacePose, strength: number): FacePose {
  const { calm } = FACES
  const to = (key: 'browIn' | 'browOut' | 'arch' | 'smile' | 'pitch' | 'blush') =>
    calm[key] + (face[key] - calm[key]) * strength
  return {
    ...face,
    browIn: to('browIn'),
    browOut: to('browOut'),
    arch: to('arch'),
    smile: to('smile'),
    pitch: to('pitch'),
    blush: to('blush'),
    open: face.open * Math.min(1.06, strength),
  }
}

/** A wide mouth or a small one, a brow that lifts, a smile to one side: the same on every page. */
function owned(face: FacePose, die: Dice): FacePose {
  const part = (name: string) => die.fork(name).next() - 0.5
  return {
    ...face,
    mouth: face.mouth * (1 + part('mouth') * 0.2),
    skew: face.skew + part('skew') * 4,
    browIn: face.browIn + part('brow') * 2,
    browOut: face.browOut - part('brow') * 3,
    arch: face.arch + Math.max(0, part('arch')) * 5,
  }
}

/** `mood` is the page's, `manner` the character's own die, `way` the page's. Who looks at something has open eyes, however glad. */
export function expressionOf(actor: Actor, spec: CharacterSpec, mood: number, manner: Dice, way: Dice): FacePose {
  const { action, emotion } = actor
  const others = OTHER_FACES[emotion]
  const chosen = { ...FACES[emotion], ...others[way.fork(emotion).roll(others.length + 1) - 1] }
  const strength = (spec.role === 'hero' ? 0.95 : 0.85) + Math.min(1, Math.abs(mood)) * 0.2
  const face = acted(owned(felt(chosen, strength), manner), actor)
  if (actor.asleep)
    return { ...face, lid: 1, low: 0.1, open: 0, smile: Math.max(5, face.smile * 0.5), tongue: 0, wink: 0 }
  return LOOKING.has(action) && face.lid >= 1 ? { ...face, lid: -0.02, low: 0.3 } : face
}
