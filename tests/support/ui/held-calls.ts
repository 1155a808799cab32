import { vi } from "vitest"

export interface HeldCall {
  readonly headers: Headers
  /** The call's body; empty where it is no text. */
  readonly body: string
  /** Lets the call through to the server, and the answer back. */
  readonly pass: () => void
  /** Fails the call before it reaches the server. */
  readonly lose: () => void
  /** Lets the call through to the server, but fails it instead of its answer. */
  readonly loseAnswer: () => Promise<void>
}

/** Holds back calls of this method and path, each until the test decides about it. */
export const holdCalls = (method: string, path: RegExp) => {
  const held: Array<HeldCall> = []
  const real = globalThis.fetch
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const isHeld = init?.method === method && typeof input === "string" && path.test(input)
    if (!isHeld) return real(input, init)
    return new Promise((resolve, reject) => {
      const lost = () => reject(new TypeError("Failed to fetch"))
      held.push({
        headers: new Headers(init.headers),
        body: typeof init.body === "string" ? init.body : "",
        pass: () => void real(input, init).then(resolve, reject),
        lose: lost,
        loseAnswer: async () => {
          await real(input, init)
          lost()
        }
      })
    })
  })
  return {
    held,
    /** The latest held call. */
    last: (): HeldCall => {
      const call = held.at(-1)
      if (!call) throw new Error(`No ${method} of ${path} was made`)
      return call
    },
    restore: () => spy.mockRestore()
  }
}
