type Numbers = Float32Array | Uint16Array | Uint32Array

/**
 * A typed array that grows: a million numbers take a few megabytes, which the garbage collector does not walk through.
 */
export const makeColumn = (ofLength: (length: number) => Numbers) => {
  let numbers = ofLength(8)
  let length = 0
  return {
    put: (number: number): void => {
      if (length === numbers.length) {
        const more = ofLength(Math.ceil(length * 1.5))
        more.set(numbers)
        numbers = more
      }
      numbers[length] = number
      length += 1
    },
    at: (index: number): number => numbers[index] ?? 0,
    size: () => length
  }
}
export type Column = ReturnType<typeof makeColumn>

export const uint16 = (length: number) => new Uint16Array(length)
export const uint32 = (length: number) => new Uint32Array(length)
export const float32 = (length: number) => new Float32Array(length)

// Lines per block: more take longer to walk through, fewer take more memory.
const perBlock = 16

/** Lines of text, joined into blocks, so that not each of them is an object of its own. */
export const makeTexts = () => {
  const blocks: Array<string> = []
  let open: Array<string> = []
  return {
    put: (text: string): void => {
      open.push(text.replaceAll("\n", " "))
      if (open.length < perBlock) return
      blocks.push(open.join("\n"))
      open = []
    },
    at: (index: number): string => {
      const block = blocks[Math.floor(index / perBlock)]
      if (block === undefined) return open[index % perBlock] ?? ""
      let start = 0
      for (let line = index % perBlock; line > 0; line -= 1) start = block.indexOf("\n", start) + 1
      const end = block.indexOf("\n", start)
      return block.slice(start, end === -1 ? undefined : end)
    }
  }
}
