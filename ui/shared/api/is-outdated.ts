import { statusOf } from "./call-error.ts"

const outdated = new Set<number | undefined>([404, 409])

/** Whether a refusal means "this is no longer so": what is on the screen is asked for anew. */
export const isOutdated = (error: unknown): boolean => outdated.has(statusOf(error))
