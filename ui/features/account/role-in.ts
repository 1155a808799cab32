import { defaultRole, type Role, roles } from "#domain/account/role.ts"

/** The role that the registration's address chooses; one that there is not chooses the usual one. */
export const roleIn = (search: string): Role => {
  const named = new URLSearchParams(search).get("role")
  return roles.find((role) => role === named) ?? defaultRole
}
