// The calls about photos of characters.

import { z } from 'zod'
import { EYE_COLORS, HAIR_COLORS, SKINS } from '../stage/cast.ts'
import { endpoint } from '../base/endpoint.ts'
import { consentMissing, photoMissing } from './picture-words.ts'
import { photoLimits } from './picture.ts'

const id = z.uuid('That id is not valid')

/** What a photo suggests about somebody's colours; the member confirms or corrects it. */
export const suggestedColors = z.object({
  skin: z.enum(SKINS).nullable(),
  hair: z.enum(HAIR_COLORS).nullable(),
  eyes: z.enum(EYE_COLORS).nullable(),
})
export type SuggestedColors = z.infer<typeof suggestedColors>

export const addPhoto = endpoint({
  name: 'add-photo',
  summary:
    'A photo for the colors of a character, with consent; re-encoded, stripped of everything else, kept for days.',
  method: 'POST',
  path: '/api/photos',
  access: 'member',
  formMegabytes: photoLimits.megabytes,
  input: z.strictObject({
    file: z.file(photoMissing),
    character_id: id,
    consent: z.literal('true', consentMissing),
  }),
  output: z.object({
    id: z.string(),
    character_id: z.string(),
    url: z.string(),
    expires_at: z.string(),
    suggested: suggestedColors,
  }),
})

export const deletePhoto = endpoint({
  name: 'delete-photo',
  summary: 'Delete a photo now; what was chosen from it stays.',
  method: 'DELETE',
  path: '/api/photos/{id}',
  access: 'member',
  input: z.strictObject({ id }),
  output: z.object({ success: z.literal(true) }),
})
