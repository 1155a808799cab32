import { vi } from "vitest"

/** A connection of the fake server, and the `last-event-id` it was opened with. */
export interface Served {
  readonly lastId: string | null
  readonly send: (text: string) => void
  readonly end: () => void
  readonly isClosed: () => boolean
}

type Answer = "stream" | Response | Error

const sessionOf = (userId: string | null) =>
  new Response(JSON.stringify({ user: userId === null ? null : { id: userId } }))

/** Fakes the server's event stream by `fetch`: gives these answers in order, and then the last one again and again. */
export const serveStreams = (...answers: ReadonlyArray<Answer>) => {
  const served: Array<Served> = []
  let asked = 0
  let signedIn: string | null = null
  const encoder = new TextEncoder()
  const open = (lastId: string | null, signal: AbortSignal | null | undefined) => {
    let isClosed = false
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
    const close = (finish: () => void) => {
      if (!isClosed) finish()
      isClosed = true
    }
    signal?.addEventListener("abort", () => close(() => stream?.error(new Error("aborted"))))
    served.push({
      lastId,
      send: (text) => stream?.enqueue(encoder.encode(text)),
      end: () => close(() => stream?.close()),
      isClosed: () => isClosed
    })
    return new Response(body, { headers: { "content-type": "text/event-stream" } })
  }
  vi.stubGlobal("fetch", async (path: string, { headers, signal }: RequestInit) => {
    if (path === "/api/me") return sessionOf(signedIn)
    const answer = answers[Math.min(asked, answers.length - 1)] ?? "stream"
    asked += 1
    if (answer instanceof Error) throw answer
    if (answer instanceof Response) return answer.clone()
    return open(new Headers(headers).get("last-event-id"), signal)
  })
  return {
    served,
    /** Signs this person in; nobody is signed in before. */
    signIn: (userId: string) => void (signedIn = userId),
    /** How often the stream was requested. */
    asked: () => asked,
    last: (): Served => {
      const found = served.at(-1)
      if (!found) throw new Error("No stream was opened")
      return found
    }
  }
}

export const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response("{}", { status, headers })
