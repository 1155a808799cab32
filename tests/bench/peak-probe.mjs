import { readdirSync, readFileSync } from "node:fs"

// From /proc/PID/status: the peak that `getrusage` tells includes the process that this one was forked from, VmHWM is
// the program's own.
const kibibytes = (pid, name) => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1])
}

// Pages mapped from files (RssFile), above all the program, are shared by all processes and counted once.
const peakKibibytes = (pid) => kibibytes(pid, "VmHWM") - (pid === "self" ? 0 : kibibytes(pid, "RssFile"))

const residentKibibytes = (pid) => kibibytes(pid, "VmRSS") - (pid === "self" ? 0 : kibibytes(pid, "RssFile"))

// utime and stime, in hundredths of a second; parsed after the process's name, which may contain anything.
const cpuMs = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

// This process and its children: pictures are drawn in child processes.
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
