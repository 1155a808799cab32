import * as Effect from "effect/Effect"

import type { ProjectRecord } from "#domain/project/project.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { unsay } from "../notices/unsay.ts"

/** Takes back what the provider was told whom a project was addressed to, unless they have read it. */
export const takeBack = Effect.fnUntraced(function* ({ id, providerId }: ProjectRecord) {
  if (providerId === null) return
  const { userId } = yield* Effect.orDie((yield* ProviderRepository).byId(providerId))
  yield* unsay(userId, "project-addressed", [id])
})
