// What a row of an animal says. Lines are in head space (a head is 160 high, its middle at 0, 0) or in body space
// (hips at 0, 0 and 50 to either side, shoulders at -100), painted: $ the hide, % its shade, + its light, & its second colour.
import type { Kind } from '../people/build.ts'
import type { Material } from '../shapes/graph.ts'

export interface Animal extends Kind {
  stuff: Material
  /** A pear on two legs; a fish that stands on its tail; a coil; eight arms; a hem that floats; balls of snow; a foot. */
  form: 'pear' | 'fish' | 'coil' | 'arms' | 'hem' | 'balls' | 'slug'
  limbs: 'claws' | 'toes' | 'web' | 'fins' | 'thin' | 'arms' | 'twigs' | 'stubs'
  belly?: 'plain' | 'bands'
  /** Behind the body: body space. */
  tail?: string
  back?: string
  /** On its breast, and on its back when that is seen. */
  front?: string
  /** Where a fish stands, at its feet. */
  fluke?: string
  head: {
    shape: string
    behind?: string
    /** Before the eyes, moved as the head turns; how far. */
    face?: string
    lean?: number
    /** About the eyes, under them. */
    mask?: string
    eyes?: readonly [x: number, y: number, size: number]
    mouth?: readonly [y: number, size: number]
    fangs?: true
  }
  top?: number
}
