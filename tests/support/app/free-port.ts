import { randomInt } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:net"

const isFree = async (port: number) => {
  const probe = createServer().listen(port, "127.0.0.1")
  const isOurs = await once(probe, "listening").then(
    () => true,
    () => false
  )
  probe.close()
  return isOurs
}

/**
 * Consecutive TCP ports of this machine that were free a moment ago. They lie below the system's range of ephemeral
 * ports, so that nothing else is given them before a server listens on them.
 */
export const freePorts = async (count: number): Promise<ReadonlyArray<number>> => {
  const first = randomInt(20_000, 30_000)
  const ports = Array.from({ length: count }, (_, index) => first + index)
  const free = await Promise.all(ports.map(isFree))
  return free.every(Boolean) ? ports : freePorts(count)
}

export const freePort = async (): Promise<number> => {
  const [port = 0] = await freePorts(1)
  return port
}
