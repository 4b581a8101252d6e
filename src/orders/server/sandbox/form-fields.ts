// The provider's calls send fields as `a[b][0]=c`: here they become the object that was meant.

type Field = string | Fields
interface Fields {
  [name: string]: Field
}

export function readFormFields(body: string): Fields {
  const whole: Fields = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\[|\]\[|\]/).filter((part) => part !== '')
    const last = path.pop() ?? name
    let place = whole
    for (const part of path) {
      const deeper = place[part]
      const next: Fields = typeof deeper === 'object' ? deeper : Object.create(null)
      place[part] = next
      place = next
    }
    place[last] = value
  }
  return whole
}
