import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"

const thing = /"id":"([^"]+)"/

/** Many open event streams, and when each of them received which event. */
export class Listeners {
  readonly #streams: Array<IncomingMessage> = []
  readonly #heard = new Map<string, Array<number>>()
  #tell: () => void = () => undefined

  /** Opens one more stream. */
  async open(url: string, cookie = ""): Promise<void> {
    const request = get(url, { agent: false, headers: { cookie } })
    const [stream]: Array<IncomingMessage> = await once(request, "response")
    if (stream?.statusCode !== 200) throw new Error(`${url} was answered with ${stream?.statusCode}`)
    let rest = ""
    stream.setEncoding("utf8").on("data", (text: string) => {
      const blocks = (rest + text).split("\n\n")
      rest = blocks.pop() ?? ""
      for (const block of blocks) this.#hear(block)
    })
    this.#streams.push(stream)
    await once(stream, "data")
  }

  close(): void {
    for (const stream of this.#streams.splice(0)) stream.destroy()
  }

  /** Runs `act`; returns how long each of `count` streams took to receive its event, in milliseconds. */
  async delaysOf(count: number, act: () => Promise<string>): Promise<ReadonlyArray<number>> {
    const start = performance.now()
    const id = await act()
    while ((this.#heard.get(id)?.length ?? 0) < count) {
      await new Promise<void>((resolve) => (this.#tell = resolve))
    }
    const times = this.#heard.get(id) ?? []
    this.#heard.clear()
    return times.map((time) => time - start)
  }

  #hear(block: string): void {
    const id = thing.exec(block)?.[1]
    if (id === undefined) return
    const times = this.#heard.get(id) ?? []
    times.push(performance.now())
    this.#heard.set(id, times)
    this.#tell()
  }
}
