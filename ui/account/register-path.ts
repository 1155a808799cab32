import { defaultRole, type Role, roles } from "../../src/domain/account/role.ts"

const path = "/register"

/** Registration with this role chosen. */
export const registerPath = (role: Role): string => (role === defaultRole ? path : `${path}?role=${role}`)

/** The role that an address chooses; one that there is not chooses the usual one. */
export const roleIn = (search: string): Role => {
  const named = new URLSearchParams(search).get("role")
  return roles.find((role) => role === named) ?? defaultRole
}
