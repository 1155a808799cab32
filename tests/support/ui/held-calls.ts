import { vi } from "vitest"

export interface HeldCall {
  readonly headers: Headers
  /** Empty where it is no text. */
  readonly body: string
  /** Lets it through to the server, and its answer back. */
  readonly pass: () => void
  /** Loses it on the way to the server. */
  readonly lose: () => void
  /** Lets it through, and loses the answer. */
  readonly loseAnswer: () => Promise<void>
}

/** Holds the calls of this method and path back, each until the test decides about it. */
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
    /** The one that came last. */
    last: (): HeldCall => {
      const call = held.at(-1)
      if (!call) throw new Error(`No ${method} of ${path} was made`)
      return call
    },
    restore: () => spy.mockRestore()
  }
}
