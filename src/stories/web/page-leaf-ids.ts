// The ids by which the parts of a page are found again: by a link, or to take the focus back.

export type PageAction = 'edit' | 'picture' | 'retell' | 'undo' | 'earlier'

export const pageId = (number: number) => `page-${number}`
export const actionId = (action: PageAction, number: number) => `${action}-${number}`
