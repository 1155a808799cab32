import { deflateRawSync, gzipSync } from "node:zlib"

import { minifySync, type Rolldown } from "vite"

type Chunk = Pick<Rolldown.OutputChunk, "code" | "fileName" | "name">

const small = ({ code, fileName }: Chunk) => {
  const { code: smaller, errors } = minifySync(fileName, code, { module: true })
  const [error] = errors
  if (error) throw new Error(`${fileName}: ${error.message}`)
  return smaller
}

// The size of gzip's window.
const sampleBytes = 32_768

/**
 * The bytes of each chunk of a build, by its file, minified and compressed: by itself, or as part of a shared file.
 *
 * @param isAlone whether a chunk becomes a file of its own
 * @param sample the name of a chunk that is like the others: the dictionary by which chunks that share a file compress
 */
export const packedBytes = <A extends Chunk>(
  chunks: ReadonlyArray<A>,
  isAlone: (chunk: A) => boolean,
  sample: string
): ReadonlyMap<string, number> => {
  const like = chunks.find(({ name }) => name === sample)
  if (like === undefined) throw new Error(`The build has no ${sample}`)
  const dictionary = Buffer.from(small(like)).subarray(-sampleBytes)
  const packed = (chunk: A) =>
    isAlone(chunk) ? gzipSync(small(chunk)) : deflateRawSync(small(chunk), { dictionary })
  return new Map(chunks.map((chunk) => [chunk.fileName, packed(chunk).length]))
}
