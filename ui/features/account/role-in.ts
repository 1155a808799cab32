import { defaultRole, type RegistrableRole, registrableRoles } from "#domain/account/role.ts"

/** The role that the registration's address chooses; one that there is not chooses the usual one. */
export const roleIn = (search: string): RegistrableRole => {
  const named = new URLSearchParams(search).get("role")
  return registrableRoles.find((role) => role === named) ?? defaultRole
}
