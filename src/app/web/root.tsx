// Around every screen: where the page stands after a step forward or back, and a thread while the next screen is fetched.

import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { ShopSign } from '../../ui/shop-sign.tsx'
import { appWords } from './app-words.ts'
import './root.css'

export function Root() {
  const turning = useNavigation().state !== 'idle'
  return (
    <>
      <output className="sr-only">{turning && appWords.turning}</output>
      {turning && <div className="turning" aria-hidden="true" />}
      <ShopSign />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
