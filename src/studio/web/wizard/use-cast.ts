// Who comes along: somebody more, somebody less.

import { limits } from '../../../books/book.ts'
import { blankCast } from '../../wizard-answers.ts'
import type { Wizard } from './use-wizard.ts'

export function useCast({ answers, set }: Wizard) {
  const { cast } = answers
  return {
    add: () => {
      if (cast.length < limits.characters) set({ cast: [...cast, blankCast(crypto.randomUUID())] })
    },
    remove: (index: number) => set({ cast: cast.filter((_one, at) => at !== index) }),
  }
}
