import { SettingError } from "./setting-error.ts"

const most = 65_536

/** Megabytes of memory for caches; null for the default. */
export const readKeptMegabytes = (value: string | undefined): number | null => {
  if (!value) return null
  const megabytes = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (megabytes <= most) return megabytes
  throw new SettingError(
    `KEPT_MB is ${JSON.stringify(value)}, not a whole number from 0 to ${most}; for example KEPT_MB=400`
  )
}
