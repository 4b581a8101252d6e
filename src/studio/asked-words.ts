// The words in which wizard and editor ask for the same thing.

export const askedWords = {
  recipient: 'Recipient',
  recipientOther: 'Who is it?',
  occasion: 'Occasion',
  occasionOther: 'What is the occasion?',
  genre: 'Genre',
  interests: 'Interests',
  interestsHint: 'In your own words: dinosaurs, rain, the neighbor’s cat…',
  avoid: 'Please avoid',
  avoidHint: 'Thunder, hospitals, any mention of a father…',
  rhyme: 'How it is told',
  rhymeFor: 'For the youngest, up to 6 years.',
  plain: 'No, in plain words',
  rhymed: 'Yes, in rhyme',

  name: 'Name',
  age: 'Age',
  hero: 'The main character is a',
  type: 'Type',
  pronouns: 'Pronouns',
  relation: 'Relationship to Main Character',
  relationHint: 'Little sister, best friend, the dog next door…',
  addCharacter: 'Add Character',
  appearance: 'Appearance',
} as const
