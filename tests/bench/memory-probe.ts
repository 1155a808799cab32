import { setTimeout } from "node:timers/promises"

/** Collects garbage in several rounds; returns the memory that is still held. */
const settledMemory = async () => {
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.()
    await setTimeout(100)
  }
  return process.memoryUsage.rss()
}

process.on("message", (message) => {
  if (message === "memory") void settledMemory().then((bytes) => process.send?.(bytes))
})
