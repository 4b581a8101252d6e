// Who answers which call about the member.

import { answerMember, answerReader, type Route } from '../../platform/http/route.ts'
import * as contract from '../contract.ts'
import * as rights from '../rights-contract.ts'
import { addAddress, deleteAddress, listAddresses, updateAddress } from './addresses.ts'
import { readProfile, updateProfile } from './profile.ts'
import { readRights } from './read-rights.ts'

export function memberRoutes(): Route[] {
  return [
    answerReader(contract.readProfile, readProfile),
    answerMember(contract.updateProfile, updateProfile),
    answerReader(rights.readRights, readRights),
    answerReader(contract.listAddresses, listAddresses),
    answerMember(contract.addAddress, addAddress),
    answerMember(contract.updateAddress, updateAddress),
    answerMember(contract.deleteAddress, deleteAddress),
  ]
}
