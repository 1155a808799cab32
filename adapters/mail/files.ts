import { randomUUID } from "node:crypto"
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Readable } from "node:stream"

import * as Effect from "effect/Effect"
import { createTransport } from "nodemailer"

import { makeFolder } from "#adapters/system/make-folder.ts"
import { NotSent } from "#domain/notices/mail-errors.ts"
import type { Letter } from "#ports/mailer.ts"

import { messageOf, type Sender } from "./message.ts"

/** An email in a file, with what its page shows of it. */
export interface FiledLetter extends Omit<Letter, "unsubscribe"> {
  readonly sentAt: string
}

// What the page lists; older files stay where they are.
const listed = 100

type Content = Buffer | Readable | string
type WriteFile = (path: string, content: Content) => Promise<void>

/** Writes all of the files whole or leaves none of them: a disk may become full in the middle of one. */
const putAll = async (contents: ReadonlyMap<string, Content>, writeTo: WriteFile) => {
  // Two servers may send the same email.
  const attempt = randomUUID()
  const partOf = (path: string) => `${path}.${attempt}.part`
  const left: Array<string> = []
  try {
    for (const [path, content] of contents) {
      left.push(partOf(path))
      await writeTo(partOf(path), content)
    }
    for (const path of contents.keys()) {
      await rename(partOf(path), path)
      left.push(path)
    }
  } catch (error) {
    await Promise.allSettled(left.map((path) => rm(path, { force: true })))
    throw error
  }
}

const file = async (folder: string, letter: Letter, sender: Sender, writeTo: WriteFile) => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(messageOf(letter, sender))
  const sentAt = new Date().toISOString()
  const name = join(folder, `${sentAt.replaceAll(":", "-")} ${letter.id}`)
  const { unsubscribe: _, ...shown } = letter
  makeFolder(folder)
  const page = JSON.stringify({ ...shown, sentAt } satisfies FiledLetter)
  await putAll(
    new Map<string, Content>([
      [`${name}.eml`, message],
      [`${name}.json`, page]
    ]),
    writeTo
  )
}

/** Writes letters into a folder, as a mail program opens them. */
export const fileSender =
  (folder: string, sender: Sender, writeTo: WriteFile = writeFile) =>
  (letter: Letter) =>
    Effect.tryPromise({
      try: () => file(folder, letter, sender, writeTo),
      catch: (error) => new NotSent({ reason: error instanceof Error ? error.message : "no file" })
    })

// Whoever looks after the folder may remove what is just being read.
const read = async (path: string): Promise<ReadonlyArray<FiledLetter>> => {
  try {
    return [JSON.parse(await readFile(path, "utf8"))]
  } catch {
    return []
  }
}

/** The newest letters of the folder, newest first; without those that cannot be read. */
export const filedLetters = async (folder: string): Promise<ReadonlyArray<FiledLetter>> => {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .toReversed()
    .slice(0, listed)
  return (await Promise.all(newest.map((name) => read(join(folder, name))))).flat()
}
