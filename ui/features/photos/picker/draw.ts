/** The longest side of what is sent, in pixels: more than the server keeps. */
const longest = 2_400

export const jpeg = { type: "image/jpeg", quality: 0.85 } as const

/** A canvas, of a page or of a worker. */
interface Sheet {
  readonly paper: (CanvasDrawImage & CanvasFillStrokeStyles & CanvasRect) | null
  readonly asJpeg: () => Promise<Blob | null>
}

/** Draws a picture on a sheet of its size, at most 2,400 pixels a side. */
export const draw = async (
  file: Blob,
  sheetOf: (width: number, height: number) => Sheet
): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const width = Math.round(bitmap.width * scale)
  const height = Math.round(bitmap.height * scale)
  const { asJpeg, paper } = sheetOf(width, height)
  if (paper === null) return null
  // Transparent pictures lie on white, as on a page.
  paper.fillStyle = "#fff"
  paper.fillRect(0, 0, width, height)
  paper.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return asJpeg()
}
