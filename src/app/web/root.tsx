// Around every screen: where the page stands after a step forward or back, and a thread while the next screen is fetched.

import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
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
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** A freshly opened page has the router's key for every such page: it begins where the same one was left, not where another was. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)
