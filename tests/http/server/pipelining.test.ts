import { once } from "node:events"
import type { RequestListener, ServerResponse } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"

import { describe, expect, it, onTestFinished } from "vitest"

import { listen } from "#adapters/system/listen.ts"

interface Begun {
  readonly path: string | undefined
  readonly response: ServerResponse
}

const ask = (path: string, connection: string) =>
  `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: ${connection}\r\n\r\n`

/** A server that answers when the test says so, and one connection that pipelines requests for all paths. */
const askAtOnce = async (paths: ReadonlyArray<string>) => {
  const begun: Array<Begun> = []
  const callback = (): RequestListener => (request, response) => begun.push({ path: request.url, response })
  const server = await listen({ callback }, { host: "127.0.0.1", port: 0 })
  onTestFinished(() => server.stop(0))
  const { hostname, port } = new URL(server.url)
  const socket = connect({ host: hostname, port: Number(port) })
  const last = paths.length - 1
  socket.write(paths.map((path, index) => ask(path, index === last ? "close" : "keep-alive")).join(""))
  const began = async (count: number) => {
    await expect.poll(() => begun.map(({ path }) => path)).toStrictEqual(paths.slice(0, count))
  }
  return { began, begun, socket }
}

describe("requests that are sent before the first is answered", () => {
  it("begin one after the other, in their order", async () => {
    const paths = ["/1", "/2", "/3"]
    const { began, begun, socket } = await askAtOnce(paths)
    for (let count = 1; count <= paths.length; count += 1) {
      await began(count)
      begun.at(-1)?.response.end(`answer ${count}.`)
    }
    expect((await text(socket)).match(/answer \d\./g)).toStrictEqual(["answer 1.", "answer 2.", "answer 3."])
    expect(begun).toHaveLength(paths.length)
  })

  it("do not begin once their connection is closed", async () => {
    const { began, begun, socket } = await askAtOnce(["/1", "/2", "/3"])
    await began(1)
    const [first] = begun
    if (first === undefined) throw new Error("The first has begun")
    const gone = once(first.response, "close")
    socket.destroy()
    await gone
    first.response.end("for nobody")
    await new Promise(setImmediate)
    expect(begun).toHaveLength(1)
  })
})
