// A leaf round the story as it is printed, laid over what the leaf says for those who hear it.

import { useEffect, useEffectEvent, useRef } from 'react'
import type { Ground } from '../../binding/ground.ts'
import { type BookWords, type PaperName, paperLeavesOf, wordsOnPaper } from '../paper-leaves-of.ts'
import { drawLeaf, showLeaf } from './print-leaf.ts'

/** Of other words another one is made (`key`). */
interface PrintedLeafProps {
  name: PaperName
  said: BookWords
  /** What the cover shows where its title lies, once that has been looked at. */
  ground?: Ground | undefined
}

export function PrintedLeaf({ name, said, ground }: PrintedLeafProps) {
  const host = useRef<HTMLDivElement>(null)
  const draw = useEffectEvent(() => drawLeaf(paperLeavesOf(said, ground)[name], wordsOnPaper(said)))
  useEffect(() => {
    let isGone = false
    void draw().then((drawn) => {
      if (!isGone && host.current) showLeaf(host.current, drawn)
    })
    return () => {
      isGone = true
    }
  }, [])
  return <div ref={host} className="leaf-print" data-cover={name === 'cover' ? '' : undefined} aria-hidden="true" />
}
