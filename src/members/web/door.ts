// The screens of the door, fetched together: they are small and lead to each other.

export { ForgotPasswordScreen } from './forgot-password-screen.tsx'
export { ResetPasswordScreen } from './reset-password-screen.tsx'
export { SignInScreen } from './sign-in-screen.tsx'
export { SignUpScreen } from './sign-up-screen.tsx'
