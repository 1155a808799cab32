import * as Effect from "effect/Effect"

import type { Session } from "#domain/session/session.ts"
import type { accountEndpoints } from "#ports/http/account-endpoints.ts"
import { changeAccount, changeEmail, changePassword, showAccount } from "#use-cases/account/change-account.ts"
import { confirmEmail, sendConfirmation } from "#use-cases/account/confirm-email.ts"
import { endOneSession, endOtherSessions, listSessions } from "#use-cases/account/end-sessions.ts"
import { forgotPassword } from "#use-cases/account/forgot-password.ts"
import { register } from "#use-cases/account/register.ts"
import { lookAtReset, resetPassword } from "#use-cases/account/reset-password.ts"
import { signIn } from "#use-cases/account/sign-in.ts"
import { limitationWords } from "#use-cases/sanction/live-sanction.ts"

import type { Routes } from "../endpoints/route.ts"
import { deviceName } from "../session/device-name.ts"

const asOwnSession = ({ createdAt, id, publicId, seenOn, userAgent }: Session, current: Session) => ({
  id: publicId,
  device: deviceName(userAgent),
  startedAt: createdAt,
  seenOn,
  isCurrent: id === current.id
})

export const accountRoutes: Routes<keyof typeof accountEndpoints> = {
  "GET /api/me": ({ isOperator, limited, user }) => {
    if (limited !== null) return Effect.map(limitationWords(limited), (words) => ({ user, limited: words }))
    return Effect.succeed(isOperator ? { user, operator: true as const } : { user })
  },
  "POST /api/auth/register": ({ address, body, startSession }) =>
    register(address, body).pipe(
      Effect.tap(startSession),
      Effect.map((user) => ({ user }))
    ),
  "POST /api/auth/login": ({ address, body, device, startSession }) =>
    Effect.map(signIn({ address, device }, startSession, body), (user) => ({ user })),
  "POST /api/auth/forgot": ({ address, body }) => Effect.as(forgotPassword(address, body), {}),
  "POST /api/auth/reset/look": ({ address, body }) => lookAtReset(address, body),
  "POST /api/auth/reset": ({ address, body, device }) =>
    Effect.as(resetPassword({ address, device }, body), {}),
  "POST /api/auth/confirm": ({ address, body }) => Effect.as(confirmEmail(address, body), {}),
  "GET /api/me/account": ({ user }) => showAccount(user),
  "PUT /api/me": ({ address, body, user }) =>
    Effect.map(changeAccount(address, user, body), (changed) => ({ user: changed })),
  "POST /api/me/confirmation": ({ actor }) => Effect.as(sendConfirmation(actor), {}),
  "POST /api/me/email": ({ address, body, user }) => Effect.as(changeEmail(address, user, body), {}),
  "POST /api/me/password": ({ body, session, user }) => Effect.as(changePassword(user, session, body), {}),
  "GET /api/me/sessions": ({ actor, session }) =>
    Effect.map(listSessions(actor), (sessions) => sessions.map((one) => asOwnSession(one, session))),
  "POST /api/me/sessions/end-others": ({ actor, session }) =>
    Effect.map(endOtherSessions(actor, session), (ended) => ({ ended })),
  "POST /api/me/sessions/:sessionName/end": ({ actor, params }) =>
    Effect.as(endOneSession(actor, params.sessionName), {}),
  "POST /api/auth/logout": ({ endSession }) => Effect.as(endSession, {})
}
