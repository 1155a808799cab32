import { readdirSync, readFileSync } from "node:fs"

// What the kernel's account of a process says first is that of the process it was forked from: Linux keeps the memory
// of the program itself apart.
const kibibytes = (pid, name) => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1])
}

// What is mapped of files, the program above all, is in memory once for all processes.
const peakKibibytes = (pid) => kibibytes(pid, "VmHWM") - (pid === "self" ? 0 : kibibytes(pid, "RssFile"))

const residentKibibytes = (pid) => kibibytes(pid, "VmRSS") - (pid === "self" ? 0 : kibibytes(pid, "RssFile"))

// In hundredths of a second, behind the name, which may hold anything.
const cpuMs = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

// The process and those it has started: pictures are drawn in some of their own.
const all = () => {
  const started = readdirSync("/proc/self/task").flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ").filter(Boolean)
  )
  return ["self", ...started]
}

const sumOf = (measure) => all().reduce((sum, pid) => sum + measure(pid), 0)

process.on("message", (message) => {
  if (message === "peak") process.send?.(sumOf(peakKibibytes) * 1_024)
  if (message === "resident") process.send?.(sumOf(residentKibibytes) * 1_024)
  if (message === "cpu") process.send?.(sumOf(cpuMs))
})
