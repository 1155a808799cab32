import { collectDefaultMetrics, Counter, Gauge as PrometheusGauge, Histogram, Registry } from "prom-client"

import { type Gauge, gauges, type Meters } from "#adapters/system/meters.ts"

type Look = Parameters<Meters["watch"]>[0]

const isGauge = (name: string): name is Gauge => Object.hasOwn(gauges, name)

// Seconds: from answers out of memory to those for which people no longer wait.
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

// Series that alerts ask for begin with 0: the increase of a series that begins with 1 would be 0.
const classes = ["2xx", "3xx", "4xx", "5xx", "aborted"] as const
const outcomes = ["done", "failed"] as const

const classOf = (status: number | null) => (status === null ? "aborted" : `${Math.floor(status / 100)}xx`)

/** Meters that tell Prometheus what they have counted (docs/operations.md#metrics). */
export const prometheusMeters = () => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request's arrival to the end of its answer, but for streams.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers
  })
  const answers = new Counter({
    name: "http_answers_total",
    help: "Answers by the class of their status, but for streams.",
    labelNames: ["class"],
    registers
  })
  for (const one of classes) answers.inc({ class: one }, 0)
  const kept = new Counter({
    name: "kept_answers_total",
    help: "Questions for what is kept in memory, and what was put out of it.",
    labelNames: ["kind", "result"],
    registers
  })
  const jobs = new Histogram({
    name: "job_duration_seconds",
    help: "Rounds of the jobs that run by the clock.",
    labelNames: ["job", "outcome"],
    buckets,
    registers
  })
  const shown = new Map(
    Object.entries(gauges).map(([name, help]) => [name, new PrometheusGauge({ name, help, registers })])
  )
  const looks: Array<Look> = []

  const look = async (one: Look) => {
    const found = await Promise.resolve()
      .then(one)
      .catch(() => ({}))
    for (const [name, value] of Object.entries(found)) {
      if (isGauge(name)) shown.get(name)?.set(value)
    }
  }

  const meters: Meters = {
    answered: ({ method, route, seconds, status }) => {
      requests.observe({ method, route, status: status ?? "aborted" }, seconds)
      answers.inc({ class: classOf(status) })
    },
    kept: (kind, result) => kept.inc({ kind, result }),
    begun: (job) => {
      for (const outcome of outcomes) jobs.zero({ job, outcome })
    },
    worked: (job, isDone, seconds) => jobs.observe({ job, outcome: isDone ? "done" : "failed" }, seconds),
    watch: (read) => void looks.push(read)
  }
  return {
    meters,
    contentType: registry.contentType,
    text: async () => {
      await Promise.all(looks.map(look))
      return registry.metrics()
    }
  }
}
