// What is said of a setting that a story could not keep to, in whole sentences.
import { quoted } from '../brief/notices.ts'
import { SETTING_ROWS, type Setting } from './setting.ts'
import type { Placed } from './setting-worlds.ts'

export function settingNotices(setting: Setting | null, placed: Placed | null, hadAllThere: boolean): string[] {
  if (!setting) return []
  const said = quoted(setting.said)
  if (!placed && hadAllThere)
    return [`You have had all our stories for ${said}, so this one plays in a place of its own.`]
  if (!placed)
    return [`We have no story for ${said} that suits the rest of this order, so it plays in a place of its own.`]
  const { there, town, isNear } = placed
  if (isNear && there !== null)
    return [`We have no story for ${said} that suits the rest of this order, so it plays ${there} instead.`]
  const where = [there, town === null ? null : `in ${town}`].filter((one) => one !== null).join(', ')
  const notices: string[] = []
  const isAllTold = setting.isWhole && setting.places.every((name) => isPartOf(name, placed)) && setting.town === town
  if (!isAllTold) notices.push(`The story plays ${where}. We could not fit in more of ${said} than that.`)
  if (town !== null) notices.push(`The words say ${town}, and the pictures show a town that could be anywhere.`)
  return notices
}

/** By a lighthouse there is the sea, too. */
function isPartOf(name: string, placed: Placed): boolean {
  const row = SETTING_ROWS.get(name)
  return name === placed.name || (row?.pictures.some((place) => placed.pictures.includes(place)) ?? false)
}
