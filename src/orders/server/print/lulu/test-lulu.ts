// For tests: the Lulu Print API at the far end of its wire; it remembers what it printed and can be made to fail.

import { z } from 'zod'

/** Whatever a job is made of; only its name matters here. */
const asked = z.looseObject({ external_id: z.string() })

interface LuluJob {
  id: number
  status: { name: string; message?: string }
  asked: z.infer<typeof asked>
  tracking_urls: string[]
}

export function openTestLulu() {
  const jobs: LuluJob[] = []
  const calls: string[] = []
  const troubles = new Map<string, 'lost' | 'away' | 'no'>()

  function show({ id, asked: { external_id }, status, tracking_urls }: LuluJob) {
    const line_items = [{ tracking_urls, carrier_name: tracking_urls.length > 0 ? 'UPS' : null }]
    return { id, external_id, status, line_items, costs: { total_cost_incl_tax: '21.37' } }
  }

  function answer(call: string, body: string): object | undefined {
    const [, path = '', id = ''] = /^\w+ \/([a-z-]+)\/(?:(\d+)\/)?/.exec(call) ?? []
    if (path === 'cover-dimensions') return { width: '1728.00', height: '738.00', unit: 'pt' }
    if (path === 'shipping-options') return [{ level: 'MAIL' }, { level: 'EXPRESS' }]
    if (path === 'print-job-cost-calculations') return { total_cost_incl_tax: '21.37' }
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
      return show(job)
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
    const said = answer(call, await request.text())
    if (trouble === 'lost') throw new Error('The connection was lost')
    return said ? Response.json(said) : new Response('', { status: 404 })
  }

  return { wire, jobs, calls, troubles }
}
