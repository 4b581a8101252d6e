// What a page shows, in one paragraph: kept with the picture, and told to image providers under other names.

import type { CharacterSpec } from '../../stage/cast.ts'
import type { Actor, Scene } from '../../stage/scene.ts'
import { altText, deedWords } from '../../writing/staging/alt-text.ts'

export interface Shown {
  styleWords: string
  /** Where its member set the story; often nowhere. */
  setting: string
  scene: Scene
  cast: readonly CharacterSpec[]
}

const manners = 'Colorful, child-friendly, no text overlay.'

const plain = (word: string) => word.replaceAll('-', ' ')

/** In the order in which the scene names them. */
export const castOf = ({ scene, cast }: Pick<Shown, 'scene' | 'cast'>) =>
  scene.who.flatMap(({ id }) => cast.find((one) => one.id === id) ?? [])

/** Others’ hands do not letter: the words stand on the page. */
const withoutLetters = (scene: Scene): Scene => ({
  ...scene,
  sounds: [],
  ...(scene.then && { then: withoutLetters(scene.then) }),
})

export function picturePrompt({ styleWords, setting, scene, cast }: Shown): string {
  const here = castOf({ scene, cast })
  const nameOf = ({ id }: Actor) => here.find((one) => one.id === id)?.name ?? 'Someone'
  const held = scene.who.flatMap((one) => (one.holds ? [`${nameOf(one)} holds: ${plain(one.holds)}.`] : []))
  const deed = deedWords(scene, here)
  const hero = here.find(({ role }) => role === 'hero')
  const inFront = scene.extras ? 'main ' : ''
  return [
    `${styleWords}.`,
    altText(withoutLetters(scene), cast),
    `${setting === '' ? 'A magical world' : `Setting: ${setting.replace(/[.\s]+$/, '')}`}, ${scene.shot} shot: ${plain(scene.place)}, ${scene.time}, ${scene.weather}.`,
    ...(here.length > 0 ? [`Exactly ${here.length} ${inFront}${here.length === 1 ? 'character' : 'characters'}.`] : []),
    ...(deed ? [`Drawn first and largest, hands on the thing: ${deed}.`] : []),
    ...here.map(({ canonical }) => canonical),
    ...held,
    ...(hero && scene.state.length > 0 ? [`${hero.name} is ${scene.state.join(' and ')}.`] : []),
    ...(scene.gag ? [`Very small in a corner: ${plain(scene.gag)}.`] : []),
    `The ${scene.textSide} of the picture stays calm and empty.`,
    manners,
  ].join(' ')
}
