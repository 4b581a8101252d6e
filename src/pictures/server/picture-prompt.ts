// What a page shows, in one paragraph: told to image providers, kept with the picture.

import type { Subject } from './page-subject.ts'

const manners = 'Colorful, child-friendly, no text overlay.'

export function picturePrompt({ styleWords, scene, cast, altText }: Subject): string {
  const here = cast.filter(({ id }) => scene.who.some((actor) => actor.id === id))
  const place = `${scene.shot} shot, ${scene.place.replaceAll('-', ' ')}, ${scene.time}, ${scene.weather}`
  return [`${styleWords}.`, altText, `${place}.`, ...here.map(({ canonical }) => canonical), manners].join(' ')
}
