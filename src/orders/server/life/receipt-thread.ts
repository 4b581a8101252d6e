// The thread on which receipts are drawn; started by receipt-of.ts.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFonts } from '../../../binding/fonts.ts'
import { bindReceipt, type Receipt } from '../../../binding/receipt.ts'
import { serveThread } from '../../../platform/threads/serve-thread.ts'

const shelf = join(import.meta.dirname, '../../../../node_modules/@fontsource')
const fonts = openFonts((path) => readFileSync(join(shelf, path)))

serveThread<Receipt, Uint8Array>((receipt) => bindReceipt(receipt, fonts))
