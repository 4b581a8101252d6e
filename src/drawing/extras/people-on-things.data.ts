// The people among the things: a captain in the air, a boy on a clock, a baby in its cot. They are drawn as the cast is; what of
// the thing is behind them stands with the other props, what is before them here.
import type { Prop } from '../../stage/things/card.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { FacePose } from '../heads/emotions.data.ts'
import { theOne } from './people.ts'
import { POSES } from '../poses/poses.data.ts'
import { HOTEL_PEOPLE } from './hotel-people.data.ts'
import { LANE_PEOPLE } from './lane-people.data.ts'
import { PIER_PEOPLE } from './pier-people.data.ts'
import { PRINT_PEOPLE } from './print-people.data.ts'
import { PROP_GROUPS } from './groups-on-things.data.ts'
import type { PropPerson } from './prop-person.ts'

export const GIANT: CharacterSpec = {
  id: 'giant', name: 'giant', type: 'man', age: 45, pronoun: 'he', role: 'figure', want: '', habit: '', relation: '', canonical: '',
  look: {
    skin: 'light', hair: { style: 'short', color: 'red' }, eyes: 'green', glasses: 'none', hide: 'brown',
    outfit: { top: 'raincoat', bottom: 'trousers', colors: ['rust', 'leaf'] }, accessory: 'none', heads: 6.5,
  },
} // prettier-ignore

/** As large as a house. */
const YAWN: CharacterSpec = {
  ...GIANT, id: 'yawn', name: 'yawn', type: 'monster', age: null, pronoun: 'it',
  look: { ...GIANT.look, hide: 'grey', outfit: { top: 'none', bottom: 'none', colors: ['navy', 'mint'] }, eyes: 'brown', heads: 3, size: 'large' },
} // prettier-ignore

const { stand, sit, hold, cheer, fly, ride } = POSES
const capeBoy = theOne('cape-boy', { accessory: 'cape' })
const baby = theOne('tiny')
const DUCK_GIRL = theOne('duck-girl')
const ASLEEP: Partial<FacePose> = { lid: 1, low: 0, open: 0, wink: 0 }

