import { once } from "node:events"
import type { Server } from "node:net"

/** Lets a server listen on a free port of this machine; returns the port. */
export const listenAnywhere = async (server: Server): Promise<number> => {
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no TCP address")
  return address.port
}
