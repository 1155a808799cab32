import { unsubscribePath } from "../mail/unsubscribe.ts"

/** Addresses that hold a key which opens something by itself. */
const withKey = [unsubscribePath]

const prefixes = withKey.map((pattern) => ({ pattern, prefix: pattern.slice(0, pattern.indexOf(":")) }))

/** A path for the log: an address with a key, even if it is not quite well-formed, is replaced by its pattern. */
export const loggedPath = (path: string): string => {
  const plain = path.replaceAll(/\/+/g, "/").toLowerCase()
  return prefixes.find(({ prefix }) => plain.startsWith(prefix))?.pattern ?? path
}
