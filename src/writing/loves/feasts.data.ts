// What is done at the feast by what no card of a hobby stands for.

/** For an interest that has no card of its own: two tellings for readers of four to nine, two for older ones. */
export const ANY_END = [
  '{Hero} drew them all in the notebook, next to {topic}.',
  '{Hero} told them all about {topic}, with a pie to show it.',
  'Somebody asked {Hero} a thing about {topic}, and nobody left the table until the notebook had been read to the end.',
  'Next to {topic}, in the notebook, {Hero} began a clean page, and everybody at the table signed it.',
]

/** For what is loved next and has no hobby: by its kind. */
export const LOVE_FEASTS: Readonly<Record<string, readonly string[]>> = {
  '@food': ['There was also a plate for {Hero}, of {said}.', '{Hero} had asked for {said}, and there was a dishful.'],
  '@thing': ['Somebody had drawn {said} on {Hero’s} napkin.', 'After the pudding {Hero} told them about {said}.'],
  '@animal': ['Somebody had drawn {said} on {Hero’s} napkin.', 'There was a toast to {said}, from {Hero}.'],
  '@doing': ['After the pudding there was time for {done}.', '{Hero} told them all about {done}.'],
  '@place': ['After the pudding they all talked of {done}.', '“Next week,” said {Hero}, and told them about {done}.'],
  '@dear': ['{Hero} kept the next chair for {said}.', 'The first slice was for {said}. {Hero} had seen to it.'],
}
