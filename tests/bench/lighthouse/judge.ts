import lighthouse, { type Flags, type Result } from "lighthouse"

import { medianOf } from "#domain/local/local-rules.ts"

interface Options {
  /** The browser's remote debugging port. */
  readonly port: number
  readonly runs: number
}

/** Scores are out of 100; LCP, TBT and the first press are milliseconds. */
export interface Judgement {
  readonly performance: number
  readonly "LCP applied": number
  readonly "CLS max": number
  readonly TBT: number
  readonly accessibility: number
  readonly "best practices": number
  readonly SEO: number
  /** When a press at the first paint is answered (`first-press.ts`), where that is measured. */
  readonly "first press"?: number
}

// Now and then a browser records no navigation; Lighthouse itself asks to be run again.
const attempts = 3

const judge = async (url: string, flags: Flags, attempt = 1): Promise<Result> => {
  const answer = await lighthouse(url, { logLevel: "error", output: "json", formFactor: "mobile", ...flags })
  if (answer !== undefined && answer.lhr.runtimeError === undefined) return answer.lhr
  if (attempt < attempts) return judge(url, flags, attempt + 1)
  throw new Error(`Lighthouse could not judge ${url}: ${answer?.lhr.runtimeError?.message ?? "no answer"}`)
}

const valueOf = (result: Result, audit: string): number => {
  const value = result.audits[audit]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse has no value for ${audit}`)
  return value
}

const scoreOf = (result: Result, category: string): number => {
  const score = result.categories[category]?.score
  if (score === undefined || score === null) throw new Error(`Lighthouse gave no score for ${category}`)
  return Math.round(score * 100)
}

const median = (numbers: ReadonlyArray<number>) => Math.round(medianOf(numbers) ?? Number.NaN)

/**
 * Judges a page several times in both ways: with simulated throttling, which Lighthouse scores, and with applied
 * throttling, which alone tells the truth about when a page that the server renders is painted on loopback.
 */
export const judgePage = async (url: string, { port, runs }: Options): Promise<Judgement> => {
  const simulated: Array<Result> = []
  const applied: Array<Result> = []
  for (let run = 0; run < runs; run += 1) {
    simulated.push(await judge(url, { port, throttlingMethod: "simulate" }))
    applied.push(await judge(url, { port, throttlingMethod: "devtools", onlyCategories: ["performance"] }))
  }
  const scores = (category: string) => median(simulated.map((result) => scoreOf(result, category)))
  return {
    performance: scores("performance"),
    "LCP applied": median(applied.map((result) => valueOf(result, "largest-contentful-paint"))),
    "CLS max": Math.max(
      ...[...simulated, ...applied].map((result) => valueOf(result, "cumulative-layout-shift"))
    ),
    TBT: median(simulated.map((result) => valueOf(result, "total-blocking-time"))),
    accessibility: scores("accessibility"),
    "best practices": scores("best-practices"),
    SEO: scores("seo")
  }
}
