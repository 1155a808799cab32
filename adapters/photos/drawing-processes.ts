import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"

import { type DrawingProcess, drawingProcess } from "./drawing-process.ts"

const started = <Drawn>() =>
  Effect.acquireRelease(
    Effect.sync((): Array<DrawingProcess<Drawn>> => []),
    (processes) => Effect.promise(() => Promise.all(processes.map(({ end }) => end())))
  )

/** A pool of processes: each photo has one to itself while it is drawn, and at most `atOnce` are started, as needed. */
export const drawingProcesses = <Drawn>(program: string, atOnce: number) =>
  Effect.map(started<Drawn>(), (processes) => {
    const turns = Semaphore.makeUnsafe(atOnce)
    const free: Array<DrawingProcess<Drawn>> = []

    const start = () => {
      const process = drawingProcess<Drawn>(program)
      processes.push(process)
      return process
    }

    return <A, E>(work: (process: DrawingProcess<Drawn>) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
      turns.withPermit(
        Effect.acquireUseRelease(
          // The process that became free last: photos that come one by one need only one.
          Effect.sync(() => free.pop() ?? start()),
          work,
          (process) => Effect.sync(() => void free.push(process))
        )
      )
  })
