// Several people on one thing: a sheet held by its corners, a supper. They are drawn as the cast is, the farthest first.
import type { Prop } from '../base/props.data.ts'
import { CAPE_BOY, JUDGE, KEITH, NIGHT_BAKER } from './people.data.ts'
import { theOne } from './people.ts'
import { POSES, type Pose } from './poses.data.ts'
import type { PropPerson } from './prop-person.ts'

const { stand, sit, cheer } = POSES

const keith = theOne(KEITH)
const boy = theOne(CAPE_BOY)
const hero = theOne({ ...CAPE_BOY, accessory: 'cape' })
const judge = theOne(JUDGE)
const baker = theOne({ ...NIGHT_BAKER, colors: ['cream', 'cream'], bottom: ['leggings'] })

/** Leaning back with all their weight, the hem in both fists, the face to what is above. */
const HOLDS: Pose = { ...stand, lean: -7, tilt: -9, side: 0.5, yaw: 0.45, near: [0.5, 0.5, 0.5], far: [0.44, 0.42, 0.5], front: true, hands: ['fist', 'fist'], nearFoot: [-0.12, 0, -6], farFoot: [0.36, 0, -8] } // prettier-ignore
const FACING: Pose = { ...HOLDS, lean: 0, side: 0.2, yaw: 0.15, near: [-0.14, 0.66, 0.8], far: [0.2, 0.66, 0.8] }

const SHEET =
  'b W -194 -196 -158 -232 -89 -250 -71 -246 0 -236 74 -246 92 -250 158 -236 198 -204 175 -176 124 -132 62 -98 0 -88 -62 -98 -124 -130 -175 -168; b* S -152 -196 -81 -218 0 -212 81 -218 155 -200 111 -150 0 -116 -111 -148; b* W -89 -186 0 -194 90 -188 67 -150 0 -132 -67 -150; l* S -189 -194 1.4 -141 -164 3.4 -89 -142 1.2; l* S -157 -226 1.4 -118 -180 3 -81 -160 1.2; l* S -80 -246 1.4 -64 -200 3 -44 -172 1.2; l* S 83 -246 1.4 67 -200 3 46 -172 1.2; l* S 194 -202 1.4 145 -168 3.4 89 -144 1.2; l* E -111 -122 1.4 0 -96 2.4 111 -124 1.4'

/** Who holds the far corners and the right one; the left one is the hero's. */
const BAKER_HOLDS: PropPerson = { who: baker, pose: FACING, emotion: 'hopeful', garb: 'ballerina', at: [-112, -66, 0.9], gaze: [0.3, -0.8], pitch: -0.8, grips: true } // prettier-ignore
const JUDGE_HOLDS: PropPerson = { who: judge, pose: FACING, emotion: 'surprised', garb: 'judge', at: [116, -66, -0.92], gaze: [0.3, -0.8], pitch: -0.8, grips: true, before: SHEET } // prettier-ignore
const KEITH_HOLDS: PropPerson = { who: keith, pose: HOLDS, emotion: 'worried', at: [276, 0, -0.96], gaze: [0.3, -0.8], pitch: -0.8, grips: true } // prettier-ignore
const glad = (one: PropPerson): PropPerson => ({ ...one, emotion: 'joy' })

