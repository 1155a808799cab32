import { parseSync, Visitor } from "vite"

import type { Source } from "./imports.ts"
import { placeOf } from "./places.ts"

const replacing = new Set(["replace", "replaceAll"])
const safe = new Set(["Literal", "ArrowFunctionExpression", "FunctionExpression"])

/**
 * Calls of `replace` and `replaceAll` whose replacement is a computed string, in which `$'` and the like would be
 * expanded. A function's result is taken literally.
 */
export const riskyReplacements = (source: Source): ReadonlyArray<string> => {
  const found: Array<string> = []
  new Visitor({
    CallExpression: ({ callee, arguments: [, replacement], start }) => {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return
      if (!replacing.has(callee.property.name) || replacement === undefined) return
      if (!safe.has(replacement.type)) found.push(placeOf(source, start))
    }
  }).visit(parseSync(source.path, source.text).program)
  return found
}
