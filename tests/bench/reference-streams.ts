import { createServer, type ServerResponse } from "node:http"

import { Client, Pool } from "pg"

// The measure of live updates: node:http, one table, LISTEN and NOTIFY. Whatever is said reaches every open stream as
// the same frame. No sessions, no topics, no order, no resuming.
const { DATABASE_URL: connectionString } = process.env
const pool = new Pool({ connectionString, max: 10 })
const listener = new Client({ connectionString })
const streams = new Set<ServerResponse>()

await pool.query("create table if not exists said (id bigserial primary key, body text not null)")
await listener.connect()
await listener.query("listen said")
listener.on("notification", ({ payload = "" }) => {
  const frame = `id: 1\nevent: message\ndata: {"id":"${payload}"}\n\n`
  for (const stream of streams) stream.write(frame)
})

const say = async (id: string) => {
  await pool.query(
    "with added as (insert into said (body) values ($1) returning body) select pg_notify('said', body) from added",
    [id]
  )
}

const server = createServer((request, response) => {
  if (request.url === "/stream") {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": welcome\n\n")
    streams.add(response.once("close", () => streams.delete(response)))
    return
  }
  const id = crypto.randomUUID()
  void say(id).then(() => response.writeHead(201).end(JSON.stringify({ id })))
})

server.listen(0, "127.0.0.1", () => process.send?.(server.address()))
process.once("disconnect", () => process.exit())
