/** The longest side of what is sent, in pixels: more than the server keeps. */
const longest = 2_400
const quality = 0.85

const asJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))

const draw = async (file: Blob): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const paper = canvas.getContext("2d")
  if (paper === null) return null
  // Transparent pictures lie on white, as on a page.
  paper.fillStyle = "#fff"
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return asJpeg(canvas)
}

/**
 * The picture as a JPEG of at most 2,400 pixels a side, upright and without the camera's metadata (EXIF). A picture
 * that the browser cannot draw is uploaded as it is: the server decides on it.
 */
export const drawnDown = async (file: Blob): Promise<Blob> => {
  try {
    return (await draw(file)) ?? file
  } catch {
    return file
  }
}
