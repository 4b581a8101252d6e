// What a later room puts on a shelf without books; `invitation`: to make the first one.

import { createContext, type ReactNode } from 'react'

export const EmptyShelfContext = createContext((invitation: ReactNode): ReactNode => invitation)
