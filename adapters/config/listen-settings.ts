import { wrongSetting } from "./setting-error.ts"
import type { Environment, Settings } from "./settings.ts"
import { readWholeNumber } from "./whole-number.ts"

const maxPort = 65_535

/** 3000 unless set; 0 takes a free one. */
export const readPort = (environment: Environment): number =>
  readWholeNumber(environment, "PORT", { most: maxPort, example: 3000 }) ?? 3000

const hostIn = (variable: "HOST" | "METRICS_HOST", value: string | undefined): string => {
  if (!value) return "127.0.0.1"
  if (/^[\w.:-]+$/.test(value)) return value
  throw wrongSetting(
    variable,
    `is ${JSON.stringify(value)}, neither an address nor a host's name`,
    "127.0.0.1"
  )
}

/** This machine alone unless set. */
export const readHost = (value: string | undefined): string => hostIn("HOST", value)

const refuseMetrics = (fault: string) => wrongSetting("METRICS_PORT", fault, 9464)

// Each worker serves its metrics on a port of its own, from this one on.
const checkMetricsPort = (first: number, { port, workers }: Pick<Settings, "port" | "workers">): number => {
  const last = first + workers - 1
  if (first === 0) throw refuseMetrics("is 0, and nobody would know where to ask")
  if (first <= port && port <= last) {
    const others = workers === 1 ? "" : `, with the ${workers - 1} after it for WORKERS=${workers}`
    throw refuseMetrics(`is ${first}${others}, and PORT is ${port}: they need ports of their own`)
  }
  if (last > maxPort) {
    throw refuseMetrics(`is ${first}, and WORKERS=${workers} needs ports up to ${last}, beyond ${maxPort}`)
  }
  return first
}

/** Where metrics are served: nowhere unless a port is set; then to this machine alone unless a host is. */
export const readMetrics = (environment: Environment, server: Pick<Settings, "port" | "workers">) => {
  const port = readWholeNumber(environment, "METRICS_PORT", { most: maxPort, example: 9464 })
  if (port === null) return null
  return { port: checkMetricsPort(port, server), host: hostIn("METRICS_HOST", environment["METRICS_HOST"]) }
}
