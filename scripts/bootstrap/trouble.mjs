// What stops the start: always one clear line that says what to do, never a stack trace.

export class Trouble extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

const adviceByCode = {
  EACCES: (root) =>
    `Cannot write in ${root}: make the folder yours (chown -R), or copy the project to a folder of yours.`,
  EPERM: (root) =>
    `Cannot write in ${root}: make the folder yours (chown -R), or copy the project to a folder of yours.`,
  EROFS: (root) => `Cannot write in ${root}, it is read-only: copy the project to a folder of yours.`,
  ENOSPC: () => 'The disk is full: free about 1 GB and run the command again.',
}

export function troubleOf(error, root) {
  if (error instanceof Trouble) return error
  const advice = adviceByCode[error.code]
  return new Trouble(advice ? advice(root) : `Could not get ready: ${error.message}`)
}
