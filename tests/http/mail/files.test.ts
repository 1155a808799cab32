import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { filedLetters, fileSender } from "#adapters/mail/files.ts"
import { EmailId } from "#domain/shared/ids.ts"
import type { Letter } from "#ports/mailer.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { sendAccountEmail } from "#use-cases/notices/send-account-email.ts"

import { anOutbox, aPairToWriteTo } from "./outbox.ts"

const hostile = '../../x"\r\nBcc: eve@example.com\r\n\r\n<b>👩‍👧'
const sender = { from: { name: "", address: "no-reply@localhost.test" }, replyTo: null, host: "localhost" }

const aLetter = (count: number, name = "Olivia Park"): Letter => ({
  id: EmailId.make(`01900000-0000-7000-8000-00000000000${count}`),
  to: { name, address: "olivia@example.com" },
  subject: name,
  text: `Reyes Plumbing: $900 → $850 = less 👩‍👧\n${"long ".repeat(60)}\nThe end.`,
  html: `<p>$900 → $850 = less 👩‍👧 ${"long ".repeat(60)}</p><p>The end.</p>`,
  unsubscribe: "https://www.example.com/unsubscribe/key"
})

const decoded = (body: string, encoding: string) => {
  if (encoding === "base64") return Buffer.from(body, "base64").toString()
  if (encoding !== "quoted-printable") return body
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString()
}

/** The head of a message, and the text of each of its parts. */
const readMessage = (message: string) => {
  const [head = "", ...bodies] = message.split("\r\n\r\n")
  const [, boundary = ""] = /boundary="(.*)"/.exec(head) ?? []
  const parts = bodies.join("\r\n\r\n").split(`--${boundary}`)
  expect(parts.at(-1)).toBe("--\r\n")
  const texts = parts.slice(1, -1).map((part) => {
    const end = part.indexOf("\r\n\r\n")
    const [, encoding = ""] = /^Content-Transfer-Encoding: (.*)\r$/m.exec(part.slice(0, end + 1)) ?? []
    return decoded(part.slice(end + 4, -2), encoding)
      .replaceAll("\r\n", "\n")
      .trimEnd()
  })
  const names = head.split("\r\n").flatMap((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? [])
  return { names, texts }
}

describe("Emails in files", () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contractors-emails-"))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const send = (letter: Letter, place = join(folder, "emails")) =>
    Effect.runPromiseExit(fileSender(place, sender)(letter))
  const files = () => readdirSync(join(folder, "emails"))
  const theMessage = () =>
    readFileSync(join(folder, "emails", files().find((name) => name.endsWith(".eml")) ?? ""), "utf8")

  it("are whole messages that mail programs open, with both parts as they were written", async () => {
    const letter = aLetter(1)
    await send(letter)
    const { names, texts } = readMessage(theMessage())
    expect(texts).toEqual([letter.text, letter.html])
    for (const header of ["from", "to", "subject", "message-id", "date", "list-unsubscribe", "mime-version"])
      expect(names.filter((one) => one === header)).toHaveLength(1)
  })

  it("lie where no name and no subject can say, and go to nobody else", async () => {
    await send(aLetter(1, hostile))
    expect(readdirSync(folder)).toEqual(["emails"])
    const names = files()
    expect(names.filter((name) => !/^[\w. -]+ 01900000-[\w-]+\.(eml|json)$/.test(name))).toEqual([])
    const { names: headers } = readMessage(theMessage())
    expect(headers.filter((header) => header === "bcc" || header === "cc")).toEqual([])
    expect((await filedLetters(join(folder, "emails")))[0]?.to.name).toBe(hostile)
  })

  it("are all there where many are written at once, and one is tried twice", async () => {
    const letters = [1, 2, 3, 4, 5, 5].map((count) => aLetter(count))
    const exits = await Promise.all(letters.map((letter) => send(letter)))
    expect(exits.filter((exit) => Exit.isFailure(exit))).toEqual([])
    const filed = await filedLetters(join(folder, "emails"))
    expect(new Set(filed.map(({ id }) => id))).toEqual(new Set(letters.map(({ id }) => id)))
    expect(files().filter((name) => name.endsWith(".part"))).toEqual([])
  })

  it("are listed without one that was cut off, as where the power went", async () => {
    await send(aLetter(1))
    writeFileSync(join(folder, "emails", "2999.json"), '{"id":')
    expect((await filedLetters(join(folder, "emails"))).map(({ id }) => id)).toEqual([aLetter(1).id])
    expect(await filedLetters(join(folder, "nowhere"))).toEqual([])
  })

  it.each([".eml", ".json"])(
    "leave nothing of one whose %s finds the disk full, and are tried again",
    async (ending) => {
      const place = join(folder, "emails")
      let isFull = true
      const writeTo = async (path: string, content: Parameters<typeof writeFile>[1]) => {
        const hasRoom = !isFull || !path.includes(ending)
        await writeFile(path, hasRoom ? content : "The first bytes")
        if (!hasRoom) throw new Error("ENOSPC: no space left on device, write")
      }
      const outbox = anOutbox({ send: fileSender(place, sender, writeTo) })
      const { homeowner } = await outbox.run(aPairToWriteTo())
      await outbox.run(sendAccountEmail(homeowner.id, "reset-password"))
      await outbox.after(0)
      expect(files()).toEqual([])
      const [email] = await outbox.run(Effect.flatMap(EmailRepository, ({ waiting }) => waiting(10)))
      expect(email).toMatchObject({ state: "waiting", reason: "ENOSPC: no space left on device, write" })
      isFull = false
      await outbox.after(1)
      expect(files()).toHaveLength(2)
      expect(outbox.faults).toEqual([])
    }
  )

  it("wait while their folder cannot be written, are tried again, and nothing else notices", async () => {
    const place = join(folder, "taken")
    writeFileSync(place, "")
    const outbox = anOutbox({ send: fileSender(place, sender) })
    const { homeowner } = await outbox.run(aPairToWriteTo())
    await outbox.run(sendAccountEmail(homeowner.id, "reset-password"))
    await outbox.after(0)
    expect(outbox.faults).toEqual([])
    expect(readFileSync(place, "utf8")).toBe("")
    rmSync(place)
    await outbox.after(1)
    expect((await filedLetters(place)).map(({ subject }) => subject)).toEqual(["Set a new password"])
  })
})
