/** The roles that there are: homeowners ask, providers answer; a screen that reads "contractor" means provider. */
export const roles = ["homeowner", "provider"] as const
export type Role = (typeof roles)[number]

/** The roles that people give themselves when they register. */
export const registrableRoles = ["homeowner", "provider"] as const satisfies ReadonlyArray<Role>
export type RegistrableRole = (typeof registrableRoles)[number]

export const defaultRole: RegistrableRole = "homeowner"
