// What a person at a terminal is told: one line that counts up; a line for each count where it is written into a file.

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

export function openProgress(screen: Screen) {
  const isTerminal = screen.isTTY === true
  const clear = isTerminal ? '\r\u001B[K' : ''
  let shown = ''
  return {
    /** Takes the place of the count before it. */
    count(line: string): void {
      if (line !== shown) screen.write(`${clear}${line}${isTerminal ? '' : '\n'}`)
      shown = line
    },
    say: (line: string) => void screen.write(`${clear}${line}\n`),
  }
}
