// How those bear themselves of whom nothing is said: friends by the beat, eyes by the act.
import type { Prop } from '../../stage/things/card.ts'
import type { Action, Emotion, Gaze } from '../../stage/scene.ts'
import type { BeatName } from '../plan/skeletons.data.ts'

export const COMPANION: Readonly<Partial<Record<BeatName, readonly [Action, Emotion]>>> = {
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

export function gazeOf(action: Action, props: readonly Prop[]): Gaze {
  if (action === 'look-up' || action === 'climb' || action === 'reach' || action === 'fly') return 'up'
  if (action === 'look-down' || action === 'dig' || action === 'kneel' || action === 'bow') return 'down'
  if (action === 'talk' || action === 'give' || action === 'hug' || action === 'whisper') return 'other'
  return props.length > 0 ? 'prop' : 'other'
}

export function companionEmotion(emotion: Emotion): Emotion {
  return emotion === 'brave' ? 'worried' : emotion === 'proud' ? 'happy' : emotion
}
