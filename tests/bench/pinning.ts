import { execFileSync } from "node:child_process"

/** The core of the server that is measured, and that of all the rest. */
export const [ownCore, otherCore] = [0, 1]

/** Keeps a process on one core, with the threads that it has and whatever it starts (`taskset` of util-linux). */
export const pinTo = (core: number, pid: number | undefined): void => {
  execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(pid)], {
    stdio: "ignore"
  })
}
