import type { Readable } from "node:stream"

/** Drains the rest of a request, so that its sender gets the answer; a sender of more than `mostBytes` is cut off. */
export const forgetRest = (request: Readable, mostBytes: number) => {
  let over = 0
  request.on("data", (piece: Uint8Array) => {
    over += piece.byteLength
    if (over > mostBytes) request.destroy()
  })
}
