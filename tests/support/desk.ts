import { createServer } from "node:http"

import { listenAnywhere } from "./app/listen-anywhere.ts"

/**
 * Test files run in many processes; a desk, an HTTP server in the main one, makes something once for all of them, at
 * the first request. They get it as JSON.
 */
export const openDesk = async <A>(make: () => Promise<A>) => {
  let made: Promise<A> | undefined
  const server = createServer((_, response) => {
    made ??= make()
    made.then(
      (thing) => response.end(JSON.stringify(thing)),
      (error: Error) => response.writeHead(500).end(error.message)
    )
  })
  const port = await listenAnywhere(server)

  return {
    url: `http://127.0.0.1:${port}`,
    /** Closes the desk, and passes what it made, if anything, to `end`. A failed `make` was reported to its callers. */
    close: async (end: (thing: A) => Promise<void>) => {
      server.closeAllConnections()
      server.close()
      await made?.then(end, () => undefined)
    }
  }
}

/** Requests what the desk at this address makes. */
export const askDesk = async <A>(url: string): Promise<A> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(await answer.text())
  return JSON.parse(await answer.text())
}
