/** What the browser's storage gives; undefined where it is forbidden or full, holds what cannot be read, or is none. */
export const orNothing = <A>(attempt: () => A): A | undefined => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
