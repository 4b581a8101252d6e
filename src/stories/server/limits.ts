// How often a member may ask the storyteller: generous to a family, tight for a script, and never a way to spend our money.

import { hour } from '../../base/dates.ts'
import type { Hands } from '../../platform/hands.ts'
import { holdMember } from '../../platform/hold-member.ts'

export const holdStories = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'stories/member', most: 40, within: hour }, memberId)

export const holdRetellings = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'retellings/member', most: 240, within: hour }, memberId)

export const holdTitles = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'titles/member', most: 120, within: hour }, memberId)
