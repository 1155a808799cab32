/** Homeowners ask, providers answer; a screen that reads "contractor" means provider. */
export const roles = ["homeowner", "provider"] as const
export type Role = (typeof roles)[number]

export const defaultRole: Role = "homeowner"
