// Reads the lines of a drawing on a card; what they mean stands in drawing/lines.ts.

export const SHAPES = {
  o: 'o paint x y radius [radius [degrees]]',
  b: 'b paint x y x y x y …',
  p: 'p paint x y x y x y …',
  l: 'l paint x y radius x y radius …',
  r: 'r paint x y width height [round]',
  c: 'c x y width height leaves #rrggbb seed',
  t: 't height #rrggbb seed',
} as const

const NUMBER = String.raw` -?\d+(?:\.\d+)?`
const FORMS = [
  new RegExp(`^o[*!]? [A-Z](?:${NUMBER}){3,5}$`),
  new RegExp(`^[bp][*!]? [A-Z](?:${NUMBER}${NUMBER}){3,}$`),
  new RegExp(`^l[*!]? [A-Z](?:${NUMBER}${NUMBER}${NUMBER}){2,}$`),
  new RegExp(`^r[*!]? [A-Z](?:${NUMBER}){4,5}$`),
  new RegExp(`^c(?:${NUMBER}){5} #[0-9a-f]{6} [a-z][a-z ]*$`),
  new RegExp(`^t${NUMBER} #[0-9a-f]{6} [a-z][a-z ]*$`),
]

export const isShape = (line: string): boolean => FORMS.some((form) => form.test(line))
