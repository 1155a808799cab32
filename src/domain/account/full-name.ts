import type { User } from "./account.ts"

export const fullName = ({ firstName, lastName }: Pick<User, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`
