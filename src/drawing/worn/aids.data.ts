// What helps a body, and what else is put on: on the head and the face in head space, on the body in torso space (hips at 0, 0, shoulders at
// -160, as in clothes/garb.data.ts). $ is its own colour, % the same in shade, + the same in light.
import type { Aid, Trinket } from '../../stage/finer-look.data.ts'

export interface WornLines {
  color: string
  /** Drawn over the face, not seen from behind. */
  face?: string
  /** On the head from every side. */
  head?: string
  /** By an ear, as drawn at the left of the page; the other is its mirror. */
  ear?: string
  /** Over the clothes, seen from the front. */
  body?: string
  /** Over the clothes, seen from behind. */
  back?: string
  /** On a wrist, an ankle: limb space, the joint at 0, 0 and the limb toward -x. */
  wrist?: string
  ankle?: string
  knee?: string
  /** Into the hand, hanging down. */
  hand?: string
  /** On which sides where nobody says: a pair or the wearer's left. */
  pair?: true
}

// prettier-ignore
export const AID_LINES: Readonly<Record<Aid, WornLines>> = {
  walker: { color: 'grey' },
  crutches: { color: 'grey' },
  cane: { color: 'brown' },
  'white-cane': { color: 'white' },
  'prosthetic-arm': { color: 'grey' },
  'prosthetic-leg': { color: 'grey' },
  'power-chair': { color: 'black' },
  'cochlear-implant': { color: 'brown', ear: 'l $ -82 -10 5 -90 0 6 -87 18 5; l $ -88 -6 2 -100 -30 2 -84 -52 2; o $ -78 -56 15 15; o* % -78 -56 7 7' },
  'eye-patch': { color: 'black', face: 'l $ -78 -46 3 -10 -22 3 66 -16 3; l $ 66 -16 3 82 -22 3; b $ 12 -20 40 -30 66 -16 62 24 38 36 14 22; l* + 22 -12 2 40 -18 3 54 -10 2' },
  'feeding-tube': { color: 'white', face: 'l $ 8 38 2.6 20 46 2.6 46 42 2.6 82 24 2.6; r W 40 32 26 16 5; l* % 44 40 1 62 40 1' },
  'oxygen-tube': { color: 'light-blue', face: 'l $ -84 20 2.6 -50 36 2.6 -16 42 2.8 0 43 3 16 42 2.8 50 36 2.6 84 20 2.6; o $ -6 40 3.4 4.6; o $ 6 40 3.4 4.6' },
  'insulin-pump': { color: 'navy', body: 'l S 40 -30 2 52 -54 2 44 -84 2; r $ 26 -30 34 26 5; r* A 31 -25 17 12 2; o* W 53 -14 2.6 2.6', back: '' },
  'glucose-sensor': { color: 'white' },
  'ankle-splints': { color: 'white', pair: true },
  'leg-braces': { color: 'grey', pair: true },
  'wrist-splint': { color: 'navy', wrist: 'b $ -44 -17 -20 -18 8 -16 12 0 8 16 -20 18 -44 17; l* W -36 -16 2 -36 16 2; l* W -14 -17 2 -14 17 2' },
  'neck-brace': { color: 'white', body: 'b $ -50 -176 0 -166 50 -176 54 -142 0 -130 -54 -142; l* % -46 -158 2 0 -146 2 46 -158 2', back: 'b $ -50 -176 0 -180 50 -176 54 -142 0 -134 -54 -142' },
  'back-brace': { color: 'white', body: 'b $ -56 -116 -30 -124 0 -114 30 -124 56 -116 60 -60 62 -2 30 8 0 0 -30 8 -62 -2 -60 -60; l* % 0 -112 1 0 0 1; r N -46 -92 92 10 3; r N -50 -60 100 10 3; r N -52 -28 104 10 3; r W -8 -94 16 14 3; r W -8 -62 16 14 3; r W -8 -30 16 14 3', back: 'b $ -56 -124 0 -132 56 -124 60 -60 62 -2 0 8 -62 -2 -60 -60; l* % -20 -120 2 -20 0 2; l* % 20 -120 2 20 0 2' },
  'arm-cast': { color: 'white', wrist: 'b $ -66 -21 -30 -22 4 -19 10 0 4 19 -30 22 -66 21; l* % -60 -12 1 -40 -14 2 -20 -12 1; l* B -50 2 1.4 -44 -6 1.4 -38 4 1.4; l* R -28 2 1.4 -22 8 1.4 -16 -2 1.4; o* P -8 2 4 4' },
  'leg-cast': { color: 'white' },
  'surgical-boot': { color: 'charcoal' },
  sling: { color: 'navy', body: 'l $ -20 -162 6 30 -120 6 58 -70 6; b $ 66 -96 40 -60 -30 -40 -34 -66 20 -82 62 -110; l* % -20 -52 1 20 -66 2 56 -92 1', back: 'l $ 20 -164 6 -20 -110 6 -58 -70 6' },
  inhaler: { color: 'sky', body: 'l I -36 -20 2 -40 0 2; r $ -54 -8 24 30 5; r % -58 16 30 12 4; r* + -50 -4 8 12 2' },
  'tummy-tube': { color: 'white', body: 'o W 6 -56 12 12; o $ 6 -56 7 7; l $ 8 -52 3 22 -36 3 40 -34 3', back: '' },
  'stoma-bag': { color: 'beige', body: 'b $ 8 -58 36 -60 44 -30 26 -2 6 -26; o* % 24 -44 9 9', back: '' },
  'neck-tube': { color: 'white', body: 'r W -22 -176 44 8 3; o W 0 -170 11 9; o* A 0 -170 6 5', back: '' },
  'medical-bracelet': { color: 'silver', wrist: 'b $ -14 -17 -4 -17 -2 0 -4 17 -14 17; r W -16 -8 14 16 3; r* R -11 -6 4 12 1; r* R -15 -2 12 4 1' },
  'face-mask': { color: 'light-blue', face: 'b $ -60 22 0 14 60 22 66 52 40 80 0 88 -40 80 -66 52; l* % -54 40 1 0 36 2 54 40 1; l* % -50 58 1 0 56 2 50 58 1; l W -60 26 2 -84 12 2; l W 60 26 2 84 12 2' },
  'head-rest': { color: 'black' },
  bandage: { color: 'white', head: 'b $ -92 -38 -90 -66 0 -88 90 -66 92 -38 0 -60; l* % -60 -52 1 0 -66 2 60 -52 1' },
}

