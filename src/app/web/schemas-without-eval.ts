// Imported first: the content security policy forbids making code from text, which zod's schemas would try when they are defined.
// Said where zod looks for it and not by its `config()`: the first script must not wait for zod.

Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
