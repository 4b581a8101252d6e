// Several people on one thing: a sheet held by its corners, a supper. They are drawn as the cast is, the farthest first.
import type { Prop } from '../../stage/things/card.ts'
import { theOne } from './people.ts'
import { POSES, type Pose } from '../poses/poses.data.ts'
import type { PropPerson } from './prop-person.ts'

const { stand, sit, cheer } = POSES

const keith = theOne('keith')
const boy = theOne('cape-boy')
const hero = theOne('cape-boy', { accessory: 'cape' })
const judge = theOne('bald-judge')
const fireman = theOne('fire-chief')
const baker = theOne('night-baker', { colors: ['cream', 'cream'], bottom: ['leggings'] })

/** Leaning back with all their weight, the hem in both fists, the face to what is above. */
const HOLDS: Pose = { ...stand, lean: -7, tilt: -9, side: 0.5, yaw: 0.45, near: [0.5, 0.5, 0.5], far: [0.44, 0.42, 0.5], front: true, hands: ['fist', 'fist'], nearFoot: [-0.12, 0, -6], farFoot: [0.36, 0, -8] } // prettier-ignore
const FACING: Pose = { ...HOLDS, lean: 0, side: 0.2, yaw: 0.15, near: [-0.14, 0.66, 0.8], far: [0.2, 0.66, 0.8] }

/** On a string, both hands overhead. */
const HANGS: Pose = { ...stand, tilt: -6, side: 0.3, yaw: 0.3, near: [-0.12, -0.92, 0.5], far: [0.16, -0.94, 0.5], over: 'both', hands: ['fist', 'fist'], nearFoot: [-0.2, 0.1, 30], farFoot: [0.3, 0.3, 50] } // prettier-ignore
/** On the ground, feet in the air. */
const FLOORED: Pose = { ...sit, hip: 0.02, lean: -18, tilt: 10, side: 0.5, yaw: 0.4, shift: 0, near: [-0.55, 0.66, 0.4], far: [0.7, -0.3, 0.6], hands: ['open', 'open'], nearFoot: [0.62, 0.4, -50], farFoot: [0.78, 0.12, -40] } // prettier-ignore
const SHEET =
  'b W -194 -196 -158 -232 -89 -250 -71 -246 0 -236 74 -246 92 -250 158 -236 198 -204 175 -176 124 -132 62 -98 0 -88 -62 -98 -124 -130 -175 -168; b* S -152 -196 -81 -218 0 -212 81 -218 155 -200 111 -150 0 -116 -111 -148; b* W -89 -186 0 -194 90 -188 67 -150 0 -132 -67 -150; l* S -189 -194 1.4 -141 -164 3.4 -89 -142 1.2; l* S -157 -226 1.4 -118 -180 3 -81 -160 1.2; l* S -80 -246 1.4 -64 -200 3 -44 -172 1.2; l* S 83 -246 1.4 67 -200 3 46 -172 1.2; l* S 194 -202 1.4 145 -168 3.4 89 -144 1.2; l* E -111 -122 1.4 0 -96 2.4 111 -124 1.4'

/** Who holds the far corners and the right one; the left one is the hero's. */
const BAKER_HOLDS: PropPerson = { who: baker, pose: FACING, emotion: 'hopeful', garb: 'ballerina', at: [-112, -66, 0.9], gaze: [0.3, -0.8], pitch: -0.8, grips: true } // prettier-ignore
const JUDGE_HOLDS: PropPerson = { who: judge, pose: FACING, emotion: 'surprised', garb: 'judge', at: [116, -66, -0.92], gaze: [0.3, -0.8], pitch: -0.8, grips: true, before: SHEET } // prettier-ignore
const KEITH_HOLDS: PropPerson = { who: keith, pose: HOLDS, emotion: 'worried', at: [276, 0, -0.96], gaze: [0.3, -0.8], pitch: -0.8, grips: true } // prettier-ignore
const glad = (one: PropPerson): PropPerson => ({ ...one, emotion: 'joy' })

/** Spread out as they were flung, feet off the floor. */
const STUCK: Pose = {
  ...stand,
  air: 0.1,
  near: [-0.9, -0.3, 0.4],
  far: [0.9, -0.4, 0.4],
  nearFoot: [-0.4, 0.16, 30],
  farFoot: [0.44, 0.1, -30],
  hands: ['open', 'open'],
}
const SPLASHES =
  'b W -190 -210 -168 -240 -130 -226 -120 -190 -150 -170; o W -56 -70 26 18; o W -210 -330 20 16; b W 96 -150 130 -180 170 -160 176 -120 130 -104; o W 226 -320 22 17; o W 40 -96 24 16'

