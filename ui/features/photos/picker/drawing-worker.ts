// Runs in a worker, beside the page: it draws pictures as they come.
import { draw, jpeg } from "./draw.ts"

/** A picture to draw. */
export interface Asked {
  readonly id: number
  readonly file: Blob
}

/** What was drawn; null where the worker could not draw it. */
export interface Drawn {
  readonly id: number
  readonly drawn: Blob | null
}

const sheetOf = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height)
  return { paper: canvas.getContext("2d"), asJpeg: () => canvas.convertToBlob(jpeg) }
}

const answer = async ({ file, id }: Asked) => {
  const drawn: Drawn = { id, drawn: await draw(file, sheetOf).catch(() => null) }
  postMessage(drawn)
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => void answer(data))
