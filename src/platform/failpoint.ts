// Named places where a test may kill the process as a power cut would: FAILPOINT=name, or name:3 for the third passing.

export type Failpoint = (name: string) => void

export function failpointFrom(setting: string | undefined): Failpoint {
  if (!setting) return () => {}
  const [wanted, count = '1'] = setting.split(':')
  let left = Number(count)
  return (name) => {
    if (name !== wanted) return
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }
}
