import { EventEmitter, once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import { connect } from "node:net"

import { describe, expect, it } from "vitest"

import { type Listening, listen } from "#adapters/system/listen.ts"
import { listenAnywhere } from "#tests/support/app/listen-anywhere.ts"

const local = { host: "127.0.0.1", port: 0 }
const quick = { callback: (): RequestListener => (_, response) => response.end("done") }

/** A server whose single answer waits; `arrived` resolves to the function that releases it. */
const aSlowServer = async () => {
  const asked = new EventEmitter()
  const arrived = once(asked, "request")
  const server = await listen({ callback: () => (_, response) => asked.emit("request", response) }, local)
  const finish = async () => {
    const [response] = await arrived
    response.end("done")
  }
  return { server, arrived, finish }
}

const isRefused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true
  )

const whenClosed = (server: Listening) => {
  const { hostname, port } = new URL(server.url)
  const socket = connect({ host: hostname, port: Number(port) })
  return { connected: once(socket, "connect"), closed: once(socket, "close") }
}

describe("stopping", () => {
  it("lets the request in flight finish, and takes no new connection", async () => {
    const { arrived, finish, server } = await aSlowServer()
    const call = fetch(server.url)
    await arrived
    const stopped = server.stop()
    expect(await isRefused(server.url)).toBe(true)
    await finish()
    expect(await (await call).text()).toBe("done")
    await stopped
  })

  it("waits for nobody who asks nothing: kept connections and silent ones are closed", async () => {
    const server = await listen(quick, local)
    await (await fetch(server.url)).text()
    const { closed, connected } = whenClosed(server)
    await connected
    const start = performance.now()
    await server.stop()
    await closed
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it("cuts off what has not finished in time", async () => {
    const { arrived, server } = await aSlowServer()
    const call = fetch(server.url).then(
      () => "answered",
      () => "cut off"
    )
    await arrived
    await server.stop(20)
    expect(await call).toBe("cut off")
  })

  it("says where it listens, and rejects when the port is taken", async () => {
    const holder = createServer()
    const port = await listenAnywhere(holder)
    await expect(listen(quick, { ...local, port })).rejects.toMatchObject({ code: "EADDRINUSE" })
    holder.close()

    const free = await listen(quick, local)
    expect(await (await fetch(free.url)).text()).toBe("done")
    expect(free.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await free.stop()
  })
})
