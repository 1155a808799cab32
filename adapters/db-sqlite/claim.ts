import * as Effect from "effect/Effect"
import sqlite3 from "sqlite3"

/** Another server has the file. */
export class FileInUse extends Error {
  override readonly name = "FileInUse"
}

// A server that is being replaced may take a moment to let go.
const busyTimeoutMs = 3_000

const close = (lock: sqlite3.Database) =>
  new Promise<void>((resolve) => {
    lock.close(() => resolve())
  })

const execute = (lock: sqlite3.Database, sql: string) =>
  new Promise<void>((resolve, reject) => {
    lock.on("error", reject)
    lock.exec(sql, (error) => (error === null ? resolve() : reject(error)))
  })

const isBusy = (error: unknown) => error instanceof Error && "code" in error && error.code === "SQLITE_BUSY"

const take = async (filename: string): Promise<sqlite3.Database> => {
  const lock = new sqlite3.Database(`${filename}.lock`)
  lock.configure("busyTimeout", busyTimeoutMs)
  try {
    await execute(lock, "begin exclusive")
    return lock
  } catch (error) {
    await close(lock)
    throw isBusy(error) ? new FileInUse() : error
  }
}

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
