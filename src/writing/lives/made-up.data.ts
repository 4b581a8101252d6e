// Whoever and whatever is in no story of a child's own life, unless it is a toy, or what the child loves or is like.
const LOVED = 'loves?|likes?|toys?|into|favou?rite|about|obsessed with|stuffed|plush|cuddly'

const BEINGS =
  'dragons?|unicorns?|dinosaurs?|wizards?|witch(?:es)?|pirates?|aliens?|robots?|ghosts?|mermaids?|superhero(?:es)?|vampires?|zombies?|knights?|princess(?:es)?|elf|elves|gnomes?|trolls?|giants?|genies?|santa'
const ANIMALS =
  'octopus(?:es)?|penguins?|snails?|crabs?|frogs?|pufferfish|(?<!to )fish(?:es)?(?! tank)|sharks?|tigers?|lions?|elephants?|bees?|owls?|chickens?|mice|wol(?:f|ves)|fox(?:es)?|monkeys?|squirrels?|hedgehogs?|whales?|crocodiles?|bears?(?<!(?:teddy|her|his|my) bears?)|pigeons?|kangaroos?|moles?|ducks?|breads?|vegetables?|pumpkins?'
const FEATS =
  'spaceships?|rockets?|outer space|in space|(?<!\\b(?:at|under|see|sees) )the moon|time[- ]travel\\p{L}*|time machine|invisible|flying|magic\\p{L}*|treasure|secret agent|detective|castle|kingdom|underworld|with (?:her|his|their) mind'

export const MADE_UP = new RegExp(
  `(?<!\\b(?:${LOVED})(?: \\p{L}+)? )\\b(?:${BEINGS}|${ANIMALS}|${FEATS})(?!\\p{L})`,
  'iu',
)
