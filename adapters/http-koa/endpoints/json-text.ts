const texts = new WeakMap<object, string>()

const isLasting = (thing: unknown): thing is object =>
  typeof thing === "object" && thing !== null && Object.isFrozen(thing)

const textOf = (thing: unknown): string => {
  if (!isLasting(thing)) return JSON.stringify(thing) ?? "null"
  const known = texts.get(thing)
  if (known !== undefined) return known
  const text = JSON.stringify(thing)
  texts.set(thing, text)
  return text
}

/** The body of an answer as it is sent. Frozen items of a list never change: each is serialized once for all lists. */
export const jsonText = (body: unknown): string =>
  Array.isArray(body) && isLasting(body[0]) ? `[${body.map(textOf).join(",")}]` : JSON.stringify(body)
