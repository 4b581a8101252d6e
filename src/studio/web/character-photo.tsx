// A photo says the colors of a character in the editor; it is looked at and not kept.

import { useState } from 'react'
import { type ChosenPhoto, PhotoPicker } from './look/photo-picker.tsx'
import type { CharacterLook } from './use-character-look.ts'

export function CharacterPhoto({ id, by }: { id: string; by: CharacterLook }) {
  const [photo, setPhoto] = useState<ChosenPhoto>()
  return (
    <PhotoPicker
      id={id}
      heading="h5"
      photo={photo}
      onPhoto={setPhoto}
      onColors={({ skin, hair, eyes }) =>
        by.change({ ...(skin && { skin }), ...(hair && { hair }), ...(eyes && { eyes }) })
      }
    />
  )
}
