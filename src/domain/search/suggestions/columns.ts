type Numbers = Float32Array | Uint16Array | Uint32Array

/** Numbers side by side, as many as come: a list of a million in a few megabytes that nobody has to collect. */
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

// More would be walked through for longer, fewer take more memory.
const perBlock = 16

/** Lines of text, put together so that not each of them is an object of its own. */
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
