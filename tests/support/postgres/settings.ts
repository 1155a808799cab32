const flags = (settings: ReadonlyArray<string>) => settings.flatMap((setting) => ["-c", setting])

/** Server flags for disposable databases: no commit waits for the disk. */
export const forTests = flags([
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=200"
])

/** For a server and its replica: a commit writes its WAL to the operating system, but does not wait for the disk. */
export const forReplication = flags(["fsync=off", "full_page_writes=off"])

/** For a server that is crashed while the machine runs on: its commits are written to the operating system. */
export const forCrashes = flags(["fsync=off", "max_connections=100"])

/** For measuring writes: every commit waits for the disk, as in production. */
export const durable = flags(["max_connections=200"])
