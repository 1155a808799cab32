import { once } from "node:events"
import { createServer, type IncomingMessage, type RequestListener } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import type { Duplex } from "node:stream"

import { inTurn } from "./in-turn.ts"

export interface Listening {
  /** The real address: "http://127.0.0.1:3000". */
  readonly url: string
  /** No new connections; requests in flight may finish for `graceMs`, then they are cut off. */
  readonly stop: (graceMs?: number) => Promise<void>
}

/** Milliseconds in which requests in flight may finish, unless others are given. */
export const usualGraceMs = 10_000

export type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

interface Place {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** Called when the server stops, to end answers that would go on for ever. */
  readonly onStop?: () => void
  /** Takes over connections that ask for another protocol; without it they are closed. */
  readonly onUpgrade?: OnUpgrade | undefined
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === "object" && address !== null

const urlOf = ({ address, family, port }: AddressInfo) =>
  `http://${family === "IPv6" ? `[${address}]` : address}:${port}`

const wildcards = new Set(["0.0.0.0", "[::]"])

/** The address as this machine opens it: where a server listens on all addresses, it names none. */
export const openable = (url: string): string => {
  const { hostname, origin, port } = new URL(url)
  return wildcards.has(hostname) ? `http://localhost:${port}` : origin
}

/** Serves the app until it is stopped. Rejects when the port cannot be had. */
export const listen = async (
  app: { readonly callback: () => RequestListener },
  { host, onStop, onUpgrade, port }: Place
): Promise<Listening> => {
  const server = createServer()
  // Longer than proxies keep theirs, so that they never send a request into a closing connection.
  server.keepAliveTimeout = 65_000

  if (onUpgrade) server.on("upgrade", onUpgrade)

  const sockets = new Set<Socket>()
  const busy = new Set<Socket>()
  let stopping = false
  server.on("connection", (socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  const answer = app.callback()
  const whileBusy: RequestListener = (request, response) => {
    const { socket } = request
    busy.add(socket)
    response.once("close", () => {
      busy.delete(socket)
      if (stopping) socket.end()
    })
    answer(request, response)
  }
  server.on("request", inTurn(whileBusy))

  server.listen(port, host)
  await once(server, "listening")
  const address = server.address()
  if (!isAddress(address)) throw new Error("The server has no TCP address")

  const stop = async (graceMs = usualGraceMs) => {
    stopping = true
    const closed = once(server, "close")
    server.close()
    onStop?.()
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
    const late = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearTimeout(late)
  }
  return { url: urlOf(address), stop }
}
