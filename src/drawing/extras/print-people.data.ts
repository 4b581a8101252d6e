// The people of a street where somebody takes the gold letters off the shops; drawn as those of people.data.ts.
import type { Prop } from '../../stage/things/card.ts'
import { theOne } from './people.ts'
import { POSES } from '../poses/poses.data.ts'
import type { PropPerson } from './prop-person.ts'

const { cheer, sit } = POSES

export const PRINT_PEOPLE: Readonly<Partial<Record<Prop, PropPerson>>> = {
  'pan-table': {
    who: theOne('night-baker'), pose: { ...sit, hip: 0.2, near: [0.3, 0.5, 1.2], far: [0.2, 0.5, 1.2], front: true, nearFoot: [0.5, 0, 30], farFoot: [0.62, 0, 24] }, emotion: 'worried', at: [-160, 0, 0.5], gaze: [0.5, 0],
    before: 'o E -156 -190 52.2 12.6; b S -204.6 -191.8 -197.4 -229.6 -156 -238.6 -114.6 -229.6 -107.4 -191.8 -156 -182.8; l E -111 -202.6 5.4 -55.2 -217 5.4; l* W -186.6 -217 2.7 -166.8 -227.8 2.7',
    others: [
      { who: theOne('hat-lady'), pose: { ...sit, hip: 0.2, near: [0.3, 0.5, 1.2], far: [0.2, 0.5, 1.2], front: true, nearFoot: [0.5, 0, 30], farFoot: [0.62, 0, 24] }, emotion: 'surprised', at: [0, 0, 0.5], gaze: [0.5, 0], before: 'o E 4 -196 52.2 12.6; b S -44.6 -197.8 -37.4 -235.6 4 -244.6 45.4 -235.6 52.6 -197.8 4 -188.8; l E 49 -208.6 5.4 104.8 -223 5.4; l* W -26.6 -223 2.7 -6.8 -233.8 2.7' },
      { who: theOne('soup-man'), pose: { ...sit, hip: 0.2, near: [0.3, 0.5, 1.2], far: [0.2, 0.5, 1.2], front: true, nearFoot: [0.5, 0, 30], farFoot: [0.62, 0, 24] }, emotion: 'scared', at: [170, 0, -0.5], gaze: [0.5, 0], before: 'o E 166 -190 52.2 12.6; b S 117.4 -191.8 124.6 -229.6 166 -238.6 207.4 -229.6 214.6 -191.8 166 -182.8; l E 211 -202.6 5.4 266.8 -217 5.4; l* W 135.4 -217 2.7 155.2 -227.8 2.7; r T -330 -286 660 40 8; p R -200 -290 200 -290 208 -214 -208 -214; l* W -200 -228 3 200 -228 3; l* W -196 -276 2 196 -276 2; l S -280 -300 8 -230 -300 8; o O 230 -304 30 16; b W 206 -304 212 -340 250 -340 256 -304' },
    ],
  }, // prettier-ignore
  'people-heap': {
    who: theOne('soup-man'), pose: { ...cheer, air: 0, near: [-0.7, -0.3, 0.9], far: [0.7, -0.2, 0.9] }, emotion: 'surprised', at: [-20, -96, 0.56, -18], gaze: [0.4, 0.4],
    others: [
      { who: theOne('night-baker'), pose: { ...sit, hip: 0.2, near: [-0.3, -0.5, 1], far: [0.5, -0.6, 0.8], over: 'both', hands: ['open', 'open'], nearFoot: [0.6, 0, 50], farFoot: [0.8, 0.1, 60] }, emotion: 'surprised', garb: 'baker', at: [-130, 0, 0.62], gaze: [0.5, 0] },
      { who: theOne('hat-lady'), pose: { ...sit, hip: 0.2, near: [-0.5, -0.2, 1], far: [0.86, -0.3, 0.6], over: 'far', hands: ['open', 'fist'], nearFoot: [0.6, 0, 50], farFoot: [0.8, 0.06, 60] }, emotion: 'joy', at: [140, 0, -0.6], gaze: [0.6, 0], before: 'b W -260 12 -120 -8 60 -10 240 2 270 16 100 26 -120 28; o* U -230 14 4 3; o* U 230 14 4 3; o* U 250 8 4 3' },
    ],
  }, // prettier-ignore
}
