// What is told of an interest that no hobby stands for: whoever knows a thing well has a notebook.

/** What somebody with a notebook does where a hobby would do its own thing. */
export const LOOKED = [
  'sat down with the notebook, and looked as long as it takes to draw a thing properly',
  'wrote down in the notebook what {they} saw, and looked again, for what {they} had missed',
  'looked hard, and drew in the notebook only what was really there',
]

export const NOTEBOOK_SMALL = [
  'It was all in the {kit}, with some jam.',
  '{Hero} told it all to a spoon.',
  'Flip! It had a page in the {kit}.',
]

export const NOTEBOOK_PLANT = [
  '{Hero} had a notebook about {topic}, with a red elastic band to keep the facts in.',
  'If you had a question about {topic}, you asked {Hero}, and sat down first, because it took a while.',
  'There was a notebook on {Hero’s} knee most days, and on every page of it there was something about {topic}.',
]

export const NOTEBOOK_MORE = [
  'By the last page {they} knew more about {topic} than anyone in the street, and {was} only sorry that nobody ever asked.',
  'It was full to the edges, and {they} had begun to write round the outside; there was so much more to {topic} than people thought.',
  'People thought that there was nothing new to be said about {topic}. They had not seen page thirty.',
]

export const ANY_HINGE = [
  'The good part is on the page you nearly skipped.',
  'What you know best, you learnt by looking twice.',
  'You learn it by looking.',
]
