import { parseSync, Visitor } from "vite"

import type { Source } from "./imports.ts"

const replacing = new Set(["replace", "replaceAll"])
const safe = new Set(["Literal", "ArrowFunctionExpression", "FunctionExpression"])

/**
 * Where a text that is not written there replaces another: `$'` and the like in it would be carried out. A function's
 * answer is taken as it is.
 */
export const riskyReplacements = ({ path, text }: Source): ReadonlyArray<string> => {
  const found: Array<string> = []
  new Visitor({
    CallExpression: ({ callee, arguments: [, replacement], start }) => {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return
      if (!replacing.has(callee.property.name) || replacement === undefined) return
      if (!safe.has(replacement.type)) found.push(`${path}:${text.slice(0, start).split("\n").length}`)
    }
  }).visit(parseSync(path, text).program)
  return found
}
