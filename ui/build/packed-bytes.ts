import { deflateRawSync, gzipSync } from "node:zlib"

import { minifySync, type Rolldown } from "vite"

type Chunk = Pick<Rolldown.OutputChunk, "code" | "fileName" | "name">

const small = ({ code, fileName }: Chunk) => {
  const { code: smaller, errors } = minifySync(fileName, code, { module: true })
  const [error] = errors
  if (error) throw new Error(`${fileName}: ${error.message}`)
  return smaller
}

// As far as gzip looks back.
const sampleBytes = 32_768

/**
 * How many bytes each chunk of a build comes to, by its file, when it is made small and packed: by itself, or together
 * with others.
 *
 * @param isAlone whether a chunk becomes a file of its own
 * @param sample the name of a chunk that is like the others: what it has, those that share a file need not say again
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
