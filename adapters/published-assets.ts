import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"

import { AssetStore, type Build } from "#ports/asset-store.ts"
import { now } from "#use-cases/now.ts"

import { describeError } from "./system/describe-error.ts"
import type { Log } from "./system/log.ts"

/** Stores the assets of the build that this server begins to serve. It can do without; a fault is told to the log. */
export const publishAssets = (build: Build, log: Log) =>
  Effect.gen(function* () {
    const { publish } = yield* AssetStore
    yield* publish(build, yield* now)
  }).pipe(
    Effect.catchCause((cause) =>
      Effect.sync(() =>
        log.error(
          { error: describeError(Cause.squash(cause)) },
          "The files of the interface were not stored: its pages may not work while another version answers"
        )
      )
    )
  )
