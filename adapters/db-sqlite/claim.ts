import * as Effect from "effect/Effect"
import sqlite3 from "sqlite3"

/** Another server has the file. */
export class FileInUse extends Error {
  override readonly name = "FileInUse"
}

// A server that is being replaced may take a moment to let go.
const patienceMs = 3_000

const close = (lock: sqlite3.Database) =>
  new Promise<void>((resolve) => {
    lock.close(() => resolve())
  })

const take = (filename: string) =>
  new Promise<sqlite3.Database>((resolve, reject) => {
    const lock = new sqlite3.Database(`${filename}.lock`)
    lock.on("error", reject)
    lock.configure("busyTimeout", patienceMs)
    lock.exec("begin exclusive", (error) => {
      if (error === null) resolve(lock)
      else void close(lock).then(() => reject("code" in error && error.code === "SQLITE_BUSY" ? new FileInUse() : error))
    })
  })

/**
 * Claims an SQLite file for this process: events reach the screens of one server only. The claim is a lock of SQLite's
 * own on an empty file beside it, which the system takes away with the process, however that ends.
 */
export const claim = (filename: string) =>
  Effect.asVoid(
    Effect.acquireRelease(
      Effect.promise(() => take(filename)),
      (lock) => Effect.promise(() => close(lock))
    )
  )
