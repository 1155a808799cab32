import { readFileSync } from "node:fs"

import { describe, expect, it } from "vitest"

import { prometheusMeters } from "#adapters/metrics/prometheus.ts"
import { gauges } from "#adapters/system/meters.ts"

const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), "utf8")

interface Dashboard {
  readonly panels: ReadonlyArray<{ readonly targets: ReadonlyArray<{ readonly expr: string }> }>
}

const functions = new Set(["sum", "by", "rate", "max", "topk", "increase", "histogram_quantile", "and"])
const labels = new Set(["le", "status", "route", "kind", "result", "job", "outcome", "class"])
/** The names in a question for Prometheus that are neither its functions nor labels. */
const namesIn = (expr: string) =>
  [...expr.replaceAll(/"[^"]*"|\[[^\]]*\]/g, "").matchAll(/[a-z_][a-z_0-9]+/g)]
    .map(([name]) => name)
    .filter((name) => !functions.has(name) && !labels.has(name))

describe("The dashboard", () => {
  it("asks for what the server counts alone", async () => {
    const { meters, text } = prometheusMeters()
    meters.answered({ method: "GET", route: "page", status: 200, seconds: 0.1 })
    meters.kept("page", "hit")
    meters.worked("mail", true, 0.1)
    const told = await text()
    const { panels }: Dashboard = JSON.parse(read("dashboards/server.json"))
    const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)))
    expect(asked.length).toBeGreaterThan(12)
    expect(asked.filter((name) => !new RegExp(`^${name}[ {]`, "m").test(told))).toEqual([])
  })

  it("and the operator's page know every level", () => {
    const page = read("operations.md")
    expect(Object.keys(gauges).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })
})

describe("The alarms of the operator's page", () => {
  const alarms = [...read("operations.md").matchAll(/^\| `([^`]* > [\d.]+)`/gm)].map(([, expr = ""]) => expr)

  it("ask for what is there before anything has gone wrong, so that the first of it is growth", async () => {
    const { meters, text } = prometheusMeters()
    meters.begun("purge")
    const told = await text()
    expect(alarms).toHaveLength(5)
    expect(alarms.flatMap(namesIn).filter((name) => !new RegExp(`^${name}[ {]`, "m").test(told))).toEqual([])
    expect(told).toMatch(/^http_answers_total\{class="5xx"\} 0$/m)
    expect(told).toMatch(/^job_duration_seconds_count\{job="purge",outcome="failed"\} 0$/m)
    meters.answered({ method: "GET", route: "page", status: 503, seconds: 0.1 })
    meters.worked("purge", false, 0.1)
    const later = await text()
    expect(later).toMatch(/^http_answers_total\{class="5xx"\} 1$/m)
    expect(later).toMatch(/^job_duration_seconds_count\{job="purge",outcome="failed"\} 1$/m)
  })

  it("ring for several late emails at once, not for those of one full mailbox, as the dashboard shows", () => {
    const ofMail = alarms.filter((expr) => expr.includes("outbox_"))
    expect(ofMail).toEqual(["max(outbox_oldest_seconds) > 600 and max(outbox_overdue) > 5"])
    const { panels }: Dashboard = JSON.parse(read("dashboards/server.json"))
    const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect(shown).toEqual(expect.arrayContaining(ofMail))
  })
})

describe("A look that fails", () => {
  it("leaves what was seen last, and the rest is told", async () => {
    const { meters, text } = prometheusMeters()
    let isAway = false
    meters.watch(() => {
      if (isAway) throw new Error("The database is away")
      return { outbox_failed: 3 }
    })
    meters.watch(() => Promise.resolve({ event_streams: 2 }))
    expect(await text()).toMatch(/^outbox_failed 3$/m)
    isAway = true
    const told = await text()
    expect(told).toMatch(/^outbox_failed 3$/m)
    expect(told).toMatch(/^event_streams 2$/m)
  })
})
