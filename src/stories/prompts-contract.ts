// The calls about prompt templates: for operators only.

import { z } from 'zod'
import { endpoint } from '../base/endpoint.ts'
import { listOf, placeQuery } from '../base/pagination.ts'
import { line, text } from '../base/text.ts'
import { storyLimits } from './story.ts'

const id = z.uuid('That id is not valid')

export const prompt = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  template: z.string(),
  version: z.number(),
  is_active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Prompt = z.infer<typeof prompt>

const path = '/functions/v1/prompts-manage'
const access = 'operator'

const fields = {
  name: line({ label: 'Name', max: storyLimits.promptName, required: 'Name is required' }),
  purpose: line({ label: 'Purpose', max: storyLimits.promptName, required: 'Purpose is required' }),
  template: text({ label: 'Template', max: storyLimits.promptTemplate, required: 'Template is required' }),
  is_active: z.boolean('is_active must be true or false'),
}

export const getPrompts = endpoint({
  name: 'prompts-manage',
  summary: 'All prompt templates, or with `id` that one.',
  method: 'GET',
  path,
  access,
  input: z.strictObject({ id: id.optional(), ...placeQuery }),
  output: z.union([listOf(prompt), prompt]),
})

export const createPrompt = endpoint({
  name: 'prompts-manage-create',
  summary: 'Add a prompt template. An active one takes the place of the one that was active for its purpose.',
  method: 'POST',
  path,
  access,
  input: z.strictObject({ ...fields, is_active: fields.is_active.default(true) }),
  refuses: [409],
  output: prompt,
})

export const updatePrompt = endpoint({
  name: 'prompts-manage-update',
  summary: 'Change a prompt template; its version counts up.',
  method: 'PUT',
  path,
  access,
  input: z.strictObject({ id, ...z.strictObject(fields).partial().shape }),
  refuses: [409],
  output: prompt,
})

export const deletePrompt = endpoint({
  name: 'prompts-manage-delete',
  summary: 'Remove a prompt template; its purpose goes back to the built-in one.',
  method: 'DELETE',
  path,
  access,
  input: z.strictObject({ id }),
  output: z.object({ success: z.literal(true) }),
})
