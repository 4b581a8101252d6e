// A QR code as an SVG picture, small enough to travel in a JSON answer.

import { qrMatrix } from './qr-matrix.ts'

const margin = 4

export function qrSvg(text: string): string {
  const matrix = qrMatrix(text)
  const side = matrix.length + 2 * margin
  const runs = matrix.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map(
      (run) => `M${run.index + margin} ${y + margin}h${run[0].length}v1h-${run[0].length}z`,
    )
  })
  // Named colours: clients put this behind `data:image/svg+xml;utf-8,` unescaped, where a # would end it.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${side}v${side}H0z"/><path fill="black" d="${runs.join('')}"/></svg>`
}
