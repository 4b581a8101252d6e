// The print partner Lulu: looks over the files, asks what it costs and how it travels, prints once under our own id, and says how it goes.

import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { day, minute, second } from '../../../../base/dates.ts'
import { CASE_WRAP, measureCover } from '../../../../binding/print-cover.ts'
import type { Hands } from '../../../../platform/hands.ts'
import { StartFault } from '../../../../platform/start-fault.ts'
import type { Press, Printing, PrintRequest } from '../press.ts'
import { pageCounts } from '../product.ts'
import { luluAddress } from './lulu-address.ts'
import { cents, luluCheck, luluCost, luluCover, luluJob, luluJobs, luluShipping, readPrinting } from './lulu-shapes.ts'
import { luluWire, PrinterRefusal } from './lulu-wire.ts'
import { dottedPackageId } from './package-id.ts'

const levels = {
  standard: ['MAIL', 'PRIORITY_MAIL', 'GROUND', 'GROUND_HD', 'GROUND_BUS', 'EXPEDITED', 'EXPRESS'],
  express: ['EXPRESS', 'EXPEDITED', 'PRIORITY_MAIL', 'GROUND', 'GROUND_HD', 'GROUND_BUS', 'MAIL'],
}
const isOffered = (level: string) => (one: z.output<typeof luluShipping>[number]) =>
  one.level === level && one.is_active !== false
/** A case may differ by as much, in points: what is turned in is cut by hand. */
const tolerance = 4.5
const checks = { every: 3 * second, most: 60 }

type LuluHands = Pick<Hands, 'config' | 'fetch' | 'now' | 'files'>

export function luluPress({ config, fetch, now, files }: LuluHands, key: string, secret: string): Press {
  const { LULU_API_BASE, LULU_POD_PACKAGE_ID, LULU_COLORING_POD_PACKAGE_ID, SUPPORT_EMAIL } = config
  const contact_email = SUPPORT_EMAIL
  if (contact_email === undefined) throw new StartFault('Bad setting. LULU_CLIENT_KEY needs SUPPORT_EMAIL, too.')
  const ask = luluWire({ config, fetch, now }, { key, secret, base: LULU_API_BASE })
  const packages = {
    hardcover: dottedPackageId(LULU_POD_PACKAGE_ID),
    'coloring book': dottedPackageId(LULU_COLORING_POD_PACKAGE_ID),
  }

  /** The answer to an earlier try may never have reached us. */
  async function findPrinted(externalId: string): Promise<Printing | undefined> {
    const { results } = await ask(`GET /print-jobs/?search=${externalId}&page_size=100`, luluJobs)
    const found = results.find(({ external_id }) => external_id === externalId)
    return found && readPrinting(found)
  }

  async function checkFile(what: 'interior' | 'cover', body: object): Promise<void> {
    let check = await ask(`POST /validate-${what}/`, luluCheck, body)
    for (let looks = 0; !/^(VALIDATED|NORMALIZED|ERROR)$/.test(check.status ?? ''); looks += 1) {
      if (looks === checks.most) throw new Error('The printer looks at a file for too long')
      await wait(checks.every)
      check = await ask(`GET /validate-${what}/${check.id}/`, luluCheck)
    }
    if (check.status === 'ERROR') throw new PrinterRefusal(`The ${what}: ${JSON.stringify(check.errors ?? [])}`)
  }

  async function checkCase(pod_package_id: string): Promise<void> {
    const interior_page_count = pageCounts.hardcover
    const body = { pod_package_id, interior_page_count, unit: 'pt' }
    const theirs = await ask('POST /cover-dimensions/', luluCover, body)
    const ours = measureCover(CASE_WRAP, interior_page_count)
    const fits = (['width', 'height'] as const).every((side) => Math.abs(theirs[side] - ours[side]) <= tolerance)
    if (!fits) {
      const show = ({ width, height }: { width: number; height: number }) => `${width} × ${height} points`
      throw new PrinterRefusal(`The case is ${show(ours)}, and the printer asks for ${show(theirs)}.`)
    }
  }

  async function print(request: PrintRequest): Promise<Printing> {
    const { externalId, product, title, quantity, isExpress, address } = request
    const pod_package_id = packages[product]
    const page_count = pageCounts[product]
    const { parcel: shipping_address, destination } = luluAddress(address)
    const interior = await files.outsideLink(request.interior)
    const cover = await files.outsideLink(request.cover)
    if (product === 'hardcover') await checkCase(pod_package_id)
    await checkFile('interior', { source_url: interior, pod_package_id })
    await checkFile('cover', { source_url: cover, pod_package_id, interior_page_count: page_count })
    const line_items = [{ page_count, pod_package_id, quantity }]
    const travels = { line_items, shipping_address: destination, currency: 'USD' }
    const offered = await ask('POST /shipping-options/', luluShipping, travels)
    const wanted = levels[isExpress ? 'express' : 'standard']
    const shipping_level = wanted.find((level) => offered.some(isOffered(level))) ?? wanted[0]
    const cost = await ask('POST /print-job-cost-calculations/', luluCost, {
      line_items,
      shipping_address,
      shipping_option: shipping_level,
    })
    const made = await ask('POST /print-jobs/', luluJob, {
      external_id: externalId,
      contact_email,
      shipping_address,
      shipping_level,
      production_delay: 60,
      line_items: [
        {
          external_id: externalId,
          title,
          quantity,
          printable_normalization: {
            pod_package_id,
            cover: { source_url: cover },
            interior: { source_url: interior },
          },
        },
      ],
    })
    const printing = readPrinting(made)
    return { ...printing, cost: printing.cost ?? cents(cost.total_cost_incl_tax) }
  }

  return {
    async print(request) {
      const before = await findPrinted(request.externalId)
      if (before) return before
      try {
        return await print(request)
      } catch (fault) {
        if (!(fault instanceof PrinterRefusal)) throw fault
        const nothing = { id: null, cost: null, carrier: null, tracking_url: null }
        return { ...nothing, status: 'rejected', problem: fault.message }
      }
    },
    look: async (id) => readPrinting(await ask(`GET /print-jobs/${id}/`, luluJob)),
    async cancel(id) {
      try {
        await ask(`PUT /print-jobs/${id}/status/`, luluCheck.partial(), { name: 'CANCELED' })
      } catch (fault) {
        // Too late: it is printed already.
        if (!(fault instanceof PrinterRefusal)) throw fault
      }
    },
    lastStatus: 'shipped',
    lookEvery: 30 * minute,
    arrivesWithin: 21 * day,
  }
}
