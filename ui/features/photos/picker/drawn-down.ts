import { draw, jpeg } from "./draw.ts"
import { drawnBeside } from "./drawn-beside.ts"

const sheetOf = (width: number, height: number) => {
  const canvas = document.createElement("canvas")
  canvas.width = width
  canvas.height = height
  const asJpeg = () => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, jpeg.type, jpeg.quality))
  return { paper: canvas.getContext("2d"), asJpeg }
}

/**
 * The picture as a JPEG of at most 2,400 pixels a side, upright and without the camera's metadata (EXIF). A picture
 * that the browser cannot draw is uploaded as it is: the server decides on it.
 */
export const drawnDown = async (file: Blob): Promise<Blob> => {
  try {
    return (await drawnBeside(file)) ?? (await draw(file, sheetOf)) ?? file
  } catch {
    return file
  }
}
