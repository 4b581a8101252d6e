// The styles of the house: those that books are painted in, and the lines of the coloring pages.
import { ART_STYLES } from '../../stage/art-styles.data.ts'

export type Style = (typeof ART_STYLES)[number]['value'] | 'line_art'
export const STYLES: readonly Style[] = [...ART_STYLES.map(({ value }) => value), 'line_art']
