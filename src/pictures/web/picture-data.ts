// Styles, trials and picture jobs from the server, under the names by which every screen keeps them.

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { second } from '../../base/dates.ts'
import type { Page } from '../../stories/contract.ts'
import { keepPage, pictureName } from '../../stories/web/story-data.ts'
import { call } from '../../ui/call.ts'
import { type ImageJob, listArtStyles, listImageJobs, tryStyle } from '../contract.ts'
import { readPictures, usePicture } from '../earlier-contract.ts'
import { picturesWords } from '../words.ts'

const { style, images } = picturesWords

export const stylesQuery = queryOptions({
  queryKey: ['art-styles'],
  queryFn: async ({ signal }) => (await call(listArtStyles, {}, { failure: images.failed.book, signal })).items,
})

export const trialQuery = (bookId: string, styleId: string) =>
  queryOptions({
    queryKey: ['style-trial', bookId, styleId],
    queryFn: ({ signal }) =>
      call(tryStyle, { id: bookId, art_style_id: styleId }, { failure: style.trialFailed, signal }),
  })

/** Of its page as it is shown now: another picture makes another list. */
export const earlierQuery = ({ id, image_url }: Page) =>
  queryOptions({
    queryKey: ['page-pictures', id, pictureName(image_url)],
    queryFn: async ({ signal }) => (await call(readPictures, { id }, { failure: images.failed.earlier, signal })).items,
  })

/** What the server calls the picture behind a link. */
export const pictureId = (url: string) =>
  pictureName(url)
    .replace(/^.*\//, '')
    .replace(/\.png$/, '')

export async function takeBack(cache: QueryClient, page: Page, picture: string): Promise<void> {
  keepPage(cache, await call(usePicture, { id: page.id, picture }, { failure: images.failed.restore }))
  void cache.invalidateQueries({ queryKey: ['books'] })
}

export const isOpen = (job: ImageJob | null | undefined): job is ImageJob =>
  job?.status === 'queued' || job?.status === 'running'

/** While a job runs. */
export const lookEvery = 30 * second

/** The newest job of a book. Looked up now and then while it runs, in case the line that tells of it is broken. */
export const jobQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['image-job', bookId],
    queryFn: async ({ signal }): Promise<ImageJob | null> => {
      const jobs = await call(listImageJobs, { book_id: bookId, limit: 1 }, { failure: images.failed.book, signal })
      return jobs.items[0] ?? null
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data) ? lookEvery : false),
  })
