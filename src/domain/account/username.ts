import { maxLength } from "../shared/limits.ts"

export const minUsernameLength = 3

/** A username made of a person's name, in lower-case letters and digits of ASCII; empty where too few are left. */
export const proposedUsername = (name: string): string => {
  const letters = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
  return letters.length < minUsernameLength ? "" : letters.slice(0, maxLength.username)
}
