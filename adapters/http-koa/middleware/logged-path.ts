import { unsubscribePath } from "../mail/unsubscribe.ts"

const beforeKey = unsubscribePath.slice(0, unsubscribePath.indexOf(":"))

/**
 * A path for the log: the only address with a key that opens something by itself is replaced by its pattern, even if it
 * is not quite well-formed.
 */
export const loggedPath = (path: string): string =>
  path.replaceAll(/\/+/g, "/").toLowerCase().startsWith(beforeKey) ? unsubscribePath : path
