import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Option from "effect/Option"
import { describe, expect, it } from "vitest"

import { lostSpans, unsentEmails } from "#adapters/system/log.ts"
import { TracedByOtlp } from "#adapters/tracing/index.ts"
import { textToTell } from "#adapters/tracing/statement-text.ts"
import { parentOf } from "#adapters/tracing/trace-parent.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { attributesOf, startCollector } from "#tests/support/app/collector.ts"
import { sourcesIn } from "#tests/support/source/imports.ts"

const traced = (url: string, onLost: (why: string) => void = () => undefined) =>
  ManagedRuntime.make(
    TracedByOtlp(
      { url: `${url}/v1/traces`, headers: {}, resource: { serviceName: "pros", attributes: {} } },
      onLost
    )
  )

const batch = 512
const work = (name: string) => Effect.withSpan(Effect.void, name)
const manySpans = Effect.forEach(Array.from({ length: 8 * batch }), () => work("a step"), { discard: true })

describe("A collector that", () => {
  it(
    "is silent gets four batches at once and no more, and holds up neither work nor the end",
    { timeout: 90_000 },
    async () => {
      const lost: Array<string> = []
      const collector = await startCollector(() => undefined)
      const runtime = traced(collector.url, (why) => lost.push(why))
      await runtime.runPromise(manySpans)
      await expect.poll(() => collector.seen.length).toBe(4)
      expect(await runtime.runPromise(Effect.as(work("another"), "done"))).toBe("done")
      const begun = performance.now()
      await runtime.dispose()
      expect(performance.now() - begun).toBeLessThan(30_000)
      expect(collector.seen.length).toBe(4)
      expect(new Set(lost)).toEqual(new Set(["slower than spans are made"]))
      await collector.stop()
    }
  )

  it("is gone loses what it would have got, and the log says why", async () => {
    const lost: Array<string> = []
    const { stop, url } = await startCollector()
    await stop()
    const runtime = traced(url, (why) => lost.push(why))
    await runtime.runPromise(manySpans)
    await expect.poll(() => lost.length).toBeGreaterThan(0)
    await runtime.dispose()
    expect(lost).toContain("ECONNREFUSED")
  })

  it.each([
    [429, { "retry-after": "86400" }, "status 429"],
    [307, { location: "http://127.0.0.1:1/elsewhere" }, expect.any(String)],
    [401, {}, "status 401"]
  ])("answers %i is asked twice and left alone for a while", async (status, headers, reason) => {
    const lost: Array<string> = []
    const collector = await startCollector((_, response) => response.writeHead(status, headers).end("no"))
    const runtime = traced(collector.url, (why) => lost.push(why))
    await runtime.runPromise(work("a step"))
    await runtime.dispose()
    expect(collector.seen).toHaveLength(2)
    expect(lost).toEqual([reason])
    await collector.stop()
  })
})

it.each([
  ["spans that were lost", lostSpans],
  ["emails that were not handed over", unsentEmails]
])("writes one line a minute about %s", (_, linesOf) => {
  const lines: Array<object> = []
  const write = linesOf({ warn: (entry) => lines.push(entry) })
  for (let at = 0; at < 5; at += 1) write("ECONNREFUSED")
  expect(lines).toEqual([{ why: "ECONNREFUSED" }])
})

it("tells of a failure its name, and nothing that stands in it", async () => {
  const collector = await startCollector()
  const runtime = traced(collector.url)
  const statement = "insert into messages (content) values ('call me at 555-0100') - is too long"
  const cause = new Error("password hunter2")
  await runtime.runPromiseExit(Effect.withSpan(Effect.die(new TypeError(statement, { cause })), "a defect"))
  await runtime.runPromiseExit(Effect.withSpan(Effect.die("hunter2"), "a word"))
  await runtime.runPromiseExit(Effect.withSpan(Effect.fail(new NotFound({ thing: "quote" })), "a refusal"))
  const note = Effect.map(Effect.currentSpan, (span) => span.event("hunter2", 0n))
  await runtime.runPromise(Effect.withSpan(note, "a line"))
  await runtime.dispose()
  const told = collector
    .spans()
    .map((span) => [span.name, span.status.code, attributesOf(span)["error.type"]])
  expect(told).toEqual([
    ["a defect", 2, "TypeError"],
    ["a word", 2, "string"],
    ["a refusal", 1, "NotFound"],
    ["a line", 1, undefined]
  ])
  expect(collector.text()).not.toMatch(/hunter2|555-0100|messages|spans\.test\.ts/)
  await collector.stop()
})

describe("A statement", () => {
  it.each([
    ["select *\n  from users where id = $1", "select * from users where id = $1"],
    ["select 'o''brien', E'a\\\\b' from x", "select ?, E? from x"],
    ["where starts_with('it''s', 'a') and b = '%x%'", "where starts_with(?, ?) and b = ?"]
  ])("is told without what stands in quotes", (text, told) => expect(textToTell(text)).toBe(told))

  it("for many rows is cut off", () => expect(textToTell("x, ".repeat(10_000))).toHaveLength(2_000))
})

describe("A traceparent", () => {
  const [trace, span] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"]

  it.each([
    ["01", true],
    ["00", false],
    ["03", true]
  ])("with the flags %s names a span that is sampled: %s", (flags, sampled) => {
    const parent = parentOf(`00-${trace}-${span}-${flags}`)
    expect(Option.getOrThrow(parent)).toMatchObject({ traceId: trace, spanId: span, sampled })
  })

  it.each([
    "",
    `00-${"0".repeat(32)}-${span}-01`,
    `00-${trace}-${"0".repeat(16)}-01`,
    `ff-${trace}-${span}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}-${span}-01-more`,
    `00-${trace}-${span}-01\n`
  ])("such as %j names none", (header) => expect(Option.isNone(parentOf(header))).toBe(true))
})

it("costs a server without a collector not even the reading of its code", () => {
  const others = sourcesIn(["adapters", "src"]).filter(({ path }) => !path.startsWith("adapters/tracing/"))
  const reading = /from "(effect\/(http|observability)\/|[^"]*\/tracing\/)/
  expect(others.filter(({ text }) => reading.test(text)).map(({ path }) => path)).toEqual([])
  expect(others.some(({ text }) => text.includes('await import("./tracing/index.ts")'))).toBe(true)
})
