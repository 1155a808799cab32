import { existsSync, readdirSync, readFileSync } from "node:fs"
import { posix } from "node:path"

import type { Source } from "./imports.ts"

const folders = ["src", "ui", "adapters", "tests", "docs", ".ci", ".github"]
const isText = (path: string) => /(?:^|\/)[^.]+$|\.(?:[cm]?[jt]sx?|css|env|html|json|md|ya?ml)$/.test(path)

const namesIn = (folder: string, recursive: boolean) =>
  readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => posix.join(parentPath.replaceAll("\\", "/"), name))

/** The repository's own text files: those in its folders, and those in its root. */
export const ownFiles = (): ReadonlyArray<Source> =>
  [
    ...folders.filter((folder) => existsSync(folder)).flatMap((folder) => namesIn(folder, true)),
    ...namesIn(".", false)
  ]
    .filter((path) => isText(path) && path !== "package-lock.json")
    .map((path) => ({ path, text: readFileSync(path, "utf8") }))

/** A heading as GitHub names it in an address: "## A call, from click to row" is "a-call-from-click-to-row". */
const slugOf = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-")

const fencedCode = /^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1/gm
const headingLine = /^ {0,3}#{1,6}[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/gm

/** The anchors of a page's headings; of equal ones the second and later are numbered. */
export const headingsOf = (page: string): ReadonlySet<string> => {
  const taken = new Map<string, number>()
  const names = [...page.replaceAll(fencedCode, "").matchAll(headingLine)].map(([, text = ""]) => {
    const slug = slugOf(text)
    const before = taken.get(slug) ?? 0
    taken.set(slug, before + 1)
    return before === 0 ? slug : `${slug}-${before}`
  })
  return new Set(names)
}

interface Reference {
  /** The reference as it is written. */
  readonly text: string
  /** The page's path from the repository's root. */
  readonly path: string
  readonly heading: string | undefined
}

const pageReference = /(?<![\w./-])docs\/[\w/-]+\.md(?:#[\w-]+)?/g
const decisionReference = /(?<![\w./-])docs\/decisions\/\d+(?![\w-])/g
const linkTarget = /\]\(([^)\s]+)\)/g
const isElsewhere = (target: string) => /^[a-z][a-z+.-]*:/i.test(target)

const fromRoot = (text: string): Reference => {
  const [path = "", name] = text.split("#")
  return { text, path, heading: name }
}

const fromPage = (page: string, text: string): Reference => {
  const { heading: name, path } = fromRoot(text)
  return { text, path: path === "" ? page : posix.join(posix.dirname(page), path), heading: name }
}

const numbered = (text: string): Reference => {
  const [, number = ""] = /(\d+)$/.exec(text) ?? []
  const file = readdirSync("docs/decisions").find((name) => name.startsWith(`${number}-`))
  return { text, path: `docs/decisions/${file ?? number}`, heading: undefined }
}

const matchesOf = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([all, part]) => part ?? all)

/** Every page, decision and, in a page, link that a file names. */
const referencesIn = ({ path, text }: Source): ReadonlyArray<Reference> => [
  ...matchesOf(pageReference, text).map(fromRoot),
  ...matchesOf(decisionReference, text).map(numbered),
  ...(path.endsWith(".md") ? matchesOf(linkTarget, text) : [])
    .filter((target) => !isElsewhere(target))
    .map((target) => fromPage(path, target))
]

const isLost =
  (source: Source) =>
  ({ heading: name, path }: Reference): boolean => {
    if (path !== source.path && !existsSync(path)) return true
    if (name === undefined) return false
    return !headingsOf(path === source.path ? source.text : readFileSync(path, "utf8")).has(name)
  }

// Pages that this repository does not have, cited by their sections.
const absentPage =
  /\bspec(?:ification)?,? sections? \d+|\b(?:spec|decisions)\.md\b|\bsections? [\d, and]+ of the spec/gi

/** References that lead nowhere, as "file -> reference". */
export const lostReferences = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  sources.flatMap((source) => {
    const lost = referencesIn(source).filter(isLost(source))
    const named = [...lost.map(({ text }) => text), ...matchesOf(absentPage, source.text)]
    return [...new Set(named)].map((text) => `${source.path} -> ${text}`)
  })
