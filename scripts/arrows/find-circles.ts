// Circles of files: each is found once, as the shortest way from its first file back to itself.

export function findCircles(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const told = new Set<string>()
  for (const start of [...targets.keys()].toSorted()) {
    if (told.has(start)) continue
    const circle = shortestCircle(start, targets)
    if (circle === undefined) continue
    circles.push(circle)
    for (const file of circle) told.add(file)
  }
  return circles
}

function shortestCircle(start: string, targets: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const next of targets.get(file) ?? []) {
      if (next === start) return wayTo(file, start, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return undefined
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end]
  for (let file = end; file !== start; way.unshift(file)) file = cameFrom.get(file) ?? start
  return way
}
