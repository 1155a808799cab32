/** Server flags for databases that nobody misses after a crash: no waiting for the disk. */
export const forTests = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=200"
].flatMap((setting) => ["-c", setting])
