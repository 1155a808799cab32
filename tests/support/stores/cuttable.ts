import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

import { freePort } from "../app/free-port.ts"

/** A wire to a server that can be cut and mended, or stalled so that nothing gets through for a while: connects to `host:port` through a port of its own. */
export const cuttableWire = async (host: string, port: number) => {
  const own = await freePort()
  const sockets = new Set<Socket>()
  let isStalled = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on("error", () => socket.destroy()).once("close", () => sockets.delete(socket))
    return socket
  }
  const wire = createServer((near) => {
    const far = connect(port, host)
    keep(near).pipe(keep(far)).pipe(near)
    if (isStalled) near.pause()
    near.once("close", () => far.destroy())
    far.once("close", () => near.destroy())
  })
  const mend = async () => {
    wire.listen(own, "127.0.0.1")
    await once(wire, "listening")
  }
  const cut = async () => {
    const closed = once(wire, "close")
    wire.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const stall = () => {
    isStalled = true
    for (const socket of sockets) socket.pause()
  }
  const resume = () => {
    isStalled = false
    for (const socket of sockets) socket.resume()
  }
  await mend()
  return { port: own, cut, mend, stall, resume }
}
