// A member as the auth protocol shows her.

import { desc, eq } from 'drizzle-orm'
import { credentials, mfaFactors, users } from '../../../../database/schema/members.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { AuthUser } from '../../auth-shapes.ts'

export type Factor = typeof mfaFactors.$inferSelect

export interface Member {
  id: string
  /** Empty for a visitor. */
  email: string
  isVisitor: boolean
  isOperator: boolean
  firstName: string
  lastName: string
  passwordHash: string
  confirmedAt: Date | null
  lastSignInAt: Date | null
  metadata: Record<string, unknown>
  createdAt: Date
  updatedAt: Date
  factors: Factor[]
}

type Which = { id: string } | { email: string }

export async function findMember(rows: Rows, which: Which): Promise<Member | undefined> {
  const found = await rows
    .select({ user: users, secret: credentials, factor: mfaFactors })
    .from(users)
    .innerJoin(credentials, eq(credentials.user_id, users.id))
    .leftJoin(mfaFactors, eq(mfaFactors.user_id, users.id))
    .where('id' in which ? eq(users.id, which.id) : eq(users.email, which.email))
    .orderBy(desc(mfaFactors.created_at))
  const [first] = found
  if (!first) return undefined
  const { user, secret } = first
  return {
    id: user.id,
    email: user.email ?? '',
    isVisitor: user.email === null,
    isOperator: user.is_operator,
    firstName: user.first_name,
    lastName: user.last_name,
    passwordHash: secret.password_hash,
    confirmedAt: secret.email_confirmed_at,
    lastSignInAt: secret.last_sign_in_at,
    metadata: { ...(secret.user_metadata ?? {}) },
    createdAt: user.created_at,
    updatedAt: user.updated_at > secret.updated_at ? user.updated_at : secret.updated_at,
    factors: found.flatMap(({ factor }) => factor ?? []),
  }
}

export const hasSecondFactor = (member: Member) => member.factors.some((factor) => factor.status === 'verified')

/** Server's facts about a member, readable in her token. */
export function appMetadata(member: Pick<Member, 'isVisitor' | 'isOperator' | 'factors'>): Record<string, unknown> {
  if (member.isVisitor) return {}
  return {
    provider: 'email',
    providers: ['email'],
    ...(member.isOperator && { is_operator: true }),
    ...(member.factors.some((factor) => factor.status === 'verified') && { second_factor: true }),
  }
}

export function showUser(member: Member): AuthUser {
  const created = member.createdAt.toISOString()
  const updated = member.updatedAt.toISOString()
  const confirmed = member.confirmedAt?.toISOString()
  const signedIn = member.lastSignInAt?.toISOString()
  return {
    id: member.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: member.email,
    ...(confirmed && { email_confirmed_at: confirmed, confirmed_at: confirmed }),
    ...(signedIn && { last_sign_in_at: signedIn }),
    phone: '',
    app_metadata: appMetadata(member),
    user_metadata: member.metadata,
    identities: member.isVisitor ? [] : [identityOf(member)],
    ...(member.factors.length > 0 && { factors: member.factors.map(showFactor) }),
    created_at: created,
    updated_at: updated,
    is_anonymous: member.isVisitor,
  }
}

function identityOf(member: Member) {
  const signedIn = member.lastSignInAt?.toISOString()
  return {
    identity_id: member.id,
    id: member.id,
    user_id: member.id,
    identity_data: {
      email: member.email,
      email_verified: member.confirmedAt !== null,
      phone_verified: false,
      sub: member.id,
    },
    provider: 'email',
    email: member.email,
    ...(signedIn && { last_sign_in_at: signedIn }),
    created_at: member.createdAt.toISOString(),
    updated_at: member.updatedAt.toISOString(),
  }
}

const showFactor = (factor: Factor) => ({
  id: factor.id,
  friendly_name: factor.friendly_name,
  factor_type: factor.factor_type,
  status: factor.status === 'verified' ? ('verified' as const) : ('unverified' as const),
  created_at: factor.created_at.toISOString(),
  updated_at: factor.updated_at.toISOString(),
})
