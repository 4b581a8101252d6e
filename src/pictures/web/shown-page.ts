// A page as the contact sheet shows it: its picture if there is one, and whether somebody paints it right now.

import type { Page } from '../../stories/contract.ts'
import type { ImageJob } from '../contract.ts'
import { isOpen } from './picture-data.ts'

export interface ShownPage {
  page: Page
  url: string | null
  isPainting: boolean
  /** Why this page has no picture, or what is to be known of the one it has. */
  notice: string | null
}

/** `running`: the pages that this screen itself has asked for. */
export function shownPages(
  pages: readonly Page[],
  job: ImageJob | null,
  running: ReadonlySet<string>,
): readonly ShownPage[] {
  const ofJob = new Map((job?.pages ?? []).map((one) => [one.page_id, one]))
  return pages.map((page) => {
    const told = ofJob.get(page.id)
    // The job tells of a picture before the page is looked up again; a page that has changed since has the last word.
    const url = page.image_url ?? (told?.status === 'completed' ? told.image_url : null)
    return {
      page,
      url,
      // Of a job that was ended nothing is being painted any more, whatever its pages say.
      isPainting: running.has(page.id) || (isOpen(job) && told?.status === 'running'),
      notice: url === null ? (told?.error ?? null) : (told?.notice ?? null),
    }
  })
}
