// How large what people compare with is: a spoon, a cat, a pony, a house.
import type { Size } from '../../../stage/finer-creature.data.ts'

export const THINGS: Readonly<Record<Size, string>> = {
  tiny: 'peanut|pin|teaspoon|thimble|raisin|lemon|orange|potato|frog|gerbil|mole|robin|chick|eyelash|crumb|grain of rice|rice|flea|bug|pebble|conker|plum|onion|tomato|biscuit|cookie|crayon|fingernail|thumbnail|golf ball|tennis ball|satsuma|toe|big toe|ear|nose|thumb|mouse|bean|pea|egg|apple|cup|button|teacup|bee|hand|finger|spoon|coin|leaf|cherry|walnut|strawberry|matchbox|marble|sparrow|ladybird|ladybug|pencil|ant|acorn|hamster|snail|beetle|fly|grape|nut|fist|palm|pocket|mug|doll|shoe|ankle|ankles|shin|shins|bottle',
  small:
    'dog|puppy|fox|goose|duck|chicken|bucket|backpack|suitcase|pumpkin|watermelon|basketball|guinea pig|loaf of bread|loaf|cushion|pillow|badger|penguin|toaster|kettle|shoebox|baby|small child|child|owl|cat|kitten|rabbit|football|melon|toddler|teddy|hen|chair|knee|knees|thigh|thighs|waist|hip|hips|tummy|elbow|belly button',
  large:
    'tiger|wolf|shed|tent|van|donkey|adult|grown up|grown man|bed|bath|bathtub|motorbike|boat|table|gorilla|my dad|daddy|dad|stag|moose|rhino|pony|horse|cow|door|man|lion|car|bear|fridge|wardrobe|sofa',
  giant:
    'train|dinosaur|rocket|cinema|school|block of flats|lighthouse|football pitch|cathedral|moon|planet|bridge|double decker|double decker bus|double decker|shop|windmill|ferris wheel|stadium|island|airplane|plane|aeroplane|crane|two houses|house|houses|tree|trees|mountain|mountains|bus|elephant|whale|church|castle|tower|hill|giant|skyscraper|lorry|building|buildings|barn|truck|giraffe|clouds|sky|ship',
}

const things = `(?:${Object.values(THINGS).join('|')})`

/** As `BODY_PHRASES`: the size by itself, or `to` whom or what. */
// prettier-ignore
export const SIZE_PHRASES: readonly (readonly [string, string])[] = [
  [`(?:only |just |about |barely )*(?:comes|reaches|stands|is|goes|gets)?(?: only| just| barely)? ?(?:up )?to (?:my|your|our|his|her|the) (?<to>ankles?|knees?|waist|hips?|shoulders?|elbow|tummy|belly button|chin|shins?|thighs?)`, 'size:to'],
  [`(?<to>knee|ankle|waist|thumb|palm|pocket|hand|house|hip|thigh|finger|mouse|doll)[ -](?:high|sized|size|height)`, 'size:to'],
  [`(?:small enough to |tiny enough to |so small (?:he|she|it) (?:can )?)?(?:can )?(?:fits?|sits?|sleeps?|lives?|stands?) (?:in|on|inside|into) (?:my|your|a|the|his|her|one|an?) (?:coat |trouser |match |lunch |egg )?(?:hand|pocket|palm|teacup|matchbox|shoe|thimble|sock|mug|cup|slipper|box|lunchbox|eggcup|cup|spoon|jar|purse|pencil case|flower|acorn|walnut|nutshell)`, 'size:tiny'],
  [`(?:about |only |just |no )*(?:as )?(?:big|tall|small|large|high|little|tiny|huge|wide) as (?:(?:a|an|the|my|our|your|small|little|big|large|block|of|fairy|two|garden|double|decker|tall|whole) )*(?<to>${things})`, 'size:to'],
  [`(?:about |only |just |even )*(?<no>no )?(?:bigger|taller|smaller|larger|higher) (?:than|then) (?:(?:a|an|the|my|our|your|small|little|big|large|tall|whole) )*(?<to>${things})`, 'size:to'],
  [`(?:about |only |just )*(?:the )?size of (?:(?:a|an|the|my|our|your|small|little|big|large|whole) )*(?<to>${things})`, 'size:to'],
]
