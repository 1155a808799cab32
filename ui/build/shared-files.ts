/** Code that some parts of the program need as a whole. */
export interface Piece {
  readonly name: string
  readonly bytes: number
  /** The names of pieces that it needs. */
  readonly imports: ReadonlyArray<string>
}

/** What is fetched together: a page, or what is opened on one. */
export interface Part {
  readonly needs: ReadonlySet<string>
  /** How much a file or a byte less is worth here, against other parts. */
  readonly weight: number
  /** How many bytes it may fetch. */
  readonly limit: number
}

interface File {
  readonly pieces: ReadonlyArray<Piece>
  readonly bytes: number
  /** Who fetches it, in need of all of it or not. */
  readonly parts: ReadonlySet<Part>
}

type Needed = ReadonlyMap<File, ReadonlySet<File>>
type Pair = readonly [File, File]

const sumOf = <A>(all: ReadonlyArray<A>, number: (one: A) => number) =>
  all.reduce((sum, one) => sum + number(one), 0)
const bytesOf = (of: ReadonlyArray<{ readonly bytes: number }>) => sumOf(of, ({ bytes }) => bytes)

const fileOf = (pieces: ReadonlyArray<Piece>, parts: Iterable<Part>): File => ({
  pieces,
  bytes: bytesOf(pieces),
  parts: new Set(parts)
})

/** One file for all that the same parts need: nobody fetches what it does not need. */
const filesByParts = (pieces: ReadonlyArray<Piece>, parts: ReadonlyArray<Part>): ReadonlyArray<File> => {
  const files = new Map<string, { readonly pieces: Array<Piece>; readonly parts: ReadonlyArray<Part> }>()
  for (const piece of pieces) {
    const needing = parts.filter(({ needs }) => needs.has(piece.name))
    const key = needing.map((part) => parts.indexOf(part)).join()
    const file = files.get(key)
    if (file) file.pieces.push(piece)
    else files.set(key, { pieces: [piece], parts: needing })
  }
  return [...files.values()].map((file) => fileOf(file.pieces, file.parts))
}

/** All files that each one needs beside itself. */
const neededByEach = (files: ReadonlyArray<File>): Needed => {
  const owners = new Map(files.flatMap((file) => file.pieces.map(({ name }) => [name, file])))
  const neededBy = (file: File) => {
    const needed = new Set([file])
    for (const { pieces } of needed)
      for (const name of pieces.flatMap(({ imports }) => imports)) {
        const owner = owners.get(name)
        if (owner) needed.add(owner)
      }
    needed.delete(file)
    return needed
  }
  return new Map(files.map((file) => [file, neededBy(file)]))
}

/** A part that fetches one of two files, and what it fetches besides when they are made one. */
interface Newcomer {
  readonly part: Part
  readonly fetches: ReadonlyArray<File>
}

const newcomersTo = (pair: Pair, needed: Needed): ReadonlyArray<Newcomer> => {
  const [one, other] = pair
  const comingFrom = (from: File, to: File) =>
    [...from.parts]
      .filter((part) => !to.parts.has(part))
      .map((part) => ({
        part,
        fetches: [to, ...(needed.get(to) ?? [])].filter((file) => file !== from && !file.parts.has(part))
      }))
  return [...comingFrom(one, other), ...comingFrom(other, one)]
}

/** What is saved where both files are fetched. */
const savedAtMost = ([one, other]: Pair, fileWorth: number) =>
  fileWorth *
  sumOf(
    [...one.parts].filter((part) => other.parts.has(part)),
    ({ weight }) => weight
  )

// One of the files that a newcomer fetches becomes part of one that it had.
const costOf = ({ fetches, part }: Newcomer, fileWorth: number) =>
  part.weight * (bytesOf(fetches) + fileWorth * (fetches.length - 1))

/** Makes two files one, and has its newcomers fetch what it needs. */
const withJoined = (files: ReadonlyArray<File>, pair: Pair, newcomers: ReadonlyArray<Newcomer>) => {
  const [one, other] = pair
  const comingTo = (file: File) =>
    newcomers.filter(({ fetches }) => fetches.includes(file)).map(({ part }) => part)
  return [
    ...files
      .filter((file) => !pair.includes(file))
      .map((file) => fileOf(file.pieces, [...file.parts, ...comingTo(file)])),
    fileOf([...one.pieces, ...other.pieces], [...one.parts, ...other.parts])
  ]
}

const pairsOf = (files: ReadonlyArray<File>) =>
  files.flatMap((one, index) => files.slice(index + 1).map((other): Pair => [one, other]))

/**
 * Divides pieces among files. A file costs who fetches it a question and the reading of another module, and a small one
 * compresses worse; a file for many brings each what others need. Two files are made one as long as that saves
 * something, the pair first that saves most, and where no part comes to fetch more than its limit. So no files need each
 * other: who fetched one would fetch both, and they would be one.
 *
 * @param fileWorth how many bytes a file less is worth
 * @returns the names of the pieces of each file
 */
export const sharedFiles = (
  pieces: ReadonlyArray<Piece>,
  parts: ReadonlyArray<Part>,
  fileWorth: number
): ReadonlyArray<ReadonlyArray<string>> => {
  let files = filesByParts(pieces, parts)
  for (;;) {
    const needed = neededByEach(files)
    const fetched = new Map(
      parts.map((part) => [part, bytesOf(files.filter((file) => file.parts.has(part)))])
    )
    const isWithinLimit = ({ fetches, part }: Newcomer) =>
      (fetched.get(part) ?? 0) + bytesOf(fetches) <= part.limit
    let most = 0
    let joined: ReadonlyArray<File> | undefined
    const pairs = pairsOf(files)
      .map((pair) => ({ pair, atMost: savedAtMost(pair, fileWorth) }))
      .toSorted((one, other) => other.atMost - one.atMost)
    for (const { atMost, pair } of pairs) {
      if (atMost <= most) break
      const newcomers = newcomersTo(pair, needed)
      const saved = atMost - sumOf(newcomers, (newcomer) => costOf(newcomer, fileWorth))
      if (saved <= most || !newcomers.every(isWithinLimit)) continue
      most = saved
      joined = withJoined(files, pair, newcomers)
    }
    if (joined === undefined) return files.map((file) => file.pieces.map(({ name }) => name))
    files = joined
  }
}
