// The product's things by the names that the API's description gives them.

import { account } from '../members/account-contract.ts'
import { authSession, authUser } from '../members/auth-shapes.ts'
import { address, profile } from '../members/contract.ts'
import { begunBook } from '../books/begun-contract.ts'
import { book, character } from '../books/contract.ts'
import { layout } from '../stories/layout-contract.ts'
import { page, pageVersion, story, toldStory } from '../stories/contract.ts'
import { prompt } from '../stories/prompts-contract.ts'
import { artStyle, drawnBatch, imageJob, jobPage } from '../pictures/contract.ts'
import { suggestedColors } from '../pictures/photo-contract.ts'
import { download, edition, finding, passport } from '../editions/contract.ts'
import { share } from '../editions/share-contract.ts'
import { order, orderStory } from '../orders/contract.ts'
import { subscription } from '../orders/checkout-contract.ts'

export const apiNames = {
  ...{ Session: authSession, User: authUser, Profile: profile, Address: address, Account: account },
  ...{ Book: book, Character: character, BegunBook: begunBook },
  ...{ Story: story, ToldStory: toldStory, Page: page, PageVersion: pageVersion, Layout: layout, Prompt: prompt },
  ...{ ArtStyle: artStyle, Job: imageJob, JobPage: jobPage, DrawnBatch: drawnBatch, SuggestedColors: suggestedColors },
  ...{ Edition: edition, Download: download, Passport: passport, Finding: finding, Share: share },
  ...{ Order: order, OrderStory: orderStory, Subscription: subscription },
}
