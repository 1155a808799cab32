import * as Effect from "effect/Effect"

import type { accountEndpoints } from "#ports/http/account-endpoints.ts"
import { register } from "#use-cases/account/register.ts"
import { signIn } from "#use-cases/account/sign-in.ts"

import type { Routes } from "../endpoints/route.ts"

export const accountRoutes: Routes<keyof typeof accountEndpoints> = {
  "GET /api/me": ({ user }) => Effect.succeed({ user }),
  "POST /api/auth/register": ({ address, body, startSession }) =>
    register(address, body).pipe(
      Effect.tap(startSession),
      Effect.map((user) => ({ user }))
    ),
  "POST /api/auth/login": ({ address, body, device, startSession }) =>
    signIn({ address, device }, body).pipe(
      Effect.tap(startSession),
      Effect.map((user) => ({ user }))
    ),
  "POST /api/auth/logout": ({ endSession }) => Effect.as(endSession, {})
}
