// What a later room puts on a shelf without books; `children`: the invitation to make the first one.

import { type ComponentType, createContext, type ReactNode } from 'react'

export const EmptyShelfContext = createContext<ComponentType<{ children: ReactNode }>>(({ children }) => children)
