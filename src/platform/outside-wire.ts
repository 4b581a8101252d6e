// The wire to the outside world: to the addresses of the settings, and to no other that a service there might lead us on to.

export const outsideWire: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
