// The picture in the first screen of a page: light, fetched before all others, and painted with the first words.

import { firstSightWidths } from './first-sight-widths.ts'

export interface FirstSightProps {
  /** Its name in /pictures: NAME-640.avif and NAME-1100.avif, and NAME.webp where AVIF is not known. */
  picture: string
  sizes: string
  alt: string
  className?: string
}

export function FirstSight({ picture, sizes, alt, className }: FirstSightProps) {
  const files = firstSightWidths.map((width) => `/pictures/${picture}-${width}.avif ${width}w`)
  return (
    <picture>
      <source type="image/avif" srcSet={files.join(', ')} sizes={sizes} />
      <img
        className={className}
        src={`/pictures/${picture}.webp`}
        alt={alt}
        width="1100"
        height="850"
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  )
}
