import type { Serializable } from "node:child_process"
import cluster, { type Worker } from "node:cluster"

import type { Settings } from "./config/settings.ts"
import type { Log } from "./system/log.ts"
import { restAfter } from "./system/rest-after.ts"

/** How a worker has ended, and how many before it, in the same place, have died soon after their start. */
interface End {
  readonly deaths: number
  readonly livedMs: number
  readonly pid: number | undefined
  readonly exitCode: number | null
  readonly signalCode: NodeJS.Signals | null
}

type Wanted = Pick<Settings, "metrics" | "workers">

/** Longer than a server takes to stop in an orderly way. */
export const killAfterMs = 60_000

/** The worker's address, once it serves. */
const readyOf = (worker: Worker) =>
  new Promise<string>((resolve) => {
    worker.on("message", (message: unknown) => {
      if (typeof message === "object" && message !== null && "url" in message) resolve(String(message.url))
    })
  })

const endOf = (worker: Worker) =>
  new Promise<null>((resolve) => {
    worker.once("exit", () => resolve(null))
    // The system had no room for another process.
    worker.on("error", () => {
      if (worker.process.pid === undefined) resolve(null)
    })
  })

const isClosable = (handle: unknown): handle is { close: () => void } =>
  typeof handle === "object" && handle !== null && "close" in handle && typeof handle.close === "function"

/**
 * Closes the connections that a worker has not taken before it died. Node hands a worker one connection of a port after
 * the other, and forgets the one that is not taken: nobody would answer or close it (docs/decisions/0044). Connections
 * that were taken are closed in this process already.
 */
const closeUntaken = (worker: Worker) => {
  const { process } = worker
  // A process that the system had no room to start has no `send`.
  if (!("send" in process)) return
  const send = process.send.bind(process)
  const handed = new Map<unknown, { close: () => void }>()
  process.send = (message: Serializable, ...rest: ReadonlyArray<unknown>): boolean => {
    const [handle] = rest
    const isConnection = typeof message === "object" && "act" in message && message.act === "newconn"
    if (isConnection && isClosable(handle)) handed.set("key" in message ? message.key : null, handle)
    return Boolean(Reflect.apply(send, undefined, [message, ...rest]))
  }
  const close = () => {
    for (const handle of handed.values()) handle.close()
  }
  // While a message to a process that dies is under way, Node emits only `exit`.
  worker.on("disconnect", close).on("exit", close)
}

/** Each worker has metrics of its own, on a port of its own. It is told of one worker, as one server needs one port. */
const ownSettings = ({ metrics }: Wanted, index: number) =>
  metrics === null ? {} : { WORKERS: "1", METRICS_PORT: String(metrics.port + index) }

/** Workers that serve behind one port. From when all serve until they are told to stop, each that ends is replaced. */
export const makeCrew = (wanted: Wanted, log: Pick<Log, "error">) => {
  const working = new Map<Worker, Promise<null>>()
  const rests = new Set<NodeJS.Timeout>()
  let isKept = false

  /** The worker's address, once it serves; null where it ends before that. */
  const begin = (index: number, deaths = 0): Promise<string | null> => {
    const worker = cluster.fork(ownSettings(wanted, index))
    closeUntaken(worker)
    const startedAt = performance.now()
    const ended = endOf(worker).then(() => {
      working.delete(worker)
      const { exitCode, pid, signalCode } = worker.process
      if (isKept)
        replace(index, { deaths, livedMs: performance.now() - startedAt, exitCode, pid, signalCode })
      return null
    })
    working.set(worker, ended)
    return Promise.race([readyOf(worker), ended])
  }

  const replace = (index: number, { deaths, livedMs, ...end }: End) => {
    const rest = restAfter(livedMs, deaths)
    log.error({ ...end, restMs: rest.ms }, "A worker has ended; another takes its place")
    const timer = setTimeout(() => {
      rests.delete(timer)
      void begin(index, rest.deaths)
    }, rest.ms)
    rests.add(timer)
  }

  return {
    /**
     * The address, once all serve; null where one of them does not. The first starts alone: most faults are the same
     * for all.
     */
    start: async (): Promise<string | null> => {
      const url = await begin(0)
      if (url === null) return null
      await Promise.all(Array.from({ length: wanted.workers - 1 }, (_, index) => begin(index + 1)))
      isKept = working.size === wanted.workers
      return isKept ? url : null
    },

    /** Lets all finish what they have begun. */
    stop: async (): Promise<void> => {
      isKept = false
      for (const timer of rests) clearTimeout(timer)
      const tell = (signal: NodeJS.Signals) => {
        for (const worker of working.keys()) worker.process.kill(signal)
      }
      tell("SIGTERM")
      const late = setTimeout(tell, killAfterMs, "SIGKILL")
      await Promise.all(working.values())
      clearTimeout(late)
    }
  }
}
