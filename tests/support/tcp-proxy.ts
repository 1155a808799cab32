import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** A server's address that can be made to refuse, or to take everything and say nothing. */
export const startProxy = async (target: string) => {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isSilent = false

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    const pairs = [
      [client, upstream],
      [upstream, client]
    ] as const
    for (const [from, to] of pairs) {
      sockets.add(from)
      from.on("data", (chunk) => void (isSilent || to.write(chunk)))
      from.on("error", () => undefined)
      from.on("close", () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })

  const accept = async (onPort: number) => {
    server.listen(onPort, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    if (address === null || typeof address === "string") throw new Error("The proxy has no TCP address")
    return address.port
  }
  const refuse = async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    if (server.listening) await once(server, "close")
  }

  const ownPort = await accept(0)
  const url = new URL(target)
  url.host = `127.0.0.1:${ownPort}`
  return {
    url: url.href,
    refuse,
    accept: () => accept(ownPort),
    fallSilent: () => {
      isSilent = true
    },
    speak: () => {
      isSilent = false
      // What was lost in silence never comes: as after a network failure, these connections are dead.
      for (const socket of sockets) socket.destroy()
    },
    stop: refuse
  }
}
