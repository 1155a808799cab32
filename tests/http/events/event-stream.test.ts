import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import { connect } from "node:net"
import { setImmediate } from "node:timers/promises"

import { afterEach, describe, expect, it } from "vitest"

import { EventStream } from "#adapters/http-koa/events/event-stream.ts"
import { freePort } from "#tests/support/app/free-port.ts"

const kilobyte = `${"x".repeat(1022)}\n\n`

// Node's default `highWaterMark`: 16 KB up to version 20, 64 KB since 22.
describe.each([16, 64])("A stream of events and its reader, with buffers of %i KB", (kilobytes) => {
  const opened: Array<() => unknown> = []
  afterEach(() => {
    for (const close of opened.splice(0)) close()
  })

  /** An event stream and its client, which reads nothing yet (backpressure). */
  const aStream = async () => {
    const port = await freePort()
    const server = createServer({ highWaterMark: kilobytes * 1024 })
    const asked = new Promise<ServerResponse>((resolve) =>
      server.on("request", (_, response) => resolve(response))
    )
    await once(server.listen(port, "127.0.0.1"), "listening")
    const reader = connect(port, "127.0.0.1").on("error", () => undefined)
    reader.pause().write("GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    opened.push(
      () => reader.destroy(),
      () => server.close()
    )
    const response = await asked
    return { stream: new EventStream(response), reader, response }
  }

  it("is cut off once the reader has stopped reading and too much is waiting", async () => {
    const { response, stream } = await aStream()
    stream.open("")
    let most = 0
    for (let sent = 0; sent < 100_000 && !response.destroyed; sent += 1) {
      stream.send(kilobyte)
      most = Math.max(most, response.writableLength)
      await setImmediate()
    }
    expect(response.destroyed).toBe(true)
    expect(most).toBeLessThan(80 * 1024)
  })

  it("goes on however much there is, where each piece waits until the one before is on its way", async () => {
    const { reader, response, stream } = await aStream()
    let read = 0
    reader.on("data", (chunk: Buffer) => (read += chunk.length)).resume()
    stream.open("")
    for (let sent = 0; sent < 200; sent += 1) {
      for (let piece = 0; piece < 50; piece += 1) stream.send(kilobyte)
      await stream.drained()
    }
    expect(response.destroyed).toBe(false)
    await expect.poll(() => read, { timeout: 10_000 }).toBeGreaterThan(200 * 50 * 1024)
  })

  it("waits for nothing when the reader goes away", async () => {
    const { reader, response, stream } = await aStream()
    stream.open("")
    while (response.writableLength < 32 * 1024) {
      stream.send(kilobyte)
      await setImmediate()
    }
    const drained = stream.drained()
    reader.destroy()
    await drained
    stream.send(kilobyte)
    await stream.drained()
    expect(response.destroyed).toBe(true)
  })

  it("that was ended before it began ends as it begins", async () => {
    const { reader, stream } = await aStream()
    let text = ""
    reader
      .setEncoding("utf8")
      .on("data", (chunk) => (text += String(chunk)))
      .resume()
    stream.end()
    stream.open("first\n\n")
    stream.send("second\n\n")
    await expect.poll(() => text, { timeout: 10_000 }).toMatch(/200 OK[^]*first\n\n\r\n0\r\n\r\n$/)
  })
})
