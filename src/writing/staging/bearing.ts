// How those bear themselves of whom nothing is said: friends by the beat, eyes by the act.
import type { Prop } from '../../stage/things/card.ts'
import type { Action, Emotion, Gaze } from '../../stage/scene.ts'
import type { BeatName } from '../plan/skeletons.data.ts'

export const OF_FRIENDS: Readonly<Partial<Record<BeatName, readonly [Action, Emotion]>>> = {
  friend: ['stand', 'proud'],
  trouble: ['run', 'funny'],
  try3: ['carry', 'excited'],
  clue: ['point', 'curious'],
  low: ['sit', 'sad'],
  rescue: ['reach', 'brave'],
  climax: ['look', 'wonder'],
  resolution: ['cheer', 'joy'],
  close: ['hug', 'happy'],
}

/** How a page feels that is to feel so: from -1 to 1, light and palette follow it. */
export const FELT: Readonly<Record<Emotion, number>> = {
  happy: 0.6,
  proud: 0.7,
  excited: 0.6,
  curious: 0.3,
  worried: -0.4,
  scared: -0.6,
  sad: -0.9,
  brave: 0.4,
  hopeful: 0.4,
  surprised: 0.1,
  thoughtful: 0,
  wonder: 0.7,
  joy: 1,
  calm: 0.3,
  funny: 0.5,
}

export function gazeOf(action: Action, props: readonly Prop[]): Gaze {
  if (action === 'look-up' || action === 'climb' || action === 'reach' || action === 'fly') return 'up'
  if (action === 'look-down' || action === 'dig' || action === 'kneel' || action === 'bow') return 'down'
  if (action === 'talk' || action === 'give' || action === 'hug' || action === 'whisper') return 'other'
  return props.length > 0 ? 'prop' : 'other'
}

export function friendEmotion(emotion: Emotion): Emotion {
  return emotion === 'brave' ? 'worried' : emotion === 'proud' ? 'happy' : emotion
}
