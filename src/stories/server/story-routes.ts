// Who answers which call about the story of a book.

import { findBook } from '../../books/server/find-book.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { answerAtLength } from '../../platform/http/long-route.ts'
import { answerMember, answerReader, type Route } from '../../platform/http/route.ts'
import * as contract from '../contract.ts'
import { readLayout as layoutContract } from '../layout-contract.ts'
import { unsuccessful } from '../refusals.ts'
import { chooseTeller as ours, type ChooseTeller, wantsModel } from './choose-teller.ts'
import { generateStory, lookAtAnswers, lookForStory, streamStory } from './generate-story.ts'
import { pageRoutes } from './page-routes.ts'
import { promptRoutes } from './prompt-routes.ts'
import { lookAtPage, regeneratePage } from './regenerate-page.ts'
import { readLayout } from './read-layout.ts'
import { newestStory, progressAt, progressOf, showStory } from './story-rows.ts'
import { lookAtStory, suggestTitles } from './suggest-titles.ts'

/** The specification's shape of this one call's noes. */
function sayingSuccess(route: Route): Route {
  return {
    endpoint: route.endpoint,
    answer: (context) =>
      route.answer(context).catch((fault: unknown) => {
        throw unsuccessful(fault)
      }),
  }
}

export function storyRoutes(link: Link, chooseTeller: ChooseTeller = ours): Route[] {
  return [
    sayingSuccess(
      answerAtLength(contract.generateStory, lookAtAnswers, (call, brief) => generateStory(call, brief, link)),
    ),
    answerAtLength(contract.followStory, lookForStory, async (call, watched) => streamStory(call, watched, link)),
    answerMember(contract.readStory, async (call) => {
      const book = await findBook(call, call.input.id)
      const story = await newestStory(call.rows, book.id)
      const progress = story ? await progressOf(call.rows, story.id) : progressAt(0)
      return showStory(book.id, story, { ...progress, follows_wishes: wantsModel(call.hands.config, call.caller) })
    }),
    answerReader(layoutContract, readLayout),
    answerAtLength(contract.generateTitles, lookAtStory, (call, found) => suggestTitles(call, found, chooseTeller)),
    answerAtLength(contract.regeneratePage, lookAtPage, (call, found) =>
      regeneratePage(call, found, { link, chooseTeller }),
    ),
    ...pageRoutes(link),
    ...promptRoutes(),
  ]
}
