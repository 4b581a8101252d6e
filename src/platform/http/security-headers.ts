// Headers on every answer: nothing runs or loads on our pages but what we ship.

import type { Config } from '../config.ts'

export function contentSecurityPolicy(config: Pick<Config, 'AUTH_URL'>): string {
  const auth = config.AUTH_URL ? ` ${new URL(config.AUTH_URL).origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${auth}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

export function setSecurityHeaders(headers: Headers, config: Pick<Config, 'AUTH_URL' | 'PUBLIC_URL'>): void {
  if ((headers.get('content-type') ?? '').startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(config))
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  } else {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'same-origin')
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('x-frame-options', 'DENY')
  if (config.PUBLIC_URL?.startsWith('https:')) {
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  }
}
