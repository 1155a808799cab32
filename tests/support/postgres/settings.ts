const flags = (settings: ReadonlyArray<string>) => settings.flatMap((setting) => ["-c", setting])

/** Server flags for databases that nobody misses after a crash: no waiting for the disk. */
export const forTests = flags([
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=200"
])

/** For a server and its replica: what is confirmed has left the server's memory, but not for the disk. */
export const forReplication = flags(["fsync=off", "full_page_writes=off"])

/** For a server that is made to crash, while the machine runs on: what it confirms has been handed to the system. */
export const forCrashes = flags(["fsync=off", "max_connections=100"])

/** For figures of writes: every commit waits for the disk, as in production. */
export const durable = flags(["max_connections=200"])
