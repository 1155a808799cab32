import * as Schema from "effect/Schema"

import { Credentials, Registration, User } from "#domain/account/account.ts"

import { type AnyEndpoint, plain } from "./endpoint.ts"

export const Nothing = Schema.Struct({})

export const accountEndpoints = {
  "GET /api/me": {
    ...plain,
    summary: "The signed-in person, or null",
    success: Schema.Struct({ user: Schema.NullOr(User) })
  },
  "POST /api/auth/register": {
    ...plain,
    summary: "Register and sign in",
    body: Registration,
    success: Schema.Struct({ user: User }),
    status: 201,
    fails: [409, 422, 429, 503]
  },
  "POST /api/auth/login": {
    ...plain,
    summary: "Sign in",
    body: Credentials,
    success: Schema.Struct({ user: User }),
    fails: [401, 422, 429, 503]
  },
  "POST /api/auth/logout": { ...plain, summary: "Sign out; also fine when signed out", success: Nothing }
} satisfies Record<string, AnyEndpoint>
