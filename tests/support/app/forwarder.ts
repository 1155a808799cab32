import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

import { listenAnywhere } from "./listen-anywhere.ts"

const connectTo = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, "connect")
  return socket
}

const firstThatAnswers = async ([url, ...others]: ReadonlyArray<string>): Promise<Socket | undefined> =>
  url === undefined ? undefined : connectTo(url).catch(() => firstThatAnswers(others))

const join = (near: Socket, far: Socket) => {
  near.pipe(far).pipe(near)
  near.once("close", () => far.destroy())
  far.once("close", () => near.destroy()).on("error", () => far.destroy())
}

/**
 * A TCP load balancer: one address for several servers; each connection goes to the first server that answers, and is
 * dropped where none does.
 */
export const openForwarder = async (...urls: ReadonlyArray<string>) => {
  let targets = urls
  const open = new Set<Socket>()
  const door = createServer((near) => {
    open.add(near)
    near.on("error", () => near.destroy()).once("close", () => open.delete(near))
    void firstThatAnswers(targets).then((far) => (far ? join(near, far) : near.destroy()))
  })
  const port = await listenAnywhere(door)
  return {
    url: `http://127.0.0.1:${port}`,
    /** New connections go to these servers from now on. */
    aimAt: (...next: ReadonlyArray<string>) => {
      targets = next
    },
    close: async () => {
      door.close()
      open.forEach((socket) => socket.destroy())
      await once(door, "close")
    }
  }
}
