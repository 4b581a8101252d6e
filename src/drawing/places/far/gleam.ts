// What gleams out there: glass, metal, light.

export const GLASS = { material: 'glass', puff: 0.5 } as const

export const METAL = { material: 'metal', puff: 0.6 } as const

export const LIT = { material: 'light', puff: 0, plain: true, lit: true } as const