// prettier-ignore
export const TRINKET_LINES: Readonly<Record<Trinket, WornLines>> = {
  necklace: { color: 'gold', body: 'l $ -34 -158 3 -22 -130 3 0 -120 3 22 -130 3 34 -158 3; o $ 0 -114 8 9', back: '' },
  pearls: { color: 'cream', body: 'o $ -34 -152 6 6; o $ -27 -140 6 6; o $ -17 -131 6 6; o $ -6 -126 6 6; o $ 6 -126 6 6; o $ 17 -131 6 6; o $ 27 -140 6 6; o $ 34 -152 6 6', back: '' },
  pendant: { color: 'leaf', body: 'l U -30 -160 2 -16 -130 2 0 -118 2 16 -130 2 30 -160 2; b $ -10 -114 6 -120 14 -106 8 -84 -2 -84 -8 -92 2 -98', back: '' },
  earrings: { color: 'gold', ear: 'o $ -84 38 7 9; o* + -86 35 2 3', pair: true },
  'nose-ring': { color: 'gold', face: 'o $ 10 38 4 4; o* W 9 37 1.4 1.4' },
  bracelet: { color: 'sunflower', wrist: 'o $ -12 -12 5.4 5; o $ -10 0 5.4 5; o $ -12 12 5.4 5' },
  bangles: { color: 'gold', pair: true, wrist: 'l $ -8 -16 3 -5 0 3 -8 16 3; l $ -16 -17 3 -13 0 3 -16 17 3; l $ -24 -17 3 -21 0 3 -24 17 3; l $ -32 -17 3 -29 0 3 -32 17 3' },
  anklets: { color: 'gold', pair: true, ankle: 'l $ -8 -24 4 -4 0 4 -8 24 4; o Y -2 -18 5 5; o Y 2 0 5 5; o Y -2 18 5 5' },
  watch: { color: 'black', wrist: 'b $ -18 -17 -6 -17 -4 0 -6 17 -18 17; o S -12 0 9 10; o* W -12 0 6 7; l* I -12 0 1 -12 -5 1' },
  ring: { color: 'gold', wrist: 'l $ 20 -9 3 20 9 3' },
  gloves: { color: 'tomato', pair: true, wrist: 'b $ -10 -17 0 -15 22 -13 32 0 22 13 0 15 -10 17; b + -18 -18 -6 -18 -4 0 -6 18 -18 18' },
  tie: { color: 'tomato', body: 'p $ -11 -158 11 -158 7 -142 -7 -142; p $ -7 -142 7 -142 14 -60 0 -44 -14 -60; l* + -9 -112 2 10 -100 2; l* + -11 -86 2 12 -74 2', back: '' },
  apron: { color: 'white', body: 'l $ -38 -112 5 -34 -160 5; l $ 38 -112 5 34 -160 5; b $ -40 -118 40 -118 48 -60 66 -26 62 70 0 78 -62 70 -66 -26 -48 -60; l* % -60 -30 2 0 -22 3 60 -30 2; r* % -24 -6 48 36 6', back: 'l $ -62 -28 6 0 -24 6 62 -28 6; b $ 0 -26 -26 -40 -34 -22 -10 -20 -24 16 -6 14 0 -18 6 14 24 16 10 -20 34 -22 26 -40' },
  bib: { color: 'white', body: 'b $ -40 -158 0 -148 40 -158 46 -120 0 -96 -46 -120; l* % -36 -122 2 0 -106 2 36 -122 2', back: '' },
  belt: { color: 'brown', body: 'b $ -66 -32 0 -22 66 -32 66 -14 0 -4 -66 -14; r Y -13 -26 26 20 4; r* $ -7 -21 14 10 2', back: 'b $ -66 -32 0 -26 66 -32 66 -14 0 -8 -66 -14' },
  sash: { color: 'orange', body: 'b $ -66 -40 0 -30 66 -40 66 -14 0 -4 -66 -14; l* % -60 -24 2 0 -14 2 60 -24 2; b $ 30 -16 44 -18 54 44 34 46; b % 22 -16 34 -16 36 36 18 36; o $ 30 -20 10 9', back: 'b $ -66 -40 0 -34 66 -40 66 -14 0 -8 -66 -14' },
  'tool-belt': { color: 'brown', body: 'b $ -66 -30 0 -20 66 -30 66 -12 0 -2 -66 -12; r Y -10 -22 20 16 3; b $ 30 -14 62 -20 64 26 34 30; l S 42 -40 5 46 -10 5; l R 56 -40 4 56 -12 4; b $ -62 -20 -34 -14 -36 26 -62 22', back: 'b $ -66 -30 0 -22 66 -30 66 -12 0 -4 -66 -12' },
  braces: { color: 'tomato', body: 'l $ -34 -158 6 -32 -80 6 -38 -4 6; l $ 34 -158 6 32 -80 6 38 -4 6; o Y -37 -8 6 6; o Y 37 -8 6 6', back: 'l $ -34 -158 6 0 -90 6 30 -4 6; l $ 34 -158 6 0 -90 6 -30 -4 6' },
  medal: { color: 'gold', body: 'l B -30 -160 6 0 -104 6 30 -160 6; o $ 0 -88 17 17; o* + 0 -88 11 11', back: '' },
  badge: { color: 'gold', body: 'p $ 28 -134 33 -122 46 -122 36 -113 40 -100 28 -108 16 -100 20 -113 10 -122 23 -122', back: '' },
  lanyard: { color: 'navy', body: 'l $ -30 -160 3 0 -96 3 30 -160 3; r W -16 -96 32 40 4; o* T 0 -82 7 8; r* B -9 -70 18 4 1; r* B -9 -63 18 3 1', back: '' },
  stethoscope: { color: 'charcoal', body: 'l $ -24 -160 4 -30 -110 4 -6 -84 4; l $ 24 -160 4 30 -110 4 -6 -84 4; o S -6 -72 11 11; o* W -8 -74 4 4', back: '' },
  satchel: { color: 'brown', body: 'l $ -44 -160 5 0 -100 5 52 -40 5; r $ 34 -46 52 42 7; r % 34 -46 52 22 6; r* Y 55 -30 10 12 2', back: 'l $ 44 -160 5 0 -100 5 -52 -40 5; r $ -86 -46 52 42 7' },
  handbag: { color: 'maroon', hand: 'l $ 0 0 3 -18 26 3 -20 44 3; l $ 0 0 3 18 26 3 20 44 3; r $ -34 40 68 46 9; r % -34 40 68 16 7; o Y 0 56 5 5' },
  bumbag: { color: 'teal', body: 'b $ -66 -26 0 -16 66 -26 66 -16 0 -6 -66 -16; b $ -30 -28 30 -24 34 6 0 14 -32 2; l* Y -22 -8 1.6 22 -4 1.6', back: 'b $ -66 -26 0 -20 66 -26 66 -16 0 -10 -66 -16' },
  garland: { color: 'pink', body: 'o $ -40 -152 11 11; o W -38 -130 11 11; o $ -28 -108 11 11; o W -12 -94 11 11; o $ 6 -92 11 11; o W 22 -102 11 11; o $ 34 -122 11 11; o W 40 -146 11 11', back: '' },
  shawl: { color: 'plum', body: 'b $ -70 -148 -30 -166 0 -140 30 -166 70 -148 78 -90 40 -70 0 -44 -40 -70 -78 -90; l* % -60 -104 2 0 -70 2 60 -104 2; l $ -50 -72 2 -54 -54 2; l $ -26 -60 2 -28 -40 2; l $ 26 -60 2 28 -40 2; l $ 50 -72 2 54 -54 2', back: 'b $ -70 -150 0 -166 70 -150 80 -90 40 -60 0 -34 -40 -60 -80 -90' },
  armbands: { color: 'orange', pair: true },
  bell: { color: 'gold', body: 'o $ 0 -124 13 13; l* I -6 -118 1.6 6 -118 1.6; o* I 0 -114 2.4 2.4', back: '' },
  harness: { color: 'tomato', body: 'l $ -44 -150 7 0 -90 7 44 -150 7; l $ -60 -86 7 0 -80 7 60 -86 7; o S 0 -88 8 8', back: 'l $ -60 -90 7 0 -96 7 60 -90 7; r $ -14 -150 28 60 8' },
  barrel: { color: 'brown', body: 'b $ -30 -142 30 -142 36 -124 30 -104 -30 -104 -36 -124; l* Y -20 -142 3 -20 -104 3; l* Y 20 -142 3 20 -104 3; r* R -4 -132 8 18 1; r* R -9 -127 18 8 1', back: '' },
  'ear-tag': { color: 'sunflower', ear: 'r $ -108 -14 18 22 4; o* I -99 -8 2.4 2.4' },
  talker: { color: 'pink', body: 'l I -32 -160 3 -34 -110 3; l I 32 -160 3 34 -110 3; r $ -48 -112 96 66 9; r W -40 -104 80 50 4; r* Y -36 -100 22 20 3; r* A -11 -100 22 20 3; r* V 14 -100 22 20 3; r* K -36 -77 22 20 3; r* O -11 -77 22 20 3; r* B 14 -77 22 20 3', back: 'l I -30 -162 3 0 -168 3 30 -162 3' },
  'pocket-watch': { color: 'gold', body: 'l $ 4 -70 2 22 -56 2 40 -72 2; o $ 40 -60 12 12; o* W 40 -60 8 8; l* I 40 -60 1 40 -66 1', back: '' },
  blanket: { color: 'sunflower', hand: 'b $ -14 -8 14 -8 40 40 44 110 10 120 -24 112 -30 40; l* % -4 4 2 2 60 3 0 112 1; l* + 14 14 2 26 70 2 28 108 1' },
  teddy: { color: 'brown', hand: 'o $ 0 50 20 24; o $ 0 16 18 17; o $ -14 2 7 7; o $ 14 2 7 7; o* T 0 22 9 7; o* I -6 13 2.4 3; o* I 6 13 2.4 3; o* I 0 18 3 2; l $ -16 40 6 -28 54 5; l $ 16 40 6 28 54 5; l $ -10 68 8 -14 84 7; l $ 10 68 8 14 84 7' },
  neckerchief: { color: 'tomato', body: 'b $ -48 -170 0 -154 48 -170 52 -156 22 -138 0 -102 -22 -138 -52 -156; l* % -40 -156 2 0 -140 3 40 -156 2', back: 'b $ -48 -170 0 -164 48 -170 50 -152 0 -144 -50 -152' },
  binoculars: { color: 'charcoal', body: 'l % -34 -160 3 -17 -104 3; l % 34 -160 3 17 -104 3; r $ -31 -110 25 38 8; r $ 6 -110 25 38 8; r % -8 -102 16 14 3; o* S -18 -74 9 7; o* S 18 -74 9 7', back: '' },
  camera: { color: 'charcoal', body: 'l % -34 -160 3 -24 -102 3; l % 34 -160 3 24 -102 3; r $ -32 -106 64 44 8; o S 0 -83 16 16; o* I 0 -83 10 10; r % -24 -114 18 10 2; r* Y 14 -102 10 7 1', back: '' },
  whistle: { color: 'silver', body: 'l R -30 -160 2.4 0 -104 2.4 30 -160 2.4; o $ 0 -91 11 10; r $ 0 -101 24 9 3; o* I 0 -91 4 4', back: '' },
  key: { color: 'gold', body: 'l W -30 -160 2.4 0 -110 2.4 30 -160 2.4; o $ 0 -98 12 12; o* I 0 -98 5 5; r $ -3 -88 6 34 1; r $ 2 -66 11 5 1; r $ 2 -58 9 5 1', back: '' },
  'toy-sword': { color: 'silver', hand: 'l $ 4 10 7 24 -96 6 28 -116 1; l Y -18 8 6 28 16 6; l U 2 14 6 -4 36 6' },
  doll: { color: 'pink', hand: 'b $ -12 34 12 34 26 84 0 88 -26 84; o T 0 16 17 17; b Y -19 18 -16 -2 0 -8 16 -2 19 18 12 6 0 4 -12 6; o* I -6 16 2.2 2.6; o* I 6 16 2.2 2.6; l* R -4 24 1 0 26 1.6 4 24 1; l T -10 40 5 -24 56 4; l T 10 40 5 24 56 4; l T -8 84 5 -9 106 5; l T 8 84 5 9 106 5' },
  lunchbox: { color: 'tomato', hand: 'l % -16 22 4 -14 8 4 14 8 4 16 22 4; r $ -34 20 68 46 9; l* % -34 38 2 34 38 2; r* Y -6 34 12 9 2' },
  umbrella: { color: 'sky', hand: 'l U 0 -20 3 6 96 3 14 104 3; b $ -14 -10 0 -40 14 -10 18 60 6 74 -10 60; l* % -6 -10 1 -4 56 1; l* % 6 -12 1 8 58 1' },
  wand: { color: 'brown', hand: 'l $ -20 24 4 26 -30 3.4 44 -54 2.6' },
  bobbles: { color: 'sunflower' },
  ribbons: { color: 'tomato', body: 'l $ -26 -158 4 -30 -90 4 -22 -40 3; l $ 26 -158 4 30 -90 4 22 -40 3' },
  'knee-pads': { color: 'black', pair: true, knee: 'b $ -22 -22 10 -26 22 0 10 26 -22 22; o % 0 0 12 14' },
  epaulettes: { color: 'gold', body: 'b $ -76 -160 -40 -166 -36 -150 -72 -142; b $ 76 -160 40 -166 36 -150 72 -142', back: 'b $ -76 -160 -40 -166 -36 -150 -72 -142; b $ 76 -160 40 -166 36 -150 72 -142' },
  'fur-collar': { color: 'beige', body: 'o $ -44 -150 16 15; o $ -34 -134 16 15; o $ -18 -122 16 15; o $ 0 -118 16 15; o $ 18 -122 16 15; o $ 34 -134 16 15; o $ 44 -150 16 15; o* + -30 -134 6 5; o* + 6 -120 6 5; o* + 38 -142 6 5', back: 'o $ -46 -156 16 15; o $ -30 -146 17 16; o $ -10 -140 17 16; o $ 10 -140 17 16; o $ 30 -146 17 16; o $ 46 -156 16 15; o* + -26 -144 6 5; o* + 14 -142 6 5' },
  wings: { color: 'lilac' },
  'eye-mask': { color: 'black', face: 'l $ -92 -16 5 -76 -16 9 -66 -38 10 -38 -44 10 -10 -30 10 -6 2 10 -22 26 10 -52 28 9 -74 8 9 -76 -16 9; l $ 92 -16 5 76 -16 9 66 -38 10 38 -44 10 10 -30 10 6 2 10 22 26 10 52 28 9 74 8 9 76 -16 9; o $ 0 -8 10 14' },
  'shin-pads': { color: 'white', pair: true, ankle: 'b $ -62 -20 -30 -24 -12 -18 -10 0 -12 18 -30 24 -62 20; l* % -54 -10 1.6 -20 -12 1.6; l* % -54 10 1.6 -20 12 1.6; l* I -46 -21 2 -46 21 2' },
  'rubber-ring': { color: 'tomato', body: 'b $ -96 -38 -60 -52 60 -52 96 -38 96 -6 60 12 -60 12 -96 -6; b* W -70 -50 -46 -52 -50 12 -74 8; b* W 46 -52 70 -50 74 8 50 12; l* + -86 -30 3 0 -40 4 86 -30 3' },
}
