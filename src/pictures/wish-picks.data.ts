// What can be picked for a picture instead of being wished in words: each says a wish that is understood whole.

/** "Mia" before it. */
export const DOES = ['walking', 'running', 'jumping', 'sitting', 'climbing', 'crawling', 'reaching', 'pushing', 'pulling', 'pointing', 'waving', 'listening', 'talking', 'shouting', 'whispering', 'singing', 'dancing', 'reading', 'building', 'digging', 'cooking', 'eating', 'throwing', 'swimming', 'flying', 'sleeping', 'hugging', 'hiding', 'kneeling', 'lying', 'standing'] // prettier-ignore

/** "Mia holding" before it. */
export const THINGS = ['an apple', 'a bag', 'a ball', 'a balloon', 'a basket', 'a bell', 'a book', 'a broom', 'a bucket', 'a cake', 'a camera', 'a candle', 'a drum', 'a fish', 'a flag', 'flowers', 'a guitar', 'a hammer', 'a kite', 'a lantern', 'a letter', 'a map', 'a present', 'a rope', 'a sandwich', 'a shovel', 'a spoon', 'a suitcase', 'a telescope', 'a trumpet', 'an umbrella', 'a watering can'] // prettier-ignore

export const WHERE = ['in the bedroom', 'in the kitchen', 'in the living room', 'in the attic', 'in the basement', 'in the garden', 'in the street', 'at the market', 'at school', 'in the library', 'in the park', 'at the pond', 'at the river', 'on the bridge', 'at the harbor', 'at the beach', 'on a boat', 'under water', 'in the forest', 'in the tree house', 'in the meadow', 'on the farm', 'on the hill', 'in the mountains', 'in a cave', 'in a castle', 'in the desert', 'in the jungle', 'on the roof', 'at the station', 'on the train', 'on the moon', 'in a spaceship'] // prettier-ignore

export const WHEN = [
  'at dawn',
  'in the morning',
  'by day',
  'at sunset',
  'at night',
  'in the rain',
  'with snow',
  'in the fog',
]

export const FROM = ['closer', 'further away', 'from above', 'from behind']
