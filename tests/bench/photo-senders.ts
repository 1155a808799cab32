import { readFileSync } from "node:fs"
import { constants, setPriority } from "node:os"

import { sendPhoto } from "./photos-town.ts"

// Real senders are phones, other machines: the cost of sending must not disturb the measurement.
setPriority(constants.priority.PRIORITY_LOW)

const [url = "", path = "", ...cookies] = process.argv.slice(2)
const file = readFileSync(path)

const sending = async (cookie: string) => {
  for (;;) await sendPhoto(url, cookie, file)
}

process.on("disconnect", () => process.exit())
for (const cookie of cookies) void sending(cookie)
process.send?.("sending")
