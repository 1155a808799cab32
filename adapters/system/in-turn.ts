import type { RequestListener, ServerResponse } from "node:http"
import type { Socket } from "node:net"

/**
 * Answers the requests of a connection one after the other, also where all are sent before the first is answered
 * (HTTP pipelining). Node would begin them all, and tell none that waits behind another that its connection closed:
 * a file or a connection to the store that its answer had opened would stay open.
 */
export const inTurn = (answer: RequestListener): RequestListener => {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const before = latest.get(request.socket)
    latest.set(request.socket, response)
    // Until its turn comes, an answer has no socket.
    if (response.socket !== null || before === undefined) return answer(request, response)
    before.once("close", () => {
      // Nobody reads the answer to a connection that has closed.
      if (response.socket?.writable === true) answer(request, response)
    })
  }
}
