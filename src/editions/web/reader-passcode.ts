// The passcode of a shared book, remembered as long as this tab is open: a reload does not ask for it again.

const key = `passcode ${location.pathname}`

export const passcodeOfTab = (): string | null => sessionStorage.getItem(key)

/** The page that asks: it opens by itself what this tab has opened before. */
export function rememberPasscode(form: HTMLFormElement, field: HTMLInputElement): void {
  const known = passcodeOfTab()
  if (field.ariaInvalid === 'true') sessionStorage.removeItem(key)
  else if (known !== null) {
    field.value = known
    form.submit()
    return
  }
  form.addEventListener('submit', () => sessionStorage.setItem(key, field.value))
}
