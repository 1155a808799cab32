import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type * as Tracer from "effect/Tracer"

import { type SentStatement, statements } from "#adapters/system/statements.ts"

import { begin, nanoseconds } from "./begin.ts"
import { textToTell, verbOf } from "./statement-text.ts"
import type { CurrentSpan } from "./tracer.ts"

/** Makes a span of every statement that is sent on behalf of somebody, until it is told to stop. */
export const statementSpans = (tracer: Tracer.Tracer, current: CurrentSpan): (() => void) => {
  const underWay = new WeakMap<SentStatement, Tracer.Span>()

  const start = (statement: SentStatement) => {
    const around = current.getStore()
    // The channel is the whole process's: statements that were not sent on behalf of a request of ours belong to no
    // span.
    if (around === undefined || !around.sampled) return
    const text = textToTell(statement.text)
    const span = begin(tracer, { name: verbOf(text), kind: "client", parent: Option.some(around) })
    span.attribute("db.system.name", statement.system)
    span.attribute("db.query.text", text)
    underWay.set(statement, span)
  }

  const asyncEnd = (statement: SentStatement & { readonly error?: unknown }) => {
    const exit = "error" in statement ? Exit.die(statement.error) : Exit.void
    underWay.get(statement)?.end(nanoseconds(), exit)
  }

  const listener = { start, end: nothing, asyncStart: nothing, asyncEnd, error: nothing }
  statements.subscribe(listener)
  return () => {
    statements.unsubscribe(listener)
  }
}

const nothing = () => undefined
