// A reason not to start, in one line that says what to do. The entry prints it without a stack trace.

export class StartFault extends Error {
  constructor(line: string) {
    super(line)
    this.name = 'StartFault'
  }
}