export const PROP_PEOPLE: Readonly<Partial<Record<Prop, PropPerson>>> = {
  ...PROP_GROUPS,
  ...HOTEL_PEOPLE,
  ...LANE_PEOPLE,
  ...PIER_PEOPLE,
  ...PRINT_PEOPLE,
  giant: { who: GIANT, pose: { ...POSES.wave, tilt: 12, yaw: 0.45 }, emotion: 'happy', at: [0, 0, -1.5], gaze: [0.5, 0.75], pitch: 0.35, slim: true }, // prettier-ignore
  captain: { who: theOne('keith', { accessory: 'cape' }), pose: fly, emotion: 'proud', at: [0, 0, 0.8, 62] },
  'small-captain': {
    who: capeBoy, pose: { ...hold, air: 0.4, front: true, near: [0.04, 0.62, 2.2], far: [0.3, 0.6, 2], hands: ['fist', 'fist'], nearFoot: [-0.3, 0.3, 40], farFoot: [0.3, 0.12, 20] }, emotion: 'worried', garb: 'pillowcase', at: [0, 10, 0.62], gaze: [-0.3, 0.7], grips: true,
    before: 'l A 34 -37.2 10.5 32.4 -9.1 9.3; l A 30.5 -6 9.6 50.5 -0.1 9.3; o* B 52.9 0.6 6.2 8.1; l* B 43.8 -35.2 2.1 24 -36.3 2.1; o* Y 33.2 -23.2 5 3.7; o* Y 36.9 -26.9 3.1 3.1; o* O 40 -26.3 1.9 1.2; l W -44.5 -49.2 10.5 -32.4 -23.9 9.3; l W -34.2 -20.8 9.6 -17.7 -9 9.3; o* R -15.2 -8.4 6.2 8.1; l* R -34.9 -52.2 2.1 -52.9 -43.7 2.1; l* R -30.7 -43.3 2.1 -48.6 -34.8 2.1; l* R -26.5 -34.5 2.1 -44.4 -25.9 2.1; l O -34 -76 6 -62 -68 6 -64 -44 5; b O -34 -72 -34 -114 0 -124 36 -112 34 -72 0 -64; b* C -16 -70 -14 -92 2 -98 18 -90 18 -70; o O 0 -120 29 25; p O -25 -130 -25 -158 -4 -140; p O 4 -140 25 -158 25 -130; p* K -21 -134 -21 -148 -10 -140; p* K 10 -140 21 -148 21 -134; o* W -10 -124 8 9; o* G -9.6 -123.6 6 7; o* I -9.6 -123.6 3.4 5.6; o* W -11 -127 2 2; o* W 11 -124 8 9; o* G 11.4 -123.6 6 7; o* I 11.4 -123.6 3.4 5.6; o* W 10 -127 2 2; o* W 0 -110 11 7; o* K 0 -114 4 3; l* I -6 -108 1.3 0 -105 1.5 6 -108 1.3; l* W -12 -111 1 -30 -114 .8; l* W 12 -111 1 30 -114 .8',
  }, // prettier-ignore
  'towel-man': { who: theOne('keith', { top: ['t-shirt'], bottom: ['skirt'], colors: ['white', 'sky'] }), pose: { ...stand, near: [-0.16, 0.6, 2.4], far: [0.24, 0.62, 1.5], front: true, tilt: 4 }, emotion: 'worried', garb: 'towel', at: [0, 0, 1], gaze: [0.4, 0.4] }, // prettier-ignore
  'clock-boy': { who: capeBoy, pose: { ...sit, hip: 0.2, nearFoot: [0.5, -0.52, 14], farFoot: [0.66, -0.44, 6], near: [-0.34, 0.74, 0.6], far: [0.36, 0.72, 0.6] }, emotion: 'worried', garb: 'pillowcase', at: [112, -448, 0.62], gaze: [-0.4, 0.6], pitch: 0.3, before: 'l A 161.3 -482.7 10.5 173.4 -457.3 9.3; l A 171.5 -454.2 9.6 192.5 -452.8 9.3; o* B 195 -452.2 6.2 8.1; l* B 170.8 -485.7 2.1 152.9 -477.1 2.1; o* Y 167.3 -470 5 3.7; o* Y 171 -473.7 3.1 3.1; o* O 174.1 -473.1 1.9 1.2; l W 135.5 -483.5 10.5 145.6 -457.3 9.3; l W 143.7 -454.2 9.6 164.2 -450.2 9.3; o* R 166.7 -449.6 6.2 8.1; l* R 145.3 -485.8 2.1 126.7 -478.7 2.1; l* R 148.8 -476.6 2.1 130.3 -469.5 2.1; l* R 152.3 -467.4 2.1 133.8 -460.3 2.1' }, // prettier-ignore
  'captain-cake': {
    who: theOne('keith', { accessory: 'cape' }), pose: { ...fly, near: [0.74, -0.66, 0.2], far: [0.84, -0.54, 0.2], over: 'both', hands: ['cup', 'cup'] }, emotion: 'proud', at: [0, 0, 0.8, 62], gaze: [0.5, 0.1], grips: true,
    before: 'l S 362 -48 9 556 -48 9; r C 384 -130 150 78 14; r K 384 -134 150 26 12; r C 404 -198 110 70 14; r K 404 -202 110 24 12; r C 424 -256 70 60 12; r K 424 -260 70 22 10; l W 442 -262 4 442 -288 4; l W 459 -262 4 459 -292 4; l W 476 -262 4 476 -288 4; o! O 442 -298 5 9; o! Y 459 -302 5 9; o! O 476 -298 5 9; o R 410 -92 8 8; o R 459 -88 8 8; o R 508 -92 8 8; o* R 430 -164 7 7; o* R 488 -164 7 7',
  }, // prettier-ignore
  'tutu-baker': { who: theOne('night-baker', { colors: ['cream', 'cream'], bottom: ['leggings'] }), pose: { ...stand, lean: -3, tilt: 8, near: [-0.34, -0.8, 1.1], far: [0.34, -0.8, 1.1], over: 'both', nearFoot: [0.02, 0.03, 14], farFoot: [0.3, 0.42, 44], hands: ['open', 'open'] }, emotion: 'joy', garb: 'ballerina', at: [0, 0, 1] }, // prettier-ignore
  'bonnet-judge': { who: theOne('bald-judge'), pose: { ...stand, near: [0.36, 0.06, 1.9], far: [-0.14, 0.08, 1.9], front: true, tilt: -3 }, emotion: 'thoughtful', garb: 'judge', at: [0, 0, 1] }, // prettier-ignore
  'floated-head': { who: theOne('head-teacher'), pose: { ...fly, near: [-0.5, 0.5, 0.6], far: [0.7, 0.4, 0.6], hands: ['open', 'open'] }, emotion: 'surprised', at: [0, 0, 0.8, 150], gaze: [0.3, 0.3] }, // prettier-ignore
  bishop: { who: theOne('bishop'), pose: { ...POSES.sit, near: [-0.7, 0.5, 0.6], far: [0.62, 0.3, 1.2], hands: ['mitt', 'open'] }, emotion: 'surprised', garb: 'bishop', at: [0, 0, 0.72] }, // prettier-ignore
  'far-boat': {
    who: theOne('little-lady'), pose: { ...ride, lean: -6, yaw: 0.3 }, emotion: 'hopeful', at: [-26, -14, 0.34], gaze: [0.4, 0],
    before: 'l T 14 -60 5 124 0 4; l T -34 -58 5 -132 -2 4; b T 116 -12 146 14 138 26 108 6; b T -124 -14 -154 12 -146 24 -116 4; b M -140 -56 -110 2 100 2 136 -60 60 -46 0 -42 -70 -44; b* U -136 -50 -70 -38 0 -36 60 -40 132 -54 126 -42 60 -30 0 -26 -70 -28 -130 -38; l* T -116 -18 2 0 -10 3 110 -20 2; l* T -108 -6 2 0 0 2 104 -8 2',
  }, // prettier-ignore
  'small-lady': { who: theOne('little-lady'), pose: { ...stand, lean: 6, side: 0.6, yaw: 0.6, tilt: -10, near: [-0.3, 0.6, 1.2], far: [0.86, -0.12, 0.4], hands: ['mitt', 'open'], over: 'far' }, emotion: 'joy', at: [0, 0, -0.64], gaze: [0.6, -0.3], pitch: -0.3 }, // prettier-ignore
  'torch-lady': {
    who: theOne('little-lady'), pose: { ...stand, lean: -2, side: 0.45, yaw: 0.45, tilt: -6, near: [-0.3, 0.72, 1], far: [0.74, -0.36, 0.7], hands: ['mitt', 'fist'], over: 'far' }, emotion: 'happy', at: [0, 0, -0.64], gaze: [0.5, -0.2],
    before: 'o! L -120 -316 120 110; l R -100 -214 9 -110 -264 9; p S -132 -262 -90 -270 -88 -296 -146 -286; o! Y -117 -292 28 10 -10; o! W -118 -294 16 6 -10; p! L -118 -300 -330 -420 -150 -470; o C -103 -238 15 13',
  }, // prettier-ignore
  'baker-bed': {
    who: theOne('night-baker'), pose: { ...POSES.sleep, near: [0.2, 0.7, 1], far: [0.3, 0.66, 1] }, emotion: 'calm', face: ASLEEP, garb: 'baker', at: [-108, -66, 0.37, 82],
    before: 'b B -154 -16 -156 -64 -120 -96 -60 -110 0 -102 30 -78 40 -16 0 -8; o* W -110 -60 11 11; o* W -60 -84 11 11; o* W -6 -60 11 11; o* W -70 -36 11 11; o* W 16 -36 9 9; l* N -140 -30 2 -40 -20 3 20 -34 2; b* W 20 -78 30 -80 44 -20 34 -16',
  }, // prettier-ignore
  'tall-yawn': { who: YAWN, pose: { ...POSES.yawn, yaw: 0.3 }, emotion: 'calm', face: { open: 1.3, round: 0.6, lid: 0.7 }, at: [0, 0, -1.2], gaze: [0.3, 0.5] }, // prettier-ignore
  'sleeping-yawn': {
    who: YAWN, pose: { ...stand, tilt: 6, yaw: 0.2, near: [-0.1, 0.5, 1.4], far: [0.2, 0.5, 1.4], front: true }, emotion: 'calm', face: ASLEEP, at: [236, -110, 0.9, -78],
    before: 'b A 64 2 56 -90 80 -160 140 -196 220 -184 266 -110 266 0 160 10; b* W 64 -4 56 -90 80 -158 104 -168 86 -90 96 -2; o* W 80 -150 13 13; o* W 150 -170 13 13; o* W 214 -120 13 13; o* W 110 -80 13 13; o* W 180 -60 13 13; o* W 70 -30 11 11; l* B 230 -160 2 210 -110 3 226 -60 2',
  }, // prettier-ignore
  'trout-aloft': {
    who: theOne('pond-keeper'), pose: { ...stand, lean: -5, tilt: -6, near: [-0.3, 0.5, 1.2], far: [0.16, -0.94, 0.5], over: 'far', hands: ['mitt', 'fist'], nearFoot: [-0.34, 0.26, 40], farFoot: [0.4, 0.3, 18] }, emotion: 'surprised', at: [0, 0, 1], gaze: [0.3, 0.8], pitch: 0.4, grips: true,
  }, // prettier-ignore
  'nurse-door': {
    who: theOne('nurse'), pose: { ...POSES.peek, lean: 8, tilt: 10, near: [0.3, 0.7, 1], far: [0.44, 0.16, 1.4], over: undefined }, emotion: 'worried', garb: 'nurse', at: [-26, 2, -0.52], gaze: [0.6, 0.6],
    before: 'r B -6 -304 78 306 8; r* N 6 -284 54 104 5; r* N 6 -154 54 126 5; o Y 6 -150 7 7; l Y -70 -138 3 -48 -122 3 -26 -122 3 -4 -136 3; o* W -50 -123 2 2; o* W -28 -123 2 2; r M -86 -4 172 12 4; r R -64 2 128 12 4; l* Y -56 8 2 56 8 2', slim: true,
  }, // prettier-ignore
  'pym-bench': {
    who: theOne('reader'), pose: { ...sit, hip: 0.56, lean: 0, tilt: 4, yaw: 0.2, side: 0.3, nearFoot: [0.1, 0, -6], farFoot: [0.34, 0, 4], near: [-0.26, 0.3, 1.9], far: [0.34, 0.28, 1.9], hands: ['fist', 'fist'], front: true }, emotion: 'surprised', garb: 'bowler', at: [-4, 0, 0.74], gaze: [0.5, 0.1],
    before: 'p C -84 -204 -4 -212 -4 -92 -84 -84; p W 76 -204 -4 -212 -4 -92 76 -84; l* S -4 -210 3 -4 -94 3; l* I -74 -190 5 -16 -196 5; l* E -74 -172 2.6 -16 -177 2.6; l* E -74 -156 2.6 -16 -161 2.6; l* E -74 -140 2.6 -16 -145 2.6; l* E -74 -124 2.6 -16 -129 2.6; l* E -74 -108 2.6 -16 -113 2.6; r* A 10 -192 54 46 3; b* G 14 -150 24 -172 38 -158 50 -180 62 -150; l* E 10 -132 2.4 66 -130 2.4; l* E 10 -118 2.4 66 -116 2.4; l* E 10 -104 2.4 66 -102 2.4',
  }, // prettier-ignore
  cot: {
    who: baby, pose: POSES.sleep, emotion: 'calm', face: ASLEEP, at: [14, -74, 0.42, -80],
    before: 'b A -36 -50 -36 -80 -10 -96 60 -96 112 -82 118 -50; o* W 4 -74 7 7; o* W 44 -82 7 7; o* W 84 -68 7 7; b* W -38 -52 -38 -80 -28 -86 -24 -52; r T -124 -40 248 14 4; l T -116 -40 4 -116 -146 4; l T -46 -40 4 -46 -146 4; l T 2 -40 4 2 -146 4; l T 40 -40 4 40 -146 4; l T 78 -40 4 78 -146 4; l T 104 -40 4 104 -146 4; r T -136 -166 16 168 6; r T 120 -166 16 168 6; r T -128 -156 256 14 6',
  }, // prettier-ignore
  'duck-girl': {
    who: DUCK_GIRL, pose: { ...stand, lean: 4, near: [0.86, 0.16, 0.5], far: [0.84, 0.02, 0.5], front: true, hands: ['open', 'open'], side: 0.6, yaw: 0.6 }, emotion: 'hopeful', at: [0, 0, -1], gaze: [0.5, 0.4],
  }, // prettier-ignore
  'coat-girl': {
    who: DUCK_GIRL, pose: { ...stand, lean: -4, near: [0.74, 0.34, 0.8], far: [0.7, 0.28, 0.8], front: true, hands: ['open', 'open'], side: 0.6, yaw: 0.6 }, emotion: 'sad', at: [0, 0, -1], gaze: [0.5, -0.1],
    before: 'b Y -58 -232 -26 -236 -4 -214 0 -150 -6 -96 -38 -92 -52 -130; l Y -8 -214 12 12 -170 11 10 -128 10; o* O 10 -124 9 5; l* O -26 -214 2.4 -22 -104 2.4; o* W -16 -176 4; o* W -16 -146 4; b R -176 -226 -146 -240 -120 -226 -116 -130 -126 -88 -168 -86 -178 -130; l R -168 -222 13 -190 -172 12 -188 -126 11; r* W -200 -136 24 10 4; l* U -146 -222 2.4 -148 -96 2.4; o* Y -158 -176 4; o* Y -158 -148 4; b N -130 -246 -88 -256 -44 -246 -38 -150 -34 -78 -86 -70 -140 -78 -134 -150; l N -46 -240 14 -26 -190 13 -30 -142 12; r* A -44 -150 26 11 4; l N -130 -240 14 -148 -192 13 -142 -144 12; r* A -155 -152 26 11 4; b A -122 -250 -104 -270 -86 -256 -68 -270 -52 -250 -74 -232 -86 -246 -100 -232; l* I -86 -238 2.4 -86 -78 2.4; o* Y -74 -206 5; o* Y -74 -174 5; o* Y -74 -142 5; r* B -126 -128 32 5 2; r* B -66 -128 28 5 2; l* B -128 -92 2 -86 -86 2 -44 -92 2',
  }, // prettier-ignore
  'near-cot': {
    who: baby, pose: POSES.sleep, emotion: 'calm', face: ASLEEP, at: [48, -92, 0.5, -82],
    before: 'b A -30 -66 -34 -104 0 -128 70 -130 140 -112 160 -66; o* W 20 -100 9; o* W 70 -108 9; o* W 116 -90 9; o* W 50 -78 8; l W -30 -72 7 -32 -100 8 -6 -124 7; p M -20 -72 -14 -128 46 -122 42 -66; p T -14 -77 -9 -122 40 -117 36 -71; l* M -11 -100 2 38 -94 2; l* M 15 -120 2 11 -74 2',
  }, // prettier-ignore
  'cot-cry': {
    who: baby, pose: { ...cheer, air: 0, near: [-0.6, -0.5, 0.9], far: [0.62, -0.5, 0.9], nearFoot: [-0.2, 0, 0], farFoot: [0.2, 0, 0] }, emotion: 'sad', face: { lid: 1, low: 0.1, open: 1.1, round: 0.2, smile: -8, tongue: 0.7, browIn: -13 }, at: [0, -40, 0.6],
    before: 'b A -36 -156 -44 -136 -36 -126 -28 -138; b A 40 -156 48 -136 40 -126 32 -138; r T -124 -40 248 14 4; l T -104 -40 4 -104 -110 4; l T -72 -40 4 -72 -110 4; l T -40 -40 4 -40 -110 4; l T -8 -40 4 -8 -110 4; l T 24 -40 4 24 -110 4; l T 56 -40 4 56 -110 4; l T 88 -40 4 88 -110 4; r T -136 -130 16 132 6; r T 120 -130 16 132 6; r T -128 -118 256 14 6',
  }, // prettier-ignore
} // prettier-ignore
