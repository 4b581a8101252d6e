import { describe, expect, it } from 'vitest'
import { plan } from '../../writing/plan/plan.ts'
import { brief } from '../../writing/score/test-random-books.ts'
import { rolledLook, withLooks, type CharacterRow } from '../../books/server/book-looks.ts'
import type { CharacterType } from '../../stage/cast.ts'
import type { ChosenLook } from '../../stage/chosen-look.ts'
import { asDrawn, specOf } from './book-cast.ts'
import { castOf } from './picture-prompt.ts'
import { portraitPage } from './portrait.ts'

describe('the cast of a plan', () => {
  it('looks as ordered where two have one name, each as their own', () => {
    const characters = [
      { name: 'Jack', type: 'boy', age: 6 },
      { name: 'Jack', type: 'boy', age: 4, relationship_to_main: 'little brother' },
    ]
    const { cast } = plan(brief({ recipient_type: 'Kid', recipient_age: 6, interests: 'chess', characters }), 1)
    const rows = cast.slice(0, 2).map(({ look, type }, at) => ({ row: { name: 'Jack', type, character_order: at + 1 }, look, guide: `Jack ${at + 1}` })) // prettier-ignore
    const drawn = asDrawn(cast, rows.toReversed())
    expect(drawn.slice(0, 2).map(({ name, canonical }) => [name, canonical])).toEqual([
      ['Jack', 'Jack 1'],
      ['Little Jack', 'Jack 2'],
    ])
  })

  it('is drawn as the book keeps it: in the plan, the portrait, on a page and cover, and in a provider’s reference', () => {
    const ordered = [
      { name: 'Mia', type: 'girl', age: 6, physical_description: 'as she is' },
      { name: 'Bo', type: 'boy', age: 3, relationship_to_main: 'little brother' },
    ] as const
    const asked = brief({ recipient_type: 'Kid', recipient_age: 6, interests: 'chess', characters: [...ordered] })
    const choices = { skin: 'ebony', hair: 'auburn', style: 'locs', top: 'dungarees', cloth: 'mint' } as const
    const chosen = { choices, words: 'a red hat', seed: 'wizard/first/1' }
    const rows = ordered.map((one, at) =>
      characterRow({ ...one, order: at + 1, chosen_look: at === 0 ? chosen : null }),
    )
    const [mia, bo] = plan(withLooks(asked, rows), 1).cast.map(({ look }) => look)
    expect(mia).toMatchObject({ skin: 'ebony', hair: { color: 'auburn', style: 'locs' }, accessory: 'hat' })
    expect(bo).toMatchObject({ skin: 'ebony', hair: { color: 'auburn' } })
    const members = rows.map((row, at) => {
      const look = rolledLook(row, at === 0 || !rows[0] || !mia ? undefined : { row: rows[0], look: mia })
      return { row, look, guide: row.name }
    })
    expect(members.map(({ look }) => look)).toEqual([mia, bo])
    // Another plan of theirs, made before any of this: what it thinks of looks counts for nothing.
    const { cast, beats } = plan(asked, 2)
    const drawn = asDrawn(cast, members)
    const page = { scene: beats[0]?.scene ?? sceneless(), cast: drawn, seed: 1 }
    for (const member of members) {
      const id = drawn.find(({ called, name }) => (called ?? name) === member.row.name)?.id
      expect(specOf(member).look).toBe(member.look)
      expect(drawn.find((one) => one.id === id)?.look).toBe(member.look)
      const inReference = castOf(page)
        .filter((one) => one.id === id)
        .map((one) => portraitPage(one).cast[0]?.look)
      expect(inReference.every((look) => look === member.look)).toBe(true)
    }
  })
})

function sceneless(): never {
  throw new Error('A plan without a page')
}

interface Row {
  name: string
  type: CharacterType
  age: number
  order: number
  chosen_look: ChosenLook | null
  physical_description?: string
  relationship_to_main?: string
}

const characterRow = ({ order, ...row }: Row): CharacterRow => ({
  ...{ id: `c${order}`, book_id: 'b1', character_order: order, gender: null, personality: '', hobbies: '' },
  ...{ physical_description: '', relationship_to_main: '', name_sounds: '', visual_style_guide: null },
  ...{ reference_image_url: null, generated_image_url: null, look: null, look_seed: 0 },
  ...{ created_at: new Date(0), updated_at: new Date(0) },
  ...row,
})
