import { setTimeout } from "node:timers/promises"

/** Does work that holds the event loop, when it is its turn. */
export type InTurn = <A>(work: () => A) => Promise<A>

/**
 * Does one piece of work after the other and rests after each for as long as it took: however much there is to do,
 * half of the event loop's time is left to everything else.
 */
export const makeTurns = (): InTurn => {
  let rested: Promise<unknown> = Promise.resolve()

  return (work) => {
    let took = 0
    const done = rested.then(() => {
      const start = performance.now()
      try {
        return work()
      } finally {
        took = performance.now() - start
      }
    })
    const rest = () => setTimeout(took)
    rested = done.then(rest, rest)
    return done
  }
}
