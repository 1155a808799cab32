import { join } from "node:path"
import { setTimeout as after } from "node:timers/promises"

import { hash } from "@node-rs/argon2"
import * as ManagedRuntime from "effect/ManagedRuntime"

import { SqliteAdapters } from "#adapters/db-sqlite/index.ts"
import { anAccount } from "#tests/support/builders.ts"
import { aJpeg } from "#tests/support/photos/pictures.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { type Attempt, writersAtWork } from "#tests/support/stores/writers.ts"

import { startProduct } from "../processes.ts"
import { benchPassword, signIn } from "../sign-in.ts"
import type { Verdict } from "./trials.ts"

const senders = 4

const send = async (url: string, cookie: string, file: Uint8Array): Promise<Attempt> => {
  const answer = await fetch(`${url}/api/photos?purpose=message`, {
    method: "POST",
    headers: { cookie, "content-type": "image/jpeg" },
    body: new Blob([new Uint8Array(file)])
  })
  const { id }: { readonly id?: string } = JSON.parse(await answer.text())
  return { status: answer.status, id: answer.status === 201 && id !== undefined ? id : null }
}

const isWhole = async (url: string, cookie: string, id: string) => {
  const sizes = ["large", "thumb"].map((size) =>
    fetch(`${url}/photos/${id}/${size}.webp`, { headers: { cookie } })
  )
  return (await Promise.all(sizes)).every(({ ok }) => ok)
}

/** The server is killed while it takes photos in: those of each round are one person's, who may send so many an hour. */
export const killPhotos = async (folder: string, times: number): Promise<Verdict> => {
  const passwordHash = await hash(benchPassword)
  const people = Array.from({ length: times }, () => anAccount({ passwordHash }))
  const database = join(folder, "killed-photos.sqlite")
  const runtime = ManagedRuntime.make(SqliteAdapters(database))
  await runtime.runPromise(seedMarketplace({ accounts: people }))
  await runtime.dispose()

  const place = { PHOTOS_DIR: join(folder, "killed-photos") }
  const file = await aJpeg(300, 200)
  const confirmed: Array<{ readonly id: string; readonly cookie: string }> = []
  let refused = 0
  for (const [round, person] of people.entries()) {
    const product = await startProduct(`sqlite:${database}`, [], place)
    const cookie = await signIn(product.url, person)
    const work = writersAtWork(senders, () => send(product.url, cookie, file))
    while (work.confirmed().length < 4) await after(20)
    await after(100 + ((round * 137) % 400))
    await product.kill()
    await work.stop()
    confirmed.push(...work.confirmed().map((id) => ({ id, cookie })))
    refused += work.attempts.length - work.confirmed().length
  }
  const product = await startProduct(`sqlite:${database}`, [], place)
  let lost = 0
  for (const { cookie, id } of confirmed) if (!(await isWhole(product.url, cookie, id))) lost += 1
  await product.stop()
  return { times, confirmed: confirmed.length, refused, lost }
}
