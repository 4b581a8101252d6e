import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { useBrowser } from './harness.ts'
import { goodPassword, newMember } from './member.ts'
import { signIn, signOut } from './sign-in.ts'

const visit = useBrowser()

test('a member changes her password; her other sessions end', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard/profile' })
  const elsewhere = await visit({ at: '/signin' })
  await signIn(elsewhere.page, member.email, goodPassword)
  await elsewhere.page.getByRole('heading', { name: 'My Books' }).waitFor()

  await page.getByRole('button', { name: 'Change password' }).click()
  const change = async (current: string, next: string, again = next) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByLabel('Confirm new password').fill(again)
    await page.getByRole('button', { name: 'Save new password' }).click()
  }
  await change('', '')
  await page.getByRole('heading', { name: 'Please fill in all fields' }).waitFor()
  await change(goodPassword, 'one lantern', 'two lanterns')
  await page.getByRole('heading', { name: 'Passwords do not match' }).waitFor()
  await change('not the one', 'a lamp for the harbour')
  await page.getByRole('link', { name: 'That is not your current password' }).waitFor()
  await change(goodPassword, 'password')
  await page.getByRole('heading', { name: 'That password is too easy to guess' }).waitFor()
  await change(goodPassword, goodPassword)
  await page.getByRole('link', { name: /differs from the current one/ }).waitFor()
  await change(goodPassword, 'a lamp for the harbour')
  await page.getByRole('status').getByText('Your new password is saved').waitFor()

  await elsewhere.page.reload()
  await elsewhere.page.waitForURL('**/signin**')
  await signIn(elsewhere.page, member.email, 'a lamp for the harbour')
  await elsewhere.page.getByRole('heading', { name: 'My Books' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/profile')
})

test('a member sets up a second factor, signs in with it, and turns it off', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard/profile' })
  await page.getByRole('button', { name: 'Set up' }).click()
  const picture = page.getByRole('img', { name: /QR code/ })
  await picture.waitFor()
  expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true)
  const key = (await page.locator('[translate="no"]').innerText()).replaceAll(' ', '')
  const app = new TOTP({ secret: Secret.fromBase32(key) })

  await page.getByLabel('6-digit code').fill('12345')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('link', { name: 'The code has 6 digits' }).waitFor()
  await page.getByLabel('6-digit code').fill(app.generate() === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('link', { name: /That code did not work/ }).waitFor()
  await page.getByLabel('6-digit code').fill(app.generate())
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('status').getByText('Two-step sign-in is on').waitFor()

  await signOut(page)
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/signin')
  await signIn(page, member.email, goodPassword)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  // A code works once: the app's next one, a little early.
  await page.getByLabel('6-digit code').fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'My Books' }).waitFor()

  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('Turn off two-step sign-in?').waitFor()
  await page.getByRole('group').getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('status').getByText('Two-step sign-in is off').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Set up' }).waitFor()
})

test('a member signs out everywhere', async () => {
  const member = await newMember()
  const { page } = await visit({ as: member, at: '/dashboard/profile' })
  const elsewhere = await visit({ at: '/signin' })
  await signIn(elsewhere.page, member.email, goodPassword)
  await elsewhere.page.getByRole('heading', { name: 'My Books' }).waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('group').getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/signin**')
  await elsewhere.page.reload()
  await elsewhere.page.waitForURL('**/signin**')
  expect(await elsewhere.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(member.email)
})
