import { fork } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { getPriority } from "node:os"
import { setTimeout as after } from "node:timers/promises"
import { fileURLToPath } from "node:url"

import { describe, expect, it, vi } from "vitest"

import { photosAreBusy } from "#domain/photo/photo-words.ts"
import type { NewPhoto } from "#domain/photo/photo.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { startApp } from "#tests/support/app/start-app.ts"
import { aJpeg, sendPhoto } from "#tests/support/photos/pictures.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"

const program = fileURLToPath(new URL("../../../adapters/photos/picture-worker.cjs", import.meta.url))

/** A file of a process in `/proc`; empty where the process has just ended. */
const told = (pid: string | number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8")
  } catch {
    return ""
  }
}

/** The ids of the child processes that draw pictures. */
const drawing = () =>
  readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid) && told(pid, "cmdline").includes("picture-worker.cjs"))
    .filter((pid) => told(pid, "status").includes(`PPid:\t${process.pid}\n`))
    .map(Number)

const end = (pids: ReadonlyArray<number>) => {
  for (const pid of pids) process.kill(pid, "SIGKILL")
}

describe.runIf(existsSync("/proc/self/status"))("The processes that draw pictures", () => {
  const app = atApp()

  it("work after all others, with each thread that draws, and know none of the server's settings", async () => {
    const { client } = await aSignedInHomeowner(app)
    expect((await sendPhoto(client, await aJpeg())).status).toBe(201)
    const [pid = 0] = drawing()
    const threads = readdirSync(`/proc/${pid}/task`).map(Number)
    const lower = threads.filter((thread) => getPriority(thread) === 15)
    // The main thread and libuv's four; the threads of the garbage collector start before the program lowers itself.
    expect(lower.length).toBeGreaterThanOrEqual(5)
    const settings = told(pid, "environ").split("\0").filter(Boolean)
    expect(new Set(settings.map((setting) => setting.split("=")[0]))).toEqual(
      new Set(["MALLOC_ARENA_MAX", "NODE_CHANNEL_FD", "NODE_CHANNEL_SERIALIZATION_MODE", "PATH"])
    )
  })

  it("are replaced when they were ended while they waited", async () => {
    const { client } = await aSignedInHomeowner(app)
    await Promise.all([sendPhoto(client, await aJpeg()), sendPhoto(client, await aJpeg())])
    const before = drawing()
    expect(before).toHaveLength(2)
    end(before)
    await vi.waitFor(() => expect(drawing()).toEqual([]))
    const answers = await Promise.all([sendPhoto(client, await aJpeg()), sendPhoto(client, await aJpeg())])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  it("are replaced in the middle of a photo, which nobody notices", async () => {
    const { client } = await aSignedInHomeowner(app)
    const file = await aJpeg(4_000, 3_000)
    await sendPhoto(client, await aJpeg())
    const sending = sendPhoto<NewPhoto>(client, file)
    await after(60)
    end(drawing())
    const { body, status } = await sending
    expect([status, body.width, body.height]).toEqual([201, 1_600, 1_200])
  })

  it("say that there is too much to do when they are lost again and again, and go on", async () => {
    const { client } = await aSignedInHomeowner(app)
    const file = await aJpeg(4_000, 3_000)
    const hunt = setInterval(() => end(drawing()), 5)
    const { body, headers, status } = await sendPhoto<Problem>(client, file)
    clearInterval(hunt)
    expect([status, body.detail, headers.get("retry-after")]).toEqual([429, photosAreBusy, "5"])
    expect(app.logLines.join("\n")).toContain("its processes were lost")
    expect((await sendPhoto(client, await aJpeg())).status).toBe(201)
  })

  it("end without a word when their server has gone before they answer", async () => {
    const left = fork(program, [], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      serialization: "advanced",
      execArgv: [],
      env: {}
    })
    let said = ""
    left.stderr?.setEncoding("utf8").on("data", (text: string) => (said += text))
    await once(left, "message")
    // Stopped until its question is on its way and nobody reads any more.
    left.kill("SIGSTOP")
    await vi.waitFor(() => expect(told(left.pid ?? 0, "status")).toContain("State:\tT"))
    left.send({ id: 1, method: "take", params: [Buffer.alloc(10), 0, 10] }, () => {
      left.disconnect()
      left.kill("SIGCONT")
    })
    await once(left, "exit")
    expect({ code: left.exitCode, said }).toEqual({ code: 1, said: "" })
  })

  it("end with their server", async () => {
    const before = drawing()
    const other = await startApp()
    const { client } = await aSignedInHomeowner(other)
    await sendPhoto(client, await aJpeg())
    const own = drawing().filter((pid) => !before.includes(pid))
    expect(own).toHaveLength(1)
    await other.stop()
    await vi.waitFor(() => expect(drawing()).toEqual(before))
  })

  it("keep no server that ends from ending when they were ended before", async () => {
    const before = drawing()
    const other = await startApp()
    const { client } = await aSignedInHomeowner(other)
    await sendPhoto(client, await aJpeg())
    end(drawing().filter((pid) => !before.includes(pid)))
    await vi.waitFor(() => expect(drawing()).toEqual(before))
    await other.stop()
  })
})
