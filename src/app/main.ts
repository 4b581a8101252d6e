// Starts a process: settings, hands, the door, the jobs; and ends it without losing what is under way.

import { join } from 'node:path'
import { brand } from '../base/brand.ts'
import { second } from '../base/dates.ts'
import { openAuth } from '../members/server/auth/open-auth.ts'
import { isTestShop } from '../orders/server/till/payment-provider.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { prepareDataDirectory } from '../platform/database/open-database.ts'
import { listen, type Listening } from '../platform/http/serve.ts'
import { openStaticSite } from '../platform/http/static-site.ts'
import { installationSecrets } from '../platform/secrets.ts'
import { StartFault } from '../platform/start-fault.ts'
import { operator } from '../base/operator.ts'
import { signInWith } from '../members/server/auth/outside/providers.ts'
import { createApp } from './create-app.ts'
import { openHands } from './open-hands.ts'
import { unnamedProviders } from './unnamed-providers.ts'
import { workOn } from './work-on.ts'

const builtSite = join(import.meta.dirname, '../../dist/web')

async function start(config: Config): Promise<{ address: string | undefined; stop(): Promise<void> }> {
  prepareDataDirectory(config)
  const secrets = installationSecrets(config)
  const opened = await openHands(config, secrets)
  const { hands, jobs } = opened
  let listening: Listening | undefined
  try {
    workOn(jobs, hands, secrets)
    // Whoever is answered may cause work.
    await jobs.start()
    if (config.ROLE !== 'worker') {
      const { door } = createApp(hands, {
        site: openStaticSite(
          builtSite,
          {
            authUrl: config.AUTH_URL ?? '',
            supportEmail: config.SUPPORT_EMAIL ?? '',
            shop: isTestShop(config) ? 'test' : '',
            signInWith: config.AUTH_URL ? '' : signInWith(config),
            social: {
              Instagram: config.SOCIAL_INSTAGRAM_URL ?? '',
              Facebook: config.SOCIAL_FACEBOOK_URL ?? '',
              Pinterest: config.SOCIAL_PINTEREST_URL ?? '',
              YouTube: config.SOCIAL_YOUTUBE_URL ?? '',
            },
          },
          config.PUBLIC_URL,
        ),
        metrics: opened.metrics,
        auth: openAuth(hands, secrets),
        fileRoutes: opened.fileRoutes,
        isDraining: () => listening?.isDraining() ?? false,
      })
      listening = await listen(config, door)
    }
  } catch (fault) {
    await listening?.drain(0)
    await opened.close()
    throw fault
  }
  hands.log.info('started', { pid: process.pid, role: config.ROLE, database: hands.database.kind })
  return {
    address: listening?.address,
    async stop() {
      hands.log.info('stopping', { pid: process.pid })
      await listening?.stepAside(config.DRAIN_SECONDS * second)
      const drained = listening?.drain()
      // An answer that waits for news would hold the process up to the last moment, and be cut off then.
      await opened.endNews()
      await drained
      await opened.close()
    },
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const running = await start(config)
  if (config.operatorEmails.size > 0 && !config.emailsAreProved && !config.AUTH_URL) {
    console.warn('Nobody is an operator by OPERATOR_EMAILS while e-mails are not confirmed: set SMTP_URL.')
  }
  if (!config.STRIPE_SECRET_KEY && !config.isLoopback) {
    console.warn(
      'Others can reach this shop, and it is a test shop: nothing is charged or printed. Set STRIPE_SECRET_KEY.',
    )
  }
  if (operator.company === '' && !config.isLoopback) {
    console.warn('Nobody is named as the seller in terms and privacy notice: fill in src/base/operator.ts.')
  }
  const unnamed = unnamedProviders(config, operator.storyProviders)
  if (unnamed.length > 0 && !config.isLoopback) {
    console.warn(
      `The privacy notice does not name ${unnamed.join(' and ')}: add it to storyProviders in src/base/operator.ts.`,
    )
  }
  console.log(running.address ? `${brand} is ready at ${running.address}` : `${brand}'s worker is ready`)
  let stoppingSince: number | undefined
  const stop = async () => {
    // A second Ctrl-C does not wait; but one Ctrl-C may arrive twice, from the terminal and from our parent.
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > second) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    await running.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

try {
  await main()
} catch (fault) {
  // A reason that the operator can mend is one line; a bug keeps its trace.
  console.error(fault instanceof StartFault ? fault.message : fault)
  process.exit(1)
}
