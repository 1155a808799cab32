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

const textOf = (node: ESTree.Expression | ESTree.Argument | undefined) =>
  node?.type === "Literal" && typeof node.value === "string" ? node.value : "(computed)"

/** Every module that a file names: imports, type imports, re-exports, `import()` and `require()`. */
export const importsOf = ({ path, text }: Source): ReadonlyArray<string> => {
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
  return found.map((name) => (name.startsWith(".") ? posix.join(dirname(path), name) : name))
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

/** What breaks the rules, as "file -> import"; a file that no row governs is told as well. */
export const strayImports = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources.flatMap((source) => {
    const rule = ruleFor(source.path)
    if (rule === undefined)
      return [`${source.path} belongs to no row of tests/support/source/import-rules.ts`]
    return importsOf(source)
      .filter((name) => !permits(rule, name))
      .map((name) => `${source.path} -> ${name}`)
  })
