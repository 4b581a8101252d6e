// All words of signing up, signing in and the way back in.

import { brand } from '../base/brand.ts'
import { unexpectedError } from '../base/refusal.ts'

export const authWords = {
  email: 'Email',
  emailHint: 'Your account lives under this address. It cannot be changed later.',
  password: 'Password',
  confirmPassword: 'Confirm password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',

  fillInAll: 'Please fill in all fields',
  notAnEmail: 'Please check your email address',
  unexpected: unexpectedError,
  offline: `We could not reach ${brand}. Check your connection and try again.`,
  missing: {
    email: 'Enter your email address',
    password: 'Enter your password',
    confirm: 'Type your password a second time',
    code: 'Enter the code from your app',
  },
  badEmail: 'Enter an email address like name@example.com',

  signIn: {
    title: 'Sign in',
    lead: 'Your stories are where you left them.',
    submit: 'Sign in',
    pending: 'Signing in...',
    remember: 'Remember me',
    forgot: 'Forgot your password?',
    sendConfirmation: 'Send the confirmation link again',
    newHere: `New to ${brand}?`,
    signUp: 'Create an account',
    ended: 'You have been signed out. Please sign in again.',
    confirmed: 'Your email is confirmed. Sign in to go on.',
    otherBrowser:
      'That link signs you in only in the browser where you asked for it. Here you can sign in with your password.',
    linkExpired: 'That link has expired or was already used. Sign in, or ask for a new link.',
    caption: 'And then the book was opened again, just where the ribbon lay.',
  },

  again: {
    title: 'Please sign in again',
    lead: 'You have been signed out. Sign in again, and go on just where you are: nothing that you typed is lost.',
    other: 'Sign in as somebody else',
  },

  code: {
    title: 'One more step',
    lead: 'Open your authenticator app and type the 6-digit code it shows for this account.',
    label: '6-digit code',
    submit: 'Continue',
    pending: 'Checking...',
    notSixDigits: 'The code has 6 digits',
    other: 'Use another account',
    caption: '“Say the secret number,” whispered the dragon.',
  },

  signUp: {
    title: 'Create your account',
    lead: 'Free to start. Write a whole story before you pay for anything.',
    first: 'No account is needed to write and read it:',
    begin: 'begin the story first',
    submit: 'Create account',
    pending: 'Creating account...',
    passwordHint: 'At least 6 characters. Three or four words you like make a good one.',
    passwordTooShort: 'Password must be at least 6 characters',
    passwordShortHint: 'Use 6 characters or more',
    mismatch: 'Passwords do not match',
    mismatchHint: 'Type the same password again',
    terms: {
      before: 'I am 18 or over and agree to the ',
      terms: 'Terms',
      between: ' and the ',
      privacy: 'Privacy Notice',
    },
    termsMissing: 'Tick the box if you are 18 or over and agree to the Terms and the Privacy Notice',
    taken: 'Sign in with this email, or use another one',
    already: 'Already have an account?',
    signIn: 'Sign in',
    caption: 'Once upon a time there was somebody you love…',
  },

  /** Signing in by Google, Apple or another provider. */
  outside: {
    label: 'Other ways to sign in',
    continueWith: (name: string) => `Continue with ${name}`,
    pending: 'One moment...',
    agree: 'By going on this way you say that you are 18 or over and agree to the ',
    faults: {
      outside_unavailable: 'We could not reach the sign-in provider. Please try again, or sign in with your email.',
      outside_canceled: 'You did not finish signing in there. Nothing was changed.',
      outside_expired: 'That took too long. Please try again.',
      outside_email_unproved:
        'The provider did not tell us an email address that it knows to be yours. Please sign up with your email and a password.',
      outside_email_taken:
        'There is an account with this email already. Please sign in with its password; if you do not know it, choose “Forgot your password?”.',
    },
  },

  visitor: {
    bar: 'Your book',
    held: 'Kept for a day, without an account',
    save: 'Save my book',
    signIn: 'Sign in',
    signUpTitle: 'Keep this book',
    signUpLead: 'It is held for you for a day. With a free account it stays yours, and its pictures can be painted.',
    signInLead: 'The book that you have begun comes along.',
    confirmHint: 'Once you have opened it, your book is on your shelf.',
  },

  confirm: {
    title: 'One letter to open',
    words: 'Please check your email for a confirmation link',
    sentTo: 'We sent it to',
    hint: 'Nothing there after a minute? Look in the spam folder, or let us send it again.',
    again: 'Send it again',
    sending: 'Sending...',
    sentAgain: 'Sent again. It can take a minute.',
    wrong: 'Use another email',
    caption: 'Somewhere an owl was already on its way with a letter.',
  },

  forgot: {
    title: 'Forgot your password?',
    lead: 'Tell us your email and we will send you a link to choose a new one.',
    submit: 'Send the link',
    pending: 'Sending...',
    sentTitle: 'Look in your inbox',
    sent: 'If there is an account for this address, a link to choose a new password is on its way. It works for one hour.',
    again: 'Use another email',
    code: 'Type the code from the mail',
    back: 'Back to sign in',
    caption: 'The key was under the third mushroom all along.',
  },

  reset: {
    title: 'Choose a new password',
    lead: 'You will stay signed in on this device.',
    submit: 'Save new password',
    pending: 'Saving...',
    done: 'Your new password is saved',
    doneLead: 'Use it the next time you sign in.',
    toDashboard: 'Go to your books',
    lostTitle: 'This link does not work any more',
    lost: 'It has expired or was already used. Ask for a new one; it takes a minute.',
    tookLong: 'That took more than a quarter of an hour. To keep your account safe, please ask for a new link.',
    askAgain: 'Send me a new link',
    otherTitle: 'You asked for this link in another browser',
    other:
      'To keep your account safe, the link opens only there. To go on here instead, type your email and the 6-digit code from the same mail. The code is good for ten minutes.',
    codeTitle: 'Type the code from the mail',
    codeLead: 'It has 6 digits and is good for ten minutes. You then choose a new password here.',
    codeMissing: 'Enter the code from the mail',
    mailedCode: '6-digit code from the mail',
    withCode: 'Continue',
    checking: 'Checking...',
    caption: 'So she cut herself a new key, a brighter one.',
  },

  strength: {
    label: 'Password strength',
    short: 'Too short: use at least 6 characters',
    repetitive: 'Easy to guess: it repeats itself',
    fair: 'Short. 15 characters or more would be much safer',
    good: 'Good. 15 characters or more would be safer still',
    strong: 'Strong',
  },

  /** Why the service calls a password weak. */
  weak: {
    heading: 'That password is too easy to guess',
    length: 'It is too short. Use more characters',
    characters: 'It needs more kinds of characters',
    pwned: 'It is common, leaked, or made of your own name. Choose another one',
    other: 'Choose another password',
  },

  foot: {
    help: 'Help and contact',
    terms: 'Terms',
    privacy: 'Privacy',
    children: 'Children’s data',
    refunds: 'Refunds',
    accessibility: 'Accessibility',
  },

  dashboard: {
    skip: 'Skip to the page',
    nav: 'Main',
    binding: 'Sidebar',
    home: 'Dashboard',
    create: 'Create New Book',
    createShort: 'Create',
    checkout: 'Checkout',
    orders: 'My Orders',
    ordersShort: 'Orders',
    profile: 'My Profile',
    profileShort: 'Profile',
    desk: 'Operator’s desk',
    signOut: 'Sign out',
    signOutTitle: 'Sign out?',
    signOutWords: 'Your books stay safe in your account.',
    stay: 'Stay signed in',
    member: 'Member',
    unreachable: 'We could not check your sign-in.',
  },
} as const
