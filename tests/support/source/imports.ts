import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"

import { type ESTree, parseSync, Visitor } from "vite"

import { type ImportRule, importRules } from "./import-rules.ts"

/** A source file by its path from the project's root. */
export interface Source {
  readonly path: string
  readonly text: string
}

export const sourcesIn = (folders: ReadonlyArray<string>): ReadonlyArray<Source> =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
        posix.join(folder, name.replaceAll("\\", "/"))
      )
    )
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(path), "utf8") }))

const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync("package.json", "utf8")
)
const roots = Object.entries(imports).map(([name, folder]) => [
  name.replace(/\*$/, ""),
  folder.replace(/^\.\/|\*$/g, "")
])

/** Resolves an import to a path from the project's root; packages keep their name. */
const placeOf = (path: string, name: string): string => {
  if (name.startsWith(".")) return posix.join(dirname(path), name)
  const [subpath = "", folder = ""] = roots.find(([start = ""]) => name.startsWith(start)) ?? []
  return folder + name.slice(subpath.length)
}

const textOf = (node: ESTree.Expression | ESTree.Argument | undefined) =>
  node?.type === "Literal" && typeof node.value === "string" ? node.value : "(computed)"

/** Every module that a file names, as it names it: imports, type imports, re-exports, `import()` and `require()`. */
const specifiersIn = ({ path, text }: Source): ReadonlyArray<string> => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: Array<string> = []
  new Visitor({
    ImportDeclaration: ({ source }) => void found.push(source.value),
    ExportAllDeclaration: ({ source }) => void found.push(source.value),
    ExportNamedDeclaration: ({ source }) => source && found.push(source.value),
    ImportExpression: ({ source }) => void found.push(textOf(source)),
    TSImportType: ({ source }) => void found.push(source.value),
    TSExternalModuleReference: ({ expression }) => void found.push(expression.value),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === "Identifier" && callee.name === "require") found.push(textOf(first))
    }
  }).visit(program)
  return found
}

/** Every module that a file imports, files by their path from the project's root. */
export const importsOf = (source: Source): ReadonlyArray<string> =>
  specifiersIn(source).map((name) => placeOf(source.path, name))

/** Imports that climb more than one folder, as "file -> import". */
export const climbs = (source: Source): ReadonlyArray<string> =>
  specifiersIn(source)
    .filter((name) => name.startsWith("../../"))
    .map((name) => `${source.path} -> ${name}`)

const featureOf = (path: string) => /^ui\/features\/([^/]+)\//.exec(path)?.[1]
const isInside = (path: string) => /^ui\/features\/[^/]+\/[^/]+\//.test(path)

/** Imports from a subfolder of another feature: only the files right in a feature's folder are for others. */
export const reachIns = (source: Source): ReadonlyArray<string> => {
  const feature = featureOf(source.path)
  if (feature === undefined) return []
  return importsOf(source)
    .filter((name) => isInside(name) && featureOf(name) !== feature)
    .map((name) => `${source.path} -> ${name}`)
}

const covers = (pattern: string, name: string) =>
  pattern.endsWith("*")
    ? name.startsWith(pattern.slice(0, -1))
    : name === pattern || name.startsWith(`${pattern}/`)

const governs = ({ files }: ImportRule, path: string) =>
  files.endsWith("/*") ? dirname(path) === files.slice(0, -2) : covers(files, path)

/** The row a file belongs to: the most specific one that governs it. */
export const ruleFor = (path: string): ImportRule | undefined =>
  importRules.filter((rule) => governs(rule, path)).toSorted((a, b) => b.files.length - a.files.length)[0]

const permits = (rule: ImportRule, name: string) =>
  !covers("tests", name) && [rule.files, ...rule.may].some((pattern) => covers(pattern, name))

/** Entries of a row's `may` that none of its files needs. */
export const unusedPermissions = (
  rule: ImportRule,
  sources: ReadonlyArray<Source>
): ReadonlyArray<string> => {
  const names = new Set(sources.flatMap(importsOf))
  const without = (one: string) => ({ ...rule, may: rule.may.filter((other) => other !== one) })
  return rule.may.filter((one) => [...names].every((name) => permits(without(one), name)))
}

/** Imports that break the rules, as "file -> import"; also files that no row governs. */
export const strayImports = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources.flatMap((source) => {
    const rule = ruleFor(source.path)
    if (rule === undefined)
      return [`${source.path} belongs to no row of tests/support/source/import-rules.ts`]
    return importsOf(source)
      .filter((name) => !permits(rule, name))
      .map((name) => `${source.path} -> ${name}`)
  })
