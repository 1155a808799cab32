import { SettingError } from "./setting-error.ts"
import type { Environment } from "./settings.ts"

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

/** Nowhere unless a port is set; then on this machine alone unless a host is. */
export const readMetrics = ({ METRICS_HOST: host, METRICS_PORT: port }: Environment) =>
  port ? { port: portIn("METRICS_PORT", port, 9464), host: hostIn("METRICS_HOST", host) } : null
