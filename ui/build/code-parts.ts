import { gzipSync } from "node:zlib"

import type { Rolldown } from "vite"

import { packedBytes } from "./packed-bytes.ts"
import type { PageCode } from "./page-code.ts"
import type { Part, Piece } from "./shared-files.ts"

export type Chunk = Pick<
  Rolldown.OutputChunk,
  "code" | "dynamicImports" | "fileName" | "imports" | "isDynamicEntry" | "isEntry" | "moduleIds" | "name"
>
type Files = ReadonlySet<string>

const programName = "index"

// By how often visits begin on a page, and how often something that a page opens is used.
const weights = { begins: 4, trade: 0.5, page: 1, opened: 1 }
const begins = /^app\/pages\/(?:home|local|provider|providers)\.page\.ts$/
const trade = /^app\/pages\/landing\//
// What a page opens at once for some people, as a part of their first view.
const atOnce = /\/ProviderProjects-/
const gate = /^app\/[^/]+\.gate\.tsx$/

const weightOf = (page: string) => {
  if (begins.test(page)) return weights.begins
  return trade.test(page) ? weights.trade : weights.page
}

// All in packed bytes.
/** What a first view may weigh (`tests/browser/weight.test.ts`, which rounds), whichever files it comes in. */
const firstView = 174_900
/** A page smaller than this is an entrance for those who are signed in: what it opens is its first view. */
const entranceLimit = 6_000
/**
 * How much code a page and what it opens may load without need: some pages open things at once, for the people
 * concerned.
 */
const spare = 8_000

const isShared = ({ isDynamicEntry, isEntry }: Chunk) => !isEntry && !isDynamicEntry

/** The files that a build's files load, and those that they open (dynamic imports). */
const readFiles = (chunks: ReadonlyArray<Chunk>) => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withNeeded = (files: ReadonlyArray<string>): Files => {
    const needed = new Set(files)
    for (const file of needed) byFile.get(file)?.imports.forEach((name) => needed.add(name))
    return needed
  }
  const program = withNeeded(
    chunks.filter(({ name }) => name === programName).map(({ fileName }) => fileName)
  )
  return {
    program,
    withNeeded,
    chunksOf: (files: Files) => chunks.filter(({ fileName }) => files.has(fileName)),
    beyondProgram: (files: ReadonlyArray<string>): Files =>
      new Set([...withNeeded(files)].filter((file) => !program.has(file))),
    openedBy: (files: Files) => [...files].flatMap((file) => byFile.get(file)?.dynamicImports ?? [])
  }
}

/** What is loaded together, and where it is found in another build of the same sources. */
export interface CodePart extends Part {
  /** All modules of the files that it asks for, which load the others. */
  readonly modules: ReadonlySet<string>
  /** Whether it is limited by what a first view may weigh. */
  readonly isFirstView: boolean
}

export interface CodeParts {
  readonly parts: ReadonlyArray<CodePart>
  /** The chunks that several parts may share, by their files. */
  readonly pieces: ReadonlyArray<Piece>
}

/**
 * What is loaded beyond the code that all pages have: by each page alone, and by each page with one of the things that
 * it opens.
 */
export const codeParts = (chunks: ReadonlyArray<Chunk>, pageCode: PageCode): CodeParts => {
  const { beyondProgram, chunksOf, openedBy, program } = readFiles(chunks)
  const isAlone = (chunk: Chunk) => program.has(chunk.fileName) || !isShared(chunk)
  const packed = packedBytes(chunks, isAlone, programName)
  const packedOf = ({ fileName }: Chunk) => packed.get(fileName) ?? 0
  const bytesOf = (some: ReadonlyArray<Chunk>) => some.reduce((sum, chunk) => sum + packedOf(chunk), 0)
  const pageLimit = firstView - bytesOf(chunksOf(program))
  const partOf = (
    files: ReadonlyArray<string>,
    weight: number,
    limitFor?: (bytes: number) => number
  ): CodePart => {
    const needs = beyondProgram(files)
    const needed = chunksOf(needs)
    const own = needed.filter((chunk) => !isShared(chunk))
    const limit = limitFor ? limitFor(bytesOf(needed)) : pageLimit
    return {
      needs,
      weight,
      limit: limit - bytesOf(own),
      modules: new Set(chunksOf(new Set(files)).flatMap(({ moduleIds }) => moduleIds)),
      isFirstView: limitFor === undefined
    }
  }
  const screens = new Set(Object.values(pageCode).flat())
  const laterOf = (files: Files) => [...new Set(openedBy(files))].filter((file) => !screens.has(file))

  const ofGates = Object.entries(pageCode).flatMap(([name, files]) => (gate.test(name) ? files : []))

  const withLater = ([name, files]: readonly [string, ReadonlyArray<string>]) => {
    const page = partOf(files, weightOf(name))
    const isEntrance = bytesOf(chunksOf(page.needs)) < entranceLimit
    const later = laterOf(page.needs)
    const limitFor = (file: string) =>
      isEntrance || atOnce.test(file) ? undefined : (bytes: number) => bytes + spare
    const first = isEntrance ? [...files, ...ofGates] : files
    return [page].concat(
      later.map((file) => partOf([...first, file], weights.opened / later.length, limitFor(file)))
    )
  }
  const parts = [
    ...Object.entries(pageCode).flatMap(withLater),
    ...laterOf(program).map((file) => partOf([file], weights.opened, () => Infinity))
  ]
  const pieces = chunks
    .filter((chunk) => isShared(chunk) && parts.some(({ needs }) => needs.has(chunk.fileName)))
    .map((chunk) => ({ name: chunk.fileName, bytes: packedOf(chunk), imports: chunk.imports }))
  return { parts, pieces }
}

/** A part that may load so many bytes less. */
export const withLess = (part: CodePart, bytes = 0): CodePart => ({ ...part, limit: part.limit - bytes })

/** By how many bytes a build's first views are above their limit, by the parts of which each is made. */
export const excessOf = (
  chunks: ReadonlyArray<Chunk>,
  parts: ReadonlyArray<CodePart>
): ReadonlyMap<CodePart, number> => {
  const packed = new Map(chunks.map(({ code, fileName }) => [fileName, gzipSync(code).length]))
  const { withNeeded } = readFiles(chunks)
  const weigh = ({ modules }: CodePart) => {
    const isAskedFor = (chunk: Chunk) => chunk.isEntry || chunk.moduleIds.some((id) => modules.has(id))
    const files = withNeeded(chunks.filter(isAskedFor).map(({ fileName }) => fileName))
    return [...files].reduce((sum, file) => sum + (packed.get(file) ?? 0), 0)
  }
  return new Map(
    parts
      .filter(({ isFirstView }) => isFirstView)
      .map((part) => [part, weigh(part) - firstView] as const)
      .filter(([, excess]) => excess > 0)
  )
}
