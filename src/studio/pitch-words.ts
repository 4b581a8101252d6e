// The words around the stories to choose from.

export const pitchWords = {
  title: 'Which story shall it be?',
  lead: 'Generate Story tells the one that is chosen. The first is the nearest to your answers.',
  told: 'Closest to your wish',
  near: 'Near your wish',
  plays: (there: string) => `Plays ${there}`,
  pending: 'Looking for stories…',
  others: 'Show others',
  first: 'Back to the first ones',
  failed:
    'The stories to choose from could not be shown. Generate Story tells the one that is nearest to your answers.',
}
