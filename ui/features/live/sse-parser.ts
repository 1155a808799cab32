/** An event of the stream. `kind` and `data` are empty for one that only tells the stream's position. */
export interface Frame {
  readonly id: string
  readonly kind: string
  readonly data: string
}

const empty: Frame = { id: "", kind: "", data: "" }

// "data: words", "data:words" and "data" alone; a line that begins with a colon is a comment.
const line = /^([^:]+)(?:: ?(.*))?$/

const withLine = (frame: Frame, text: string): Frame => {
  const [, field, value = ""] = line.exec(text) ?? []
  if (field === "id") return { ...frame, id: value }
  if (field === "event") return { ...frame, kind: value }
  if (field === "data") return { ...frame, data: frame.data === "" ? value : `${frame.data}\n${value}` }
  return frame
}

/**
 * Parses server-sent events (the HTML standard's text/event-stream), whose text arrives in chunks cut anywhere. The
 * browser's own EventSource exposes no status codes and cannot resume after an event that another tab has received. The
 * package eventsource-parser weighs five times as much (1.4 KB), and needs Node 22 since its version 4.
 */
export const makeSseParser = (onFrame: (frame: Frame) => void) => {
  let rest = ""
  let frame = empty
  const read = (text: string) => {
    if (text !== "") frame = withLine(frame, text)
    else {
      if (frame !== empty) onFrame(frame)
      frame = empty
    }
  }
  return (piece: string): void => {
    // A carriage return at the end of a chunk may be half of a line break.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ""
    lines.forEach(read)
  }
}
