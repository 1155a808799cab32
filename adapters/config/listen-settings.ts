import { SettingError } from "./setting-error.ts"
import type { Environment, Settings } from "./settings.ts"

const maxPort = 65_535

const portIn = (variable: "METRICS_PORT" | "PORT", value: string, example: number): number => {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (port <= maxPort) return port
  throw new SettingError(
    `${variable} is ${JSON.stringify(value)}, not a whole number from 0 to ${maxPort}; for example ${variable}=${example}`
  )
}

/** 3000 unless set; 0 takes a free one. */
export const readPort = (value: string | undefined): number => (value ? portIn("PORT", value, 3000) : 3000)

const hostIn = (variable: "HOST" | "METRICS_HOST", value: string | undefined): string => {
  if (!value) return "127.0.0.1"
  if (/^[\w.:-]+$/.test(value)) return value
  throw new SettingError(
    `${variable} is ${JSON.stringify(value)}, neither an address nor a host's name; for example ${variable}=127.0.0.1`
  )
}

/** This machine alone unless set. */
export const readHost = (value: string | undefined): string => hostIn("HOST", value)

const refuseMetrics = (fault: string) =>
  new SettingError(`METRICS_PORT ${fault}; for example METRICS_PORT=9464`)

// Each worker serves its metrics on a port of its own, from this one on.
const readMetricsPort = (value: string, { port, workers }: Pick<Settings, "port" | "workers">): number => {
  const first = portIn("METRICS_PORT", value, 9464)
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
export const readMetrics = (
  { METRICS_HOST: host, METRICS_PORT: port }: Environment,
  server: Pick<Settings, "port" | "workers">
) => (port ? { port: readMetricsPort(port, server), host: hostIn("METRICS_HOST", host) } : null)
