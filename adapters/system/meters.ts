import * as Context from "effect/Context"

/** An answer that is out, by the pattern of its address: there are few of these. */
export interface Answered {
  readonly method: string
  readonly route: string
  /** Null where the caller left before it began. */
  readonly status: number | null
  readonly seconds: number
}

/** What is kept in memory: calls' answers, pages, the pictures of link previews, professionals, and thumbs of photos. */
export type KeptKind = "answer" | "page" | "preview" | "professional" | "thumb"

/** What has happened in a cache: the result of a lookup, or an eviction. */
export type KeptResult = "hit" | "miss" | "stale" | "evicted"

/** Numbers that are read at each scrape. */
export const gauges = {
  event_streams: "Open streams of events.",
  pool_used: "Connections of the writing pool that are in use.",
  pool_free: "Connections of the writing pool that wait for work.",
  pool_wanted: "Callers that wait for a connection of the writing pool.",
  reader_connections: "Connections that single questions are asked on.",
  reader_questions: "Questions without an answer yet on these.",
  replicas: "Replicas that serve.",
  outbox_overdue: "Emails that should be out, with those that are tried again.",
  outbox_oldest_seconds: "How long ago the email was first due that has waited the longest.",
  outbox_failed: "Emails that were given up."
} as const
export type Gauge = keyof typeof gauges

export type Levels = Partial<Record<Gauge, number>>

/** Where a server counts what it does. */
export interface Meters {
  readonly answered: (answer: Answered) => void
  readonly kept: (kind: KeptKind, result: KeptResult) => void
  /** A scheduled job has been started: its rounds count from zero on. */
  readonly begun: (job: string) => void
  /** A round of a scheduled job has ended. */
  readonly worked: (job: string, isDone: boolean, seconds: number) => void
  /** Adds numbers that are read at each scrape; where reading them fails, the last ones stand. */
  readonly watch: (look: () => Levels | Promise<Levels>) => void
}

const nothing = () => undefined

/** Count nothing. */
export const noMeters: Meters = {
  answered: nothing,
  kept: nothing,
  begun: nothing,
  worked: nothing,
  watch: nothing
}

export const Metering = Context.Reference<Meters>("adapters/Metering", { defaultValue: () => noMeters })

/** The meters of a running server. */
export const metersIn = (context: Context.Context<never>): Meters => Context.get(context, Metering)
