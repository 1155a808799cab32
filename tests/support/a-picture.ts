import sharp from "sharp"

interface Wanted {
  /** Pixels. */
  readonly width?: number
  readonly height?: number
  readonly background?: string
}

/** The bytes of a picture of one colour, as PNG. */
export const aPng = ({ background = "#3b7a57", height = 300, width = 400 }: Wanted = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
