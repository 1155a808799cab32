import * as Effect from "effect/Effect"

import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import { type Asks, interpret } from "#domain/search/interpret.ts"
import type { Interpretation } from "#domain/search/interpretation.ts"
import { Places } from "#ports/places.ts"

/** Interprets texts as the server does, with the places of the United States. */
export const openInterpreter = async () => {
  const { find, meant } = await Effect.runPromise(Effect.provide(Places, ZipcodePlaces))
  const asks: Asks = {
    find: (text) => find(text) && meant(text),
    meant,
    isCorrecting: true
  }
  return {
    understood: (text: string): Interpretation => interpret(text, asks),
    asWritten: (text: string): Interpretation => interpret(text, { ...asks, isCorrecting: false })
  }
}
