// The addresses that the application in the browser answers: the server sends its shell there.

import { paths } from '../base/paths.ts'

export const screenAddresses = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
  paths.dashboard,
  `${paths.dashboard}/*`,
] as const
