import { array, assert, nat, property } from "fast-check"
import { describe, expect, it } from "vitest"

import { type Frame, makeSseParser } from "#ui/features/live/sse-parser.ts"

const framesOf = (pieces: ReadonlyArray<string>) => {
  const frames: Array<Frame> = []
  const parse = makeSseParser((frame) => frames.push(frame))
  pieces.forEach(parse)
  return frames
}

const stream = ': welcome\nretry: 2000\nid: 7\n\nid: 8\nevent: message\ndata: {"id":"a"}\n\n:\n\n'
const frames = [
  { id: "7", kind: "", data: "" },
  { id: "8", kind: "message", data: '{"id":"a"}' }
]

describe("the stream's text", () => {
  it("is read in frames, without comments and waiting times", () => {
    expect(framesOf([stream])).toEqual(frames)
  })

  it.each(["\n", "\r\n", "\r"])("may end its lines with %j, wherever it is cut", (end) => {
    const text = stream.replaceAll("\n", end)
    assert(
      property(array(nat(text.length)), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place))
        // A carriage return at the end is held back: a line feed may follow.
        expect(framesOf([...pieces, ":"])).toEqual(frames)
      })
    )
  })

  it("may leave the space after a colon out, and give data in several lines", () => {
    expect(framesOf(["id:9\nevent:quote\ndata:one\ndata: two\n\n"])).toEqual([
      { id: "9", kind: "quote", data: "one\ntwo" }
    ])
  })

  it("may hold fields that nobody knows", () => {
    expect(framesOf(["colour: red\nid: 1\n\n", "nothing\n\n"])).toEqual([{ id: "1", kind: "", data: "" }])
  })

  it("is not a frame before its empty line", () => {
    expect(framesOf(["id: 1\nevent: quote\n"])).toEqual([])
  })
})
