import { spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, existsSync, openSync } from "node:fs"
import { fileURLToPath } from "node:url"

import { expect, it } from "vitest"

import { openLog } from "#adapters/system/log.ts"

it("writes one JSON line an entry, with the time, without the machine", () => {
  const lines: Array<string> = []
  openLog({ write: (line) => void lines.push(line) }).info({ path: "/api/me\n", status: 200 })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: "info", time: expect.any(Number), path: "/api/me\n", status: 200 }
  ])
  expect(lines[0]?.trimEnd()).not.toContain("\n")
})

// Writes more log lines than the buffer holds, then ends as the server does.
const busyProgram = `
  import { openLog, standardOutput } from "#adapters/system/log.ts"
  const { close, destination } = standardOutput()
  const log = openLog(destination)
  for (let turn = 0; turn < 60; turn += 1) {
    for (let line = 0; line < 1_000; line += 1) log.info({ path: "/api/me", filler: "x".repeat(100) })
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await close()
  console.error("ended by itself")
`

it.runIf(existsSync("/dev/full"))(
  "keeps nothing from going on and from ending where its disk is full",
  { timeout: 60_000 },
  async () => {
    const full = openSync("/dev/full", "w")
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", busyProgram], {
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      stdio: ["ignore", full, "pipe"],
      timeout: 30_000,
      killSignal: "SIGKILL"
    })
    closeSync(full)
    let said = ""
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (said += text))
    const [code] = await once(child, "close")
    expect({ code, said }).toEqual({ code: 0, said: "ended by itself\n" })
  }
)
