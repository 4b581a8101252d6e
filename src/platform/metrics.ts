// Figures for Prometheus: requests by route, process health, and whatever a feature counts.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observeRequest(method: string, route: string, status: number, seconds: number): void
  count(name: 'jobs' | 'mails', outcome: string): void
  /** A gauge with one label, read whenever the figures are asked for. */
  show(name: string, help: string, label: string, read: () => Promise<Record<string, number>>): void
  render(): Promise<string>
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Seconds from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  const counters = {
    jobs: new Counter({ name: 'jobs_total', help: 'Jobs ended', labelNames: ['outcome'], registers: [registry] }),
    mails: new Counter({ name: 'mails_total', help: 'Mails handled', labelNames: ['outcome'], registers: [registry] }),
  }
  return {
    observeRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    count: (name, outcome) => counters[name].inc({ outcome }),
    show(name, help, label, read) {
      const gauge = new Gauge({
        ...{ name, help, labelNames: [label], registers: [registry] },
        async collect() {
          gauge.reset()
          // Without the database the other figures matter all the more: this one is left out.
          const found = await read().catch(() => ({}))
          for (const [value, figure] of Object.entries(found)) gauge.set({ [label]: value }, figure)
        },
      })
    },
    render: () => registry.metrics(),
  }
}
