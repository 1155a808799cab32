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
 * TCP ports of this machine, one after the other, that nobody listened on a moment ago. They lie below those that a
 * system gives to whoever takes any: nothing else gets them before they are listened on.
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
