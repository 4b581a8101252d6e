import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOutage } from '../http/outage.ts'
import { openLossyWay, type Loss, type LossyWay } from '../test-lossy-way.ts'
import { s3Store } from './s3-store.ts'
import { startVerifyingS3, type VerifyingS3 } from './test-s3.ts'

let s3: VerifyingS3
let way: LossyWay
let next: (Loss | undefined)[] = []
beforeAll(async () => {
  s3 = await startVerifyingS3('books', 'a secret that nobody knows')
  way = await openLossyWay(s3.endpoint, () => next.shift())
})
afterAll(async () => {
  await way.close()
  await s3.close()
})
const open = () =>
  s3Store({
    ...{ endpoint: way.address, region: 'us-east-1', bucket: 'books', fetch },
    ...{ accessKeyId: 'house', secretAccessKey: 'a secret that nobody knows' },
  })
const key = 'editions/book.pdf'
const bytes = Buffer.from('bytes of a book')
const read = async () => Buffer.from(await new Response(await open().read(key)).arrayBuffer())

/** What is half answered is noticed by whoever reads it. */
test.each<Loss>(['is turned away', 'breaks off', 'is done and not answered'])(
  'a call that %s is made again, twice at most',
  async (loss) => {
    s3.objects.clear()
    next = [loss, loss]
    await open().write(key, bytes, 'application/pdf')
    next = [loss]
    expect(await read()).toEqual(bytes)
    next = [loss, loss, loss]
    await expect(open().remove(key)).rejects.toSatisfy(isOutage)
    expect(next).toEqual([])
    await open().remove(key)
    expect(s3.objects.size).toBe(0)
  },
)

test('what was half answered is an error, and what is refused is not asked again', async () => {
  await open().write(key, bytes, 'application/pdf')
  next = ['is half answered']
  await expect(read()).rejects.toSatisfy(isOutage)
  expect(await read()).toEqual(bytes)
  const passed = way.passed()
  await expect(
    s3Store({
      ...{ endpoint: way.address, region: 'us-east-1', bucket: 'books', fetch },
      ...{ accessKeyId: 'house', secretAccessKey: 'wrong' },
    }).read(key),
  ).rejects.toSatisfy((fault) => !isOutage(fault) && String(fault).includes('403'))
  expect(way.passed() - passed).toBe(1)
})
