import { expect, test } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { desk, useBrowser } from './harness.ts'

const visit = useBrowser()

test('a visitor tries her own hero, reads a sample book, signs up, and finds her hero on the shelf and in the wizard [S1.12]', async () => {
  const { page } = await visit({ at: '/help' })
  await page.getByLabel('Your e-mail').fill('reader@example.com')
  // Too long is counted while it is typed, and not cut.
  await page.getByLabel('Message').fill('o'.repeat(4001))
  await page.getByText('4001 of 4000 letters: 1 too many').waitFor()
  expect((await page.getByLabel('Message').inputValue()).length).toBe(4001)
  await page.getByRole('button', { name: 'Send the message' }).click()
  expect(new URL(page.url()).pathname).toBe('/help')
  await page.goto('/')
  await page.getByRole('button', { name: 'Show me their book' }).click()
  await page.getByText('Please give a name.').waitFor()
  await page.getByLabel('Who is the story about?').fill('Ottilie')
  await page.getByRole('radio', { name: 'Braids' }).check()
  await page.getByRole('radio', { name: 'Vector Art' }).check()
  await page.getByText('Here is Ottilie’s book.').waitFor()
  await page.getByRole('img', { name: 'The cover of Ottilie and the Giant’s Button' }).waitFor()
  await page.getByText('So Ottilie wrote PLEASE COME').waitFor()
  expect(await accessibilityFaults(page), 'tasted').toEqual([])

  // An impatient finger: one book all the same, or the locators below find two.
  await page.getByRole('link', { name: 'Look inside Theo and the Very Small Cloud' }).evaluate((link) => {
    if (link instanceof HTMLElement) for (const tap of [link, link]) tap.click()
  })
  const dialog = page.getByRole('dialog', { name: 'Theo and the Very Small Cloud' })
  await dialog.getByText('The cover', { exact: true }).waitFor()
  /** Whether words lie on their picture, not above or below it. */
  const liesOnPicture = (words: string) =>
    dialog
      .locator(`.leaf[data-open] ${words}`)
      .first()
      .evaluate((element) => {
        const [lies, picture] = [element, element.closest('.leaf')?.querySelector('.leaf-picture')].map((one) =>
          one?.getBoundingClientRect(),
        )
        return lies && picture ? lies.top >= picture.top - 1 && lies.bottom <= picture.bottom + 1 : false
      })
  await expect.poll(() => liesOnPicture('.leaf-print text')).toBe(true)
  for (const where of ['Before the story', 'Page 1 of 24', 'Pages 2 and 3 of 24']) {
    await page.keyboard.press('ArrowRight')
    await dialog.getByText(where).waitFor()
  }
  // From a button that was pressed, too.
  await dialog.getByRole('button', { name: 'Next page' }).click()
  await dialog.getByText('Pages 4 and 5 of 24').waitFor()
  await page.keyboard.press('ArrowLeft')
  await dialog.getByText('Pages 2 and 3 of 24').waitFor()
  expect(await accessibilityFaults(page), 'a sample lies open').toEqual([])
  // Her telephone is small: the words stand under their picture until she asks how it is printed.
  expect(await liesOnPicture('.leaf-words')).toBe(false)
  await dialog.getByRole('button', { name: 'As it is printed' }).click()
  await expect.poll(() => liesOnPicture('.leaf-words[data-align]')).toBe(true)
  expect(await accessibilityFaults(page), 'a sample as it is printed').toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.setViewportSize(desk)
  await page.getByRole('link', { name: 'GET STARTED FOR FREE' }).first().click()
  await page.getByText('Ottilie is waiting inside.').waitFor()
  await page.getByText('Ottilie and the Giant’s Button').waitFor()
  expect(await accessibilityFaults(page), 'sign-up with her cover').toEqual([])
  await page.getByLabel('Email').fill(`ottilie-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('nine lanterns on the pier')
  await page.getByLabel('Confirm password').fill('nine lanterns on the pier')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  // No empty shelf: what she chose is there.
  await page.getByRole('heading', { name: 'My Books' }).waitFor()
  await page.getByRole('heading', { name: 'Ottilie’s book is begun' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refunds' }).waitFor()
  expect(await accessibilityFaults(page), 'a shelf with what was begun').toEqual([])
  await page.getByRole('link', { name: 'Go on with it' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor()
  await page.goto('/dashboard/create-book?step=hero')
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('Ottilie')
  await page.goto('/dashboard/create-book?step=look')
  for (const [part, look] of [
    ['Skin', 'deep'],
    ['Hair color', 'black'],
    ['Hair', 'braids'],
    ['Clothes', 'raincoat'],
  ] as const) {
    const choices = page.getByRole('group', { name: part, exact: true })
    expect(await choices.getByRole('radio', { name: look, exact: true }).isChecked(), part).toBe(true)
  }
  await page.goto('/dashboard/create-book?step=check')
  await page.getByRole('definition').filter({ hasText: 'Vector Art' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refunds' }).waitFor()
})

test('without a script a visitor reads a sample book, finds the film, subscribes and writes to us [S1.10 S1.12 S1.16]', async () => {
  const { page } = await visit({ at: '/samples/leo', scripts: false })
  const leaf = page.locator('.leaf-story').nth(16)
  await expect.poll(() => leaf.locator('.leaf-words').innerText()).toMatch(/\w/)
  const [its, number] = await Promise.all([leaf.boundingBox(), leaf.getByText('17', { exact: true }).boundingBox()])
  expect(number?.y).toBeGreaterThan(its?.y ?? Infinity)

  await page.goto('/how-it-works')
  const film = page.locator('video:visible')
  expect(await film.getAttribute('poster')).toBe('/film/poster.webp')
  expect(await film.getAttribute('controls')).not.toBeNull()

  await page.goto('/help')
  await page.getByRole('textbox', { name: 'New stories by e-mail' }).fill(`news-${Date.now()}@example.com`)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('heading', { name: 'Please look into your mailbox' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/newsletter-sent')

  await page.goto('/help')
  await page.getByLabel('Your e-mail').fill('reader@example.com')
  await page.getByLabel('Message').fill('Does the ink smell?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await page.waitForURL('**/message-sent')
})

test('on paper the pages keep what can be read, and leave out what can only be tapped', async () => {
  const { page } = await visit({ at: '/' })
  await page.emulateMedia({ media: 'print' })
  for (const tapped of ['Watch how a book is made', 'Show me their book', 'Subscribe'])
    await page.getByRole('button', { name: tapped }).waitFor({ state: 'hidden' })
  expect(await page.locator('.hero .book').evaluate((book) => getComputedStyle(book).transform)).toBe('none')
  await page.goto('/how-it-works')
  await page.getByText('A Gift Bundle travels').waitFor()
})
