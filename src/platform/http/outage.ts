// Whether a fault is the infrastructure being away: worth a 503 and another try, not an alarm about our code.

const outageCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'],
  // A line of `fetch` that broke, and a store that turns calls away.
  ...['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'STORE_AWAY'],
  // The disk: full, not to be written, broken; and a machine out of handles.
  ...['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
])
const outageWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/i

export function isOutage(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : ''
  // 08: connection, 53: out of resources, 57: the server stops or cancels us.
  if (outageCodes.has(code) || /^(08|53|57)/.test(code) || outageWords.test(fault.message)) return true
  if (fault.name === 'TimeoutError') return true
  return isOutage(fault.cause)
}
