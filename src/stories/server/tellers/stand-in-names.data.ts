// Names that stand in for the real ones outside the house: rare in stories, like no common word, none ending in s.

import type { Pronoun } from '../../../stage/cast.ts'

/** By pronoun, then by syllables (the first list has one). */
export const STAND_INS: Readonly<Record<Pronoun, readonly string[]>> = {
  she: [
    'Gwen Maeve Brynn Blythe Siobhan Joan',
    'Nora Thea Freya Greta Ingrid Zelda Wilma Edith',
    'Matilda Ottoline Rosalind Beatrix Marisol Linnea Henrike',
    'Isadora Philomena Evangeline Valentina Henrietta',
  ],
  he: [
    'Kurt Hugh Bjorn Lloyd Floyd Boyd Sven',
    'Oscar Felix Arlo Otto Hugo Caspar Anton Viggo',
    'Barnaby Dominic Valentin Fabian Benedikt Lysander Rafael',
    'Leonardo Ezekiel Bartholomew Emiliano Maximilian',
  ],
  they: [
    'Quinn Blaire Yael Dwyn',
    'Rowan Marlow Finley Arden Ellery Kerrin',
    'Avery Emerson Sullivan Rafferty Merriwen',
    'Valentino Serafina Oleander Evanthia',
  ],
  it: [
    'Boz Zub Fitz Krix',
    'Tolly Wilbur Gizmo Momo Fenwick Boffin',
    'Pepito Bonaro Zamboni Kikeru Tobermo',
    'Mozzarello Bambolino Pandorino Zucchinello',
  ],
}
