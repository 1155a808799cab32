import { unsubscribePath } from "../mail/unsubscribe.ts"

/** Addresses that hold a key which opens something by itself. */
const withKey = [unsubscribePath]

const prefixes = withKey.map((pattern) => ({ pattern, prefix: pattern.slice(0, pattern.indexOf(":")) }))

/** A path as the log may have it: instead of a key, also in an address that is not quite right, stands the pattern. */
export const loggedPath = (path: string): string => {
  const plain = path.replaceAll(/\/+/g, "/").toLowerCase()
  return prefixes.find(({ prefix }) => plain.startsWith(prefix))?.pattern ?? path
}
