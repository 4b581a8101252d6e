// The door, for those who are not signed in; the profile, for those who are.

import { paths } from '../../base/paths.ts'
import type { Screen } from '../../ui/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: paths.signIn,
    frame: 'signed-out',
    load: () => import('./door.ts').then((room) => room.SignInScreen),
  },
  {
    path: paths.signUp,
    frame: 'signed-out',
    load: () => import('./door.ts').then((room) => room.SignUpScreen),
  },
  {
    path: paths.forgotPassword,
    frame: 'signed-out',
    load: () => import('./door.ts').then((room) => room.ForgotPasswordScreen),
  },
  {
    path: paths.resetPassword,
    frame: 'signed-out',
    load: () => import('./door.ts').then((room) => room.ResetPasswordScreen),
  },
  {
    path: paths.profile,
    frame: 'shell',
    load: () => import('./profile-screen.tsx').then((room) => room.ProfileScreen),
  },
]
