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
