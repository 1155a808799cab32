import { defaultRole, type RegistrableRole, registrableRoles } from "#domain/account/role.ts"

/** The role that the registration's URL asks for; the default role for an unknown one. */
export const roleIn = (search: string): RegistrableRole => {
  const named = new URLSearchParams(search).get("role")
  return registrableRoles.find((role) => role === named) ?? defaultRole
}
