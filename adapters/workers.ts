import cluster from "node:cluster"

import { readSettings, type Settings } from "./config/settings.ts"
import { makeCrew } from "./crew.ts"
import { printFailure } from "./startup-failure.ts"
import { openLog, standardOutput } from "./system/log.ts"

const sayReady = (url: string) => console.log(`Best Contractors On Demand is ready on ${url}`)

/** Says that this process serves: to people, or to the process that has started it for them. */
export const tellReady = (url: string): void => {
  if (cluster.isWorker) process.send?.({ url })
  else sayReady(url)
}

/** Calls `stop` when the process is told to end; a second signal ends it at once. */
export const whenToldToStop = (stop: () => void): void => {
  if (cluster.isPrimary) {
    process.once("SIGTERM", stop).once("SIGINT", stop)
    return
  }
  // A supervisor may signal all processes, and a terminal does: the first process decides for them, and when that one
  // is gone the others end by themselves.
  let isStopping = false
  process
    .on("SIGINT", () => undefined)
    .on("SIGTERM", () => {
      if (!isStopping) stop()
      isStopping = true
    })
}

const runWorkers = async (settings: Settings) => {
  const output = standardOutput()
  const crew = makeCrew(settings, openLog(output.destination))
  const leave = async (code: number) => {
    await crew.stop()
    await output.close()
    process.exit(code)
  }
  whenToldToStop(() => void leave(0))
  const url = await crew.start()
  // The worker that could not start has said why.
  if (url === null) await leave(1)
  else sayReady(url)
}

/** Serves by this process, or by as many as WORKERS says, behind one port (docs/decisions/0044). */
export const runAll = async (serve: () => Promise<void>): Promise<void> => {
  if (cluster.isWorker) return serve()
  try {
    const settings = readSettings(process.env)
    await (settings.workers === 1 ? serve() : runWorkers(settings))
  } catch (error) {
    printFailure(error)
    process.exit(1)
  }
}
