import { readFileSync } from "node:fs"

// What the kernel's account of a process says first is that of the process it was forked from: Linux keeps the memory
// of the program itself apart.
const kibibytes = () => {
  const [, peak] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? []
  return Number(peak)
}

const cpuMs = () => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1_000
}

process.on("message", (message) => {
  if (message === "peak") process.send?.(kibibytes() * 1_024)
  if (message === "cpu") process.send?.(cpuMs())
})
