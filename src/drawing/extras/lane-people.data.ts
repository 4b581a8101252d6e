// The people of a lane where everybody has the wrong parcel; drawn as those of people.data.ts.
import type { Prop } from '../../stage/things/card.ts'
import { theOne } from './people.ts'
import { POSES } from '../poses/poses.data.ts'
import type { PropPerson } from './prop-person.ts'

const { stand, ride } = POSES

export const LANE_PEOPLE: Readonly<Partial<Record<Prop, PropPerson>>> = {
  'bike-lady': {
    who: theOne('miss-fipps'), pose: { ...ride, lean: 6, side: 0.7, yaw: 0.5 }, emotion: 'happy', at: [-34, -72, 0.6], gaze: [0.5, 0],
    before: 'r U 60 -208 62 44 6; o L 91 -212 26 20; l* Y 72 -200 3 72 -170 3; l* Y 90 -200 3 90 -170 3; l* Y 108 -200 3 108 -170 3',
  }, // prettier-ignore
  'bike-boy': { who: theOne('cape-boy'), pose: { ...ride, lean: 6, side: 0.7, yaw: 0.5 }, emotion: 'happy', at: [-34, -72, 0.6], gaze: [0.5, 0] }, // prettier-ignore
  'saddle-man': {
    who: theOne('saddle-man'), pose: { ...POSES.ride, lean: -4, hip: 0.62, side: 0.7, yaw: 0.5, near: [0.62, 0.2, 0.9], far: [0.66, 0.08, 0.9], nearFoot: [0.24, 0.1, 10], farFoot: [0.5, 0.2, 20] }, emotion: 'surprised', at: [-16, -74, 0.66], gaze: [0.7, 0.1],
    before: 'b M -66 -150 -78 -182 -50 -176 -14 -160 30 -164 56 -184 66 -160 44 -128 0 -120 -44 -126; b U -26 -138 20 -142 40 -110 26 -74 -6 -72 -28 -100; l E 8 -78 3.4 6 -44 3.4; l S -10 -40 5 22 -40 5; b R -60 -130 48 -132 60 -112 -70 -110; l* L -64 -176 2.4 -20 -156 2.4 30 -158 2',
  }, // prettier-ignore
  'wrong-parcels': {
    who: theOne('doctor-bell'), pose: { ...stand, lean: -4, tilt: 0, near: [-0.5, -0.46, 1.2], far: [0.56, -0.5, 1.2], over: 'both', hands: ['open', 'open'], nearFoot: [-0.3, 0, -10], farFoot: [0.34, 0, 6] }, emotion: 'surprised', garb: 'doctor', at: [-150, 0, 0.6],
    before: 'b Y -180 -311 -212.2 -203.8 -179.4 -190.4 -119.2 -191.9 -60.8 -210.1 -36.6 -231.9 -92.4 -327.4 -106.5 -415.2 -158.5 -450.8 -190 -406.4; o* O -110.9 -204.8 62.4 18 -10; o* M -111.1 -206 48 10.8 -10; l O -176.5 -323.4 9.6 -208.8 -332.1 9.6 -221.1 -403.2 9.6 -193.1 -435.1 9.6 -133.6 -443.7 9.6; l Y -174.3 -371.9 8.4 -240.4 -357.7 7.2 -243.2 -292.3 6; o Y -244.6 -282.5 14.4 9.6 -6; p S -151.7 -340.5 -139.8 -341.7 -144.8 -389.5 -156.8 -388.2; p S -132.1 -337.7 -120.2 -339 -125.7 -391.5 -137.7 -390.2; p S -113.5 -344.5 -101.6 -345.7 -106.6 -393.5 -118.6 -392.2; o W -145.3 -336.3 8.4 6 -6; o W -125.7 -333.6 8.4 6 -6; o W -107.1 -340.3 8.4 6 -6; l* W -158.3 -265 3.6 -150.6 -306.8 3.6',
    others: [
      {
        who: theOne('miss-fipps'), pose: { ...stand, lean: -9, side: 0.5, yaw: 0.5, tilt: -8, near: [-0.6, -0.3, 1.1], far: [0.92, -0.34, 0.2], hands: ['open', 'open'], over: 'far', nearFoot: [-0.36, 0.04, 20], farFoot: [0.22, 0, 0] }, emotion: 'scared', at: [60, 0, 0.6], gaze: [0.7, -0.1],
    before: 'l R 212 -205.6 3 196.4 -197.2 2.4; l R 208.4 -211.6 3 190.4 -204.4 2.4; l R 260 -205.6 3 275.6 -197.2 2.4; l R 263.6 -211.6 3 281.6 -204.4 2.4; l R 210.8 -220 4.2 194 -235.6 4.2; l R 261.2 -220 4.2 278 -235.6 4.2; b R 200 -239.2 190.4 -256 178.4 -252.4 185.6 -246.4 177.2 -239.2 188 -230.8; b R 272 -239.2 281.6 -256 293.6 -252.4 286.4 -246.4 294.8 -239.2 284 -230.8; b R 202.4 -211.6 209.6 -228.4 236 -233.2 262.4 -228.4 269.6 -211.6 254 -199.6 218 -199.6; l R 225.2 -229.6 3 224 -244 3; l R 246.8 -229.6 3 248 -244 3; o* W 224 -248.8 6.6 7.2; o W 224 -248.8 6.6 7.2; o W 248 -248.8 6.6 7.2; o* I 224.6 -248.2 4.2 5; o* I 248.6 -248.2 4.2 5; o* W 222.8 -250.6 1.6 1.8; o* W 246.8 -250.6 1.6 1.8; l* I 227.6 -216.4 1 236 -212.8 1.2 244.4 -216.4 1; o* K 218 -217.6 4.2 3; o* K 254 -217.6 4.2 3',
      },
    ],
  }, // prettier-ignore
}
