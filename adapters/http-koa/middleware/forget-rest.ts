import type { Readable } from "node:stream"

/** Reads on and forgets, so that the sender gets to hear the answer; whoever sends more than that is cut off. */
export const forgetRest = (request: Readable, mostBytes: number) => {
  let over = 0
  request.on("data", (piece: Uint8Array) => {
    over += piece.byteLength
    if (over > mostBytes) request.destroy()
  })
}
