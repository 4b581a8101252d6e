// How large what people compare with is: a spoon, a cat, a pony, a house.
import type { Size } from '../../../stage/finer-creature.data.ts'

export const THINGS: Readonly<Record<Size, string>> = {
  tiny: 'thumb|mouse|bean|pea|egg|apple|cup|button|teacup|bee|hand|finger|spoon|coin|leaf|cherry|walnut|strawberry|matchbox|marble|sparrow|ladybird|ladybug|pencil|ant|acorn|hamster|snail|beetle|fly|grape|nut|fist|palm|pocket|mug|doll|shoe|ankle|ankles|shin|shins|bottle',
  small:
    'cat|kitten|rabbit|football|melon|toddler|teddy|hen|chair|knee|knees|thigh|thighs|waist|hip|hips|tummy|elbow|belly button',
  large: 'pony|horse|cow|door|man|lion|car|bear|fridge|wardrobe|sofa',
  giant:
    'house|houses|tree|trees|mountain|mountains|bus|elephant|whale|church|castle|tower|hill|giant|skyscraper|lorry|building|buildings|barn|truck|giraffe|clouds|sky|ship',
}
