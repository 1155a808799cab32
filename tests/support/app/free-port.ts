import { once } from "node:events"
import { createServer } from "node:net"

import { listenAnywhere } from "./listen-anywhere.ts"

/** A TCP port of this machine that nobody listened on a moment ago. */
export const freePort = async (): Promise<number> => {
  const probe = createServer()
  const port = await listenAnywhere(probe)
  probe.close()
  await once(probe, "close")
  return port
}

const isFree = async (port: number) => {
  const probe = createServer().listen(port, "127.0.0.1")
  const isOurs = await once(probe, "listening").then(
    () => true,
    () => false
  )
  probe.close()
  return isOurs
}

/** Ports one after the other, such as servers take that count for themselves. */
export const freePorts = async (count: number): Promise<ReadonlyArray<number>> => {
  const first = await freePort()
  const ports = Array.from({ length: count }, (_, index) => first + index)
  const free = await Promise.all(ports.map(isFree))
  return free.every(Boolean) ? ports : freePorts(count)
}