export const PROP_GROUPS: Readonly<Partial<Record<Prop, PropPerson>>> = {
  'glued-bakers': {
    who: baker, pose: { ...STUCK, tilt: -12 }, emotion: 'worried', garb: 'baker', at: [-150, -30, 0.8], gaze: [0.5, 0.4],
    others: [{ who: theOne('round-baker'), pose: { ...STUCK, near: [-0.8, 0.4, 0.6], far: [0.86, 0.2, 0.5], tilt: 10 }, emotion: 'surprised', garb: 'baker', at: [150, -44, 0.8], gaze: [-0.4, 0.5], before: SPLASHES }],
  }, // prettier-ignore
  'held-sheet': {
    who: hero, pose: { ...sit, hip: 0.2, nearFoot: [0.5, -0.52, 14], farFoot: [0.66, -0.44, 6], near: [0.3, 0.3, 1.4], far: [0.5, 0.3, 1.4], front: true, hands: ['open', 'open'] }, emotion: 'worried', garb: 'pillowcase', at: [104, -676, 0.62], gaze: [0.3, 0.7], pitch: 0.4,
    before: 'l A 153.3 -710.7 10.5 165.4 -685.3 9.3; l A 163.5 -682.2 9.6 184.5 -680.8 9.3; o* B 187 -680.2 6.2 8.1; l* B 162.8 -713.7 2.1 144.9 -705.1 2.1; o* Y 159.3 -698 5 3.7; o* Y 163 -701.7 3.1 3.1; o* O 166.1 -701.1 1.9 1.2; l W 127.5 -711.5 10.5 137.6 -685.3 9.3; l W 135.7 -682.2 9.6 156.2 -678.2 9.3; o* R 158.7 -677.6 6.2 8.1; l* R 137.3 -713.8 2.1 118.7 -706.7 2.1; l* R 140.8 -704.6 2.1 122.3 -697.5 2.1; l* R 144.3 -695.4 2.1 125.8 -688.3 2.1',
    others: [BAKER_HOLDS, JUDGE_HOLDS, KEITH_HOLDS],
  }, // prettier-ignore
  'bouncing-boy': {
    ...glad(BAKER_HOLDS),
    others: [glad(JUDGE_HOLDS), glad(KEITH_HOLDS), { who: boy, pose: { ...cheer, nearFoot: [-0.86, 0.74, 104], farFoot: [0.86, 0.7, -47] }, emotion: 'joy', at: [-6, -520, 0.88], before: 'l A 74.2 -639.8 15 105 -614.6 13.2; l A 107.3 -609.9 13.6 126.5 -632.7 13.2; o* B 129 -635.2 8.8 11.4; l* B 84.6 -649.4 3 66.8 -627.7 3; o* Y 89.6 -627.2 7 5.3; o* Y 88 -634.5 4.4 4.4; o* O 91.1 -637.7 2.6 1.8; l W -85.6 -643.8 15 -117 -619.2 13.2; l W -122.1 -618.7 13.6 -126.3 -590.6 13.2; o* R -124.9 -587.2 8.8 11.4; l* R -78.5 -631.4 3 -95.9 -653.6 3; l* R -89.5 -622.9 3 -106.8 -645 3; l* R -100.5 -614.3 3 -117.9 -636.4 3' }],
  }, // prettier-ignore
  'peg-truck': {
    who: fireman, pose: { ...stand, near: [-0.2, 0.8, 0.8], far: [0.3, 0.62, 0.8], hands: ['mitt', 'open'], tilt: 6, yaw: 0.5 }, emotion: 'worried', garb: 'fireman', at: [-118, -84, -0.76], gaze: [0.7, 0.1],
    before: 'o I -170 -44 56 56; o S -170 -44 30 30; o* R -170 -44 16 16; o I 90 -44 56 56; o S 90 -44 30 30; o* R 90 -44 16 16; r R -70 -214 226 156 12; r R -240 -150 186 96 14; b R -252 -150 -240 -176 -90 -176 -66 -230 -66 -150; r A -60 -296 67.2 92 8; r R -72 -304 86.4 18 6; l R -66 -292 7 -66 -206 7; l R 10.8 -292 7 10.8 -206 7; l* W -48 -280 4 -30 -226 4; r* Y -240 -118 396 12 4; r S -268 -84 419.2 18 6; o! L -256 -128 60 46; o Y -254 -128 20 22; o* L -256 -130 13 15; l T 0 -246 7 168 -262 7; l T 0 -226 7 168 -240 7; l T 18 -248 4 18 -228 4; l T 42 -250 4 42 -230 4; l T 66 -252 4 66 -232 4; l T 90 -255 4 90 -234 4; l T 114 -257 4 114 -236 4; l T 138 -259 4 138 -238 4; l T 159.6 -261 4 159.6 -239 4; o O 114 -150 36 36; o* Y 114 -150 24 24; o* O 114 -150 11 11; l O 130.8 -132 8 150 -100 8; r* Y 18 -196 54 60 6; r* R 22.8 -188 44.4 44 4; l Y -210 -172 9 -210 -440 8; l Y -210 -432 8 -306 -432 7; l Y -210 -380 5 -262 -428 5; o Y -210 -446 13 13; o! L -300 -346 44 54; l C -300 -428 4.4 -300 -396 4.4; o C -300 -396 9 9; p T -318 -398 -300 -410 -282 -398 -276 -330 -288 -296 -296 -336 -304 -336 -312 -296 -324 -330; r S -320 -366 40 13 4; l* M -300 -392 2 -300 -340 2',
    others: [
      {
        who: hero, pose: { ...stand, lean: 4, near: [-0.46, -0.18, 0.6], far: [0.5, 0.4, 0.6], hands: ['fist', 'fist'], over: 'both', nearFoot: [-0.4, 0.1, 50], farFoot: [0.36, 0.24, 20] }, emotion: 'scared', garb: 'pillowcase', at: [140, -404, 0.7], gaze: [-0.3, 0.9], pitch: 0.5, grips: true,
        before: 'l A 186.6 -468.1 11.9 182.1 -436.7 10.5; l A 180 -433.2 10.9 202.5 -426.5 10.5; o* B 205.3 -425.8 7 9.1; l* B 197.4 -465 2.4 175.3 -468.1 2.4; o* Y 184.3 -452.4 5.6 4.2; o* Y 188.5 -456.6 3.5 3.5; o* O 192 -455.9 2.1 1.4; l W 102.6 -453.3 11.9 94.2 -423.7 10.5; l W 92.1 -420.2 10.9 108.1 -404.3 10.5; o* R 110.9 -403.6 7 9.1; l* R 113 -448.7 2.4 91.4 -454.9 2.4; l* R 110 -438.4 2.4 88.5 -444.5 2.4; l* R 107.1 -428 2.4 85.5 -434.2 2.4; l I 74 -595 7 206 -514 6; p I 192 -534 222 -504 180 -510',
      },
    ],
  }, // prettier-ignore
  'bow-whale': {
    who: judge, pose: POSES.pull, emotion: 'brave', garb: 'judge', at: [-300, 42, 0.62], gaze: [0.7, 0], grips: true, before: 'l T -500 -122 4.4 -340 -124 4.4 -200 -134 4.4 -14 -150 4.4',
    others: [
      { who: boy, pose: POSES.pull, emotion: 'excited', at: [-404, 48, 0.66], gaze: [0.7, 0] },
      { who: baker, pose: { ...POSES.pull, lean: -28 }, emotion: 'brave', garb: 'baker', at: [-496, 44, 0.62], gaze: [0.7, 0] },
    ],
  }, // prettier-ignore
  'kite-line': {
    who: boy, pose: HANGS, emotion: 'joy', at: [-60, 10, 0.62, -52], gaze: [0.2, -0.5], grips: true, before: 'l W -346 -356 3 -220 -200 3 -40 -60 3 180 80 3 400 210 3',
    others: [
      { who: baker, pose: { ...HANGS, nearFoot: [-0.4, 0.2, 40], farFoot: [0.3, 0.1, 10] }, emotion: 'wonder', garb: 'baker', at: [180, 150, 0.6, -46], gaze: [0.2, -0.4] },
      { who: judge, pose: HANGS, emotion: 'joy', garb: 'judge', at: [410, 290, 0.6, -50], gaze: [0.2, -0.4] },
    ],
  }, // prettier-ignore
  'fallen-pull': {
    who: judge, pose: FLOORED, emotion: 'surprised', garb: 'judge', at: [-330, 50, 0.9], gaze: [0.4, -0.4],
    others: [
      { who: keith, pose: { ...FLOORED, near: [-0.5, 0.5, 0.5], far: [0.6, -0.5, 0.6] }, emotion: 'funny', at: [330, 46, -0.9], gaze: [0.3, 0.5] },
      { who: baker, pose: { ...FLOORED, lean: -26, tilt: 16 }, emotion: 'surprised', garb: 'baker', at: [-124, 14, 0.94], gaze: [0.4, -0.6] },
      { who: boy, pose: { ...FLOORED, near: [-0.5, -0.6, 0.5], far: [0.6, -0.6, 0.5], over: 'both' }, emotion: 'joy', at: [104, 48, -0.96], gaze: [0.4, 0.2], before: 'l T -330 26 8 -250 14 8 -190 30 8 -130 16 8 -104 26 8; l* M -300 18 1.4 -290 26 1.4; l* M -230 14 1.4 -220 24 1.4; l* M -160 20 1.4 -150 28 1.4; l T -104 26 3 -84 14 1.6; l T -104 26 3 -82 26 1.6; l T -104 26 3 -86 38 1.6; l T 330 24 8 270 34 8 220 20 8 176 30 8; l* M 300 24 1.4 290 34 1.4; l* M 240 22 1.4 230 32 1.4; l T 176 30 3 158 20 1.6; l T 176 30 3 152 32 1.6; l T 176 30 3 160 42 1.6' },
    ],
  }, // prettier-ignore
  'town-supper': {
    who: baker, pose: { ...sit, hip: 0.5, nearFoot: [0.1, 0, 0], farFoot: [0.3, 0, 0], near: [-0.24, -0.62, 0.6], far: [0.3, 0.5, 1], over: 'near', hands: ['fist', 'mitt'] }, emotion: 'joy', garb: 'ballerina', at: [-246, 0, 0.88], gaze: [0.6, 0],
    others: [
      { who: judge, pose: { ...sit, hip: 0.5, nearFoot: [0.1, 0, 0], farFoot: [0.3, 0, 0], near: [0.2, 0.4, 1.4], far: [0.3, 0.36, 1.4], front: true }, emotion: 'happy', garb: 'judge', at: [-116, 0, 0.88], gaze: [0.5, 0.2] },
      { who: hero, pose: { ...sit, hip: 0.7, nearFoot: [0.1, 0, 0], farFoot: [0.3, 0, 0], near: [-0.3, 0.5, 0.9], far: [0.4, 0.4, 0.9], hands: ['mitt', 'mitt'] }, emotion: 'joy', at: [98, -84, 0.84], gaze: [0.4, 0] },
      { who: keith, pose: { ...sit, hip: 0.5, nearFoot: [0.1, 0, 0], farFoot: [0.3, 0, 0], near: [-0.3, -0.5, 0.9], far: [0.3, 0.5, 1.2], over: 'near', hands: ['fist', 'mitt'] }, emotion: 'happy', at: [238, 0, -0.92], gaze: [0.5, 0], before: 'l U -304 -40 10 -308 2 8; l U 304 -40 10 308 2 8; o C -280 -44 58 15; o C -168 -44 58 15; o C -56 -44 58 15; o C 56 -44 58 15; o C 168 -44 58 15; o C 280 -44 58 15; p C -340 -166 -318 -184 318 -184 340 -166 336 -44 -336 -44; p* W -330 -166 330 -166 318 -180 -318 -180; l* R -335 -66 3.4 335 -66 3.4; l* R -335 -54 1.8 335 -54 1.8; l* T -224 -156 1 -229 -104 2.6 -224 -42 1.2; l* T -112 -156 1 -108 -104 2.6 -112 -42 1.2; l* T 0 -156 1 -4 -104 2.6 0 -42 1.2; l* T 112 -156 1 116 -104 2.6 112 -42 1.2; l* T 224 -156 1 229 -104 2.6 224 -42 1.2; l* T -338 -162 1.6 0 -160 2.4 338 -162 1.6; o S -255.4 -184 46 11; o* W -255.4 -187 34 7; o O -263 -196 14 10; o G -244.1 -196 12 9; o S -123 -184 46 11; o* W -123 -187 34 7; b T -151.4 -188 -141.9 -210 -106 -210 -94.6 -188; o S 236.5 -184 46 11; o* W 236.5 -187 34 7; o R 228.9 -198 13 12; o Y 249.7 -197 13 11; l S -62.2 -180 6 58.2 -180 6; r C -55.3 -240.2 106.6 56.8 12; r K -55.3 -245.4 106.6 20.6 11; r C -39.8 -293.5 75.7 51.6 12; r K -39.8 -297 75.7 18.9 10; o* R -33 -211 6.9 6.9; o* R -2 -207.5 6.9 6.9; o* R 29 -211 6.9 6.9; o* P -19.2 -266 5.2 5.2; o* P 15.2 -266 5.2 5.2; l W -24.4 -298.7 3.4 -24.4 -319.3 3.4; l W -2 -298.7 3.4 -2 -322.8 3.4; l W 20.4 -298.7 3.4 20.4 -319.3 3.4; o! L -2 -327.9 51.6 25.8; o! O -24.4 -326.2 4.3 7.7; o! Y -2 -329.6 4.3 7.7; o! O 20.4 -326.2 4.3 7.7' },
    ],
  }, // prettier-ignore
}
