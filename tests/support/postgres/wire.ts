import { cuttableWire } from "../stores/cuttable.ts"
import type { FreshDatabase } from "./databases.ts"

/** A PostgreSQL database and a way to it that can be cut, stalled and mended. */
export const wireTo = async (database: FreshDatabase) => {
  const url = new URL(database.url)
  const wire = await cuttableWire(url.hostname, Number(url.port))
  url.host = `127.0.0.1:${wire.port}`
  return { ...wire, url: url.href }
}
