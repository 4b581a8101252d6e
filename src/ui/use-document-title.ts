// The name of the screen in the browser's tab.

import { useEffect } from 'react'
import { brand } from '../base/brand.ts'

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title])
}
