import { SettingError } from "./setting-error.ts"

const maxPort = 65_535

/** 3000 unless set; 0 takes a free one. */
export const readPort = (value: string | undefined): number => {
  if (!value) return 3000
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (port <= maxPort) return port
  throw new SettingError(
    `PORT is ${JSON.stringify(value)}, not a whole number from 0 to ${maxPort}; for example PORT=3000`
  )
}

/** This machine alone unless set. */
export const readHost = (value: string | undefined): string => {
  if (!value) return "127.0.0.1"
  if (/^[\w.:-]+$/.test(value)) return value
  throw new SettingError(
    `HOST is ${JSON.stringify(value)}, neither an address nor a host's name; for example HOST=127.0.0.1`
  )
}
