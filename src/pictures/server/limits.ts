// How often a member may ask for pictures: generous to a family, tight for a script.

import { hour } from '../../base/dates.ts'
import type { Hands } from '../../platform/hands.ts'
import { holdMember } from '../../platform/hold-member.ts'

export const holdPictures = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'pictures/member', most: 600, within: hour }, memberId)

export const holdPictureJobs = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'picture-jobs/member', most: 60, within: hour }, memberId)

export const holdPhotos = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'photos/member', most: 60, within: hour }, memberId)

/** Each chip that is tried on is one. */
export const holdPortraits = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'portraits/member', most: 1200, within: hour }, memberId)

/** Three stories are planned and three covers drawn for each. */
export const holdPitches = (hands: Hands, memberId: string) =>
  holdMember(hands, { name: 'pitches/member', most: 240, within: hour }, memberId)
