/**
 * Runs an access to the browser's storage; undefined where storage is forbidden, full or missing, or its content cannot
 * be read.
 */
export const orNothing = <A>(attempt: () => A): A | undefined => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
