/** A chunk of code that some parts of the program need as a whole. */
export interface Piece {
  readonly name: string
  readonly bytes: number
  /** The names of pieces that it needs. */
  readonly imports: ReadonlyArray<string>
}

/** What is loaded together: a page, or something that is opened on one. */
export interface Part {
  readonly needs: ReadonlySet<string>
  /** How much it is worth to save this part a file or a byte, relative to other parts. */
  readonly weight: number
  /** How many bytes it may fetch. */
  readonly limit: number
}

interface File {
  readonly pieces: ReadonlyArray<Piece>
  readonly bytes: number
  /** The parts that load the file, whether they need all of it or not. */
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

/** Starts with one file for all pieces that exactly the same parts need: no part loads code that it does not need. */
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

/** For each file, all other files that it needs, directly or through others. */
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

/** A part that loads only one of two files, and what it loads in addition once they are joined. */
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

/** The most that joining two files can save: one file for each part that loads both. */
const savedAtMost = ([one, other]: Pair, fileWorth: number) =>
  fileWorth *
  sumOf(
    [...one.parts].filter((part) => other.parts.has(part)),
    ({ weight }) => weight
  )

// Joining turns one of the newly loaded files into a part of a file that the newcomer loads already.
const costOf = ({ fetches, part }: Newcomer, fileWorth: number) =>
  part.weight * (bytesOf(fetches) + fileWorth * (fetches.length - 1))

/** Joins two files, and makes the newcomers load what the joined file needs. */
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
 * Divides pieces among files. A file costs each part that loads it a request and the parsing of another module, and a
 * small file compresses worse; a file for many parts brings each of them code that only others need. Two files are
 * joined as long as that saves something, the pair that saves most first, and only where no part comes to load more
 * than its limit. So no two files need each other: a part that loads one would load both, and they would be one.
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
