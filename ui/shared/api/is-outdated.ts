import { statusOf } from "./call-error.ts"

const outdated = new Set<number | undefined>([404, 409])

/** Whether a refusal means that the screen is out of date, and has to be refetched. */
export const isOutdated = (error: unknown): boolean => outdated.has(statusOf(error))
