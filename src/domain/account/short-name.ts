import type { User } from "./account.ts"

/** "Olivia P.": what a person is called before they have agreed on anything. */
export const shortName = ({ firstName, lastName }: Pick<User, "firstName" | "lastName">): string =>
  `${firstName} ${/^./su.exec(lastName)?.[0] ?? ""}.`
