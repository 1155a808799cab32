import { execFileSync } from "node:child_process"

/** CPU core of the server under measurement, and the core of everything else. */
export const [ownCore, otherCore] = [0, 1]

/** Sets the CPU affinity of a process, its threads and its future children to one core (`taskset` of util-linux). */
export const pinTo = (core: number, pid: number | undefined): void => {
  execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(pid)], {
    stdio: "ignore"
  })
}
