// The styles that books are painted in, as members choose them, in this order. Whoever adds one adds its recipe (drawing/recipes), its painter (drawing/styles) and its row in the database.
export const ART_STYLES = [
  { value: 'pixar', label: 'Pixar Style' },
  { value: 'watercolor', label: 'Watercolor' },
  { value: 'vector', label: 'Vector Art' },
  { value: 'digital_art', label: 'Digital Art' },
] as const
