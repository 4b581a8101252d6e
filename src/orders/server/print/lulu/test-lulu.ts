// For tests: the Lulu Print API at the far end of its wire; it remembers what it printed and can be made to fail.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The bodies that the printer's published description asks for. */
const described = z
  .record(z.string(), z.unknown())
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', 'lulu-requests.json'), 'utf8')))
const bodies = new Map(
  Object.entries(described)
    .filter(([call]) => /^(?:POST|PUT) /.test(call))
    .map(([call, schema]) => [call, z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(schema))]),
)

/** What its server would answer to a body that is not as described. */
function faultOf(call: string, body: string): string | undefined {
  if (body === '') return undefined
  const schema = bodies.get(call.replace(/\d+/, '{id}'))
  if (!schema) return `${call} is not described`
  const { success, error } = schema.safeParse(JSON.parse(body))
  return success ? undefined : `${call}: ${z.prettifyError(error)}`
}

/** Whatever a job is made of; only its name matters here. */
const asked = z.looseObject({ external_id: z.string() })

interface LuluJob {
  id: number
  status: { name: string; message?: string }
  asked: z.infer<typeof asked>
  tracking_urls: string[]
}

const money = { total_cost_incl_tax: '21.37' }

const offered = (level: string, is_active = true) => ({ level, is_active, cost_excl_tax: '5.69' })

export function openTestLulu() {
  const jobs: LuluJob[] = []
  const calls: string[] = []
  const troubles = new Map<string, 'lost' | 'away' | 'no'>()
  /** Bodies that it would have refused. */
  const faults: string[] = []

  function show({ id, asked: { external_id }, status, tracking_urls }: LuluJob) {
    const messages = tracking_urls.length > 0 ? { tracking_id: '1Z', tracking_urls, carrier_name: 'UPS' } : {}
    return {
      id,
      external_id,
      status,
      line_items: [{ id: id * 10, status: { name: status.name, messages } }],
      costs: money,
    }
  }

  function answer(call: string, body: string): object | undefined {
    const [, path = '', id = ''] = /^\w+ \/([a-z-]+)\/(?:(\d+)\/)?/.exec(call) ?? []
    if (path === 'cover-dimensions') return { width: '1728.00', height: '738.00', unit: 'pt' }
    if (path === 'shipping-options') return [offered('GROUND_HD', false), offered('MAIL'), offered('EXPRESS')]
    if (path === 'print-job-cost-calculations') return money
    if (path.startsWith('validate-')) return { id: 7, status: 'NORMALIZED', errors: [] }
    if (call.startsWith('GET /print-jobs/?')) return { results: jobs.map(show) }
    if (call === 'POST /print-jobs/') {
      const job = {
        id: jobs.length + 101,
        status: { name: 'CREATED' },
        asked: asked.parse(JSON.parse(body)),
        tracking_urls: [],
      }
      jobs.push(job)
      // Its first answer has the bare name of the status.
      return { ...show(job), status: job.status.name }
    }
    const job = jobs.find((one) => `${one.id}` === id)
    if (call.startsWith('PUT') && job) job.status = { name: 'CANCELED' }
    return job && show(job)
  }

  const wire: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith('/token')) {
      calls.push('token')
      return Response.json({ access_token: 'a-token', expires_in: 3600 })
    }
    const call = `${request.method} ${pathname}${search}`
    const name = call.split('?')[0] ?? ''
    calls.push(name)
    if (request.headers.get('authorization') !== 'Bearer a-token') return new Response('', { status: 401 })
    const trouble = troubles.get(name)
    troubles.delete(name)
    if (trouble === 'away') return new Response('', { status: 503 })
    if (trouble === 'no') return Response.json({ detail: 'This cannot be printed.' }, { status: 400 })
    const body = await request.text()
    const fault = faultOf(name, body)
    if (fault !== undefined) {
      faults.push(fault)
      return Response.json({ detail: fault }, { status: 400 })
    }
    const said = answer(call, body)
    if (trouble === 'lost') throw new Error('The connection was lost')
    return said ? Response.json(said) : new Response('', { status: 404 })
  }

  return { wire, jobs, calls, troubles, faults }
}
