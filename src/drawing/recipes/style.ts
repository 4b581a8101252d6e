// The styles of the house: four that books are painted in, and the lines of the coloring pages.
export const STYLES = ['pixar', 'watercolor', 'vector', 'digital_art', 'line_art'] as const
export type Style = (typeof STYLES)[number]
