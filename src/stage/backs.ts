// What somebody can be seen doing from behind.
import type { Action } from './scene.ts'

export const MOVING: ReadonlySet<Action> = new Set(['walk', 'run', 'crawl', 'push', 'ride', 'swim', 'fly', 'climb'])
export const BACKS: ReadonlySet<Action> = new Set([...MOVING, 'stand', 'look', 'look-up', 'look-down', 'point', 'reach', 'wave', 'peek', 'listen', 'pull', 'jump', 'throw', 'catch']) // prettier-ignore