export const PROP_GROUPS: Readonly<Partial<Record<Prop, PropPerson>>> = {
  'held-sheet': {
    who: hero, pose: { ...sit, hip: 0.2, nearFoot: [0.5, -0.52, 14], farFoot: [0.66, -0.44, 6], near: [0.3, 0.3, 1.4], far: [0.5, 0.3, 1.4], front: true, hands: ['open', 'open'] }, emotion: 'worried', garb: 'pillowcase', at: [104, -676, 0.62], gaze: [0.3, 0.7], pitch: 0.4,
    before: 'l A 153.3 -710.7 10.5 165.4 -685.3 9.3; l A 163.5 -682.2 9.6 184.5 -680.8 9.3; o* B 187 -680.2 6.2 8.1; l* B 162.8 -713.7 2.1 144.9 -705.1 2.1; o* Y 159.3 -698 5 3.7; o* Y 163 -701.7 3.1 3.1; o* O 166.1 -701.1 1.9 1.2; l W 127.5 -711.5 10.5 137.6 -685.3 9.3; l W 135.7 -682.2 9.6 156.2 -678.2 9.3; o* R 158.7 -677.6 6.2 8.1; l* R 137.3 -713.8 2.1 118.7 -706.7 2.1; l* R 140.8 -704.6 2.1 122.3 -697.5 2.1; l* R 144.3 -695.4 2.1 125.8 -688.3 2.1',
    others: [BAKER_HOLDS, JUDGE_HOLDS, KEITH_HOLDS],
  }, // prettier-ignore
  'bouncing-boy': {
    ...glad(BAKER_HOLDS),
    others: [glad(JUDGE_HOLDS), glad(KEITH_HOLDS), { who: boy, pose: { ...cheer, nearFoot: [-0.5, 0.5, 50], farFoot: [0.46, 0.42, 10] }, emotion: 'joy', at: [-6, -520, 0.88], before: 'l A 63.3 -621.6 15 58.6 -582 13.2; l A 55.9 -577.6 13.6 85.4 -573.7 13.2; o* B 88.9 -572.9 8.8 11.4; l* B 77 -618 3 49.1 -621.3 3; o* Y 60.9 -601.8 7 5.3; o* Y 66.2 -607.1 4.4 4.4; o* O 70.6 -606.2 2.6 1.8; l W -76.5 -631.2 15 -75.2 -591.3 13.2; l W -77.8 -586.9 13.6 -57.7 -566.9 13.2; o* R -54.1 -566 8.8 11.4; l* R -62.3 -629.6 3 -90.5 -628.7 3; l* R -61.9 -615.7 3 -90 -614.8 3; l* R -61.5 -601.7 3 -89.6 -600.8 3' }],
  }, // prettier-ignore
  'slip-clock': {
    who: hero, pose: { ...stand, lean: 4, near: [-0.46, 0.02, 0.6], far: [0.5, 0.12, 0.6], hands: ['fist', 'fist'], over: 'both', nearFoot: [-0.4, 0.1, 50], farFoot: [0.36, 0.24, 20] }, emotion: 'scared', garb: 'pillowcase', at: [120, -330, 0.66], gaze: [0.1, 0.9], pitch: 0.5, grips: true,
    before: 'l A 163.9 -390.4 11.2 159.7 -360.8 9.9; l A 157.7 -357.5 10.2 178.9 -351.2 9.9; o* B 181.6 -350.5 6.6 8.6; l* B 174.2 -387.5 2.2 153.2 -390.4 2.2; o* Y 161.8 -375.6 5.3 4; o* Y 165.8 -379.6 3.3 3.3; o* O 169.1 -378.9 2 1.3; l W 84.8 -376.5 11.2 76.8 -348.6 9.9; l W 74.8 -345.3 10.2 90 -330.3 9.9; o* R 92.6 -329.6 6.6 8.6; l* R 94.5 -372.2 2.2 74.2 -378 2.2; l* R 91.7 -362.4 2.2 71.4 -368.2 2.2; l* R 89 -352.7 2.2 68.6 -358.5 2.2; l I 40 -536 8 164 -460 6',
  }, // prettier-ignore
  'town-supper': {
    who: baker, pose: { ...sit, hip: 0.5, nearFoot: [0.1, 0, 0], farFoot: [0.3, 0, 0], near: [-0.24, -0.62, 0.6], far: [0.3, 0.5, 1], over: 'near', hands: ['fist', 'mitt'] }, emotion: 'joy', garb: 'ballerina', at: [-246, 0, 0.88], gaze: [0.6, 0],
    others: [
      { who: judge, pose: { ...sit, hip: 0.5, nearFoot: [0.1, 0, 0], farFoot: [0.3, 0, 0], near: [0.2, 0.4, 1.4], far: [0.3, 0.36, 1.4], front: true }, emotion: 'happy', garb: 'judge', at: [-116, 0, 0.88], gaze: [0.5, 0.2] },
      { who: hero, pose: { ...sit, hip: 0.7, nearFoot: [0.1, 0, 0], farFoot: [0.3, 0, 0], near: [-0.3, 0.5, 0.9], far: [0.4, 0.4, 0.9], hands: ['mitt', 'mitt'] }, emotion: 'joy', at: [98, -84, 0.84], gaze: [0.4, 0] },
      { who: keith, pose: { ...sit, hip: 0.5, nearFoot: [0.1, 0, 0], farFoot: [0.3, 0, 0], near: [-0.3, -0.5, 0.9], far: [0.3, 0.5, 1.2], over: 'near', hands: ['fist', 'mitt'] }, emotion: 'happy', at: [238, 0, -0.92], gaze: [0.5, 0], before: 'p R -340 -166 -318 -182 318 -182 340 -166 334 4 -334 4; p* W -330 -166 330 -166 318 -178 -318 -178; l* W -325.4 -26 4 -283.8 -20 5 -170.3 -14 5 -56.8 -20 5 56.8 -12 5 170.3 -20 5 308.4 -24 4; l* U -236.5 -150 1 -247.9 -80 3 -236.5 0 1; l* U -85.1 -150 1 -75.7 -80 3 -87 0 1; l* U 85.1 -150 1 75.7 -80 3 87 0 1; l* U 236.5 -150 1 247.9 -80 3 236.5 0 1; o S -255.4 -184 46 11; o* W -255.4 -187 34 7; o O -263 -196 14 10; o G -244.1 -196 12 9; o S -123 -184 46 11; o* W -123 -187 34 7; b T -151.4 -188 -141.9 -210 -106 -210 -94.6 -188; o S 236.5 -184 46 11; o* W 236.5 -187 34 7; o R 228.9 -198 13 12; o Y 249.7 -197 13 11; l S -62.2 -180 6 58.2 -180 6; r C -55.3 -240.2 106.6 56.8 12; r K -55.3 -245.4 106.6 20.6 11; r C -39.8 -293.5 75.7 51.6 12; r K -39.8 -297 75.7 18.9 10; o* R -33 -211 6.9 6.9; o* R -2 -207.5 6.9 6.9; o* R 29 -211 6.9 6.9; o* P -19.2 -266 5.2 5.2; o* P 15.2 -266 5.2 5.2; l W -24.4 -298.7 3.4 -24.4 -319.3 3.4; l W -2 -298.7 3.4 -2 -322.8 3.4; l W 20.4 -298.7 3.4 20.4 -319.3 3.4; o! L -2 -327.9 51.6 25.8; o! O -24.4 -326.2 4.3 7.7; o! Y -2 -329.6 4.3 7.7; o! O 20.4 -326.2 4.3 7.7' },
    ],
  }, // prettier-ignore
}
