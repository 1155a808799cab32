import { createServer, type ServerResponse } from "node:http"

import { Client, Pool } from "pg"

// The reference for live updates: node:http, one table, LISTEN and NOTIFY. A post to "/" reaches every open stream, a
// post to "/NAME" the streams of that name, as the same frame. No sessions, no order, no resuming.
const { DATABASE_URL: connectionString } = process.env
const pool = new Pool({ connectionString, max: 10 })
const listener = new Client({ connectionString })
const streams = new Map<ServerResponse, string>()

await pool.query("create table if not exists said (id bigserial primary key, body text not null)")
await listener.connect()
await listener.query("listen said")
listener.on("notification", ({ payload = "" }) => {
  const [id, to = ""] = payload.split(" ")
  const frame = `id: 1\nevent: message\ndata: {"id":"${id}"}\n\n`
  for (const [stream, whose] of streams) if (to === "" || to === whose) stream.write(frame)
})

const say = async (id: string, to: string) => {
  await pool.query(
    "with added as (insert into said (body) values ($1) returning body) select pg_notify('said', body || $2) from added",
    [id, to === "" ? "" : ` ${to}`]
  )
}

const server = createServer((request, response) => {
  const [, asked = "", whose = ""] = (request.url ?? "").split("/")
  if (asked === "stream") {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(": welcome\n\n")
    streams.set(
      response.once("close", () => streams.delete(response)),
      whose
    )
    return
  }
  const id = crypto.randomUUID()
  void say(id, asked).then(() => response.writeHead(201).end(JSON.stringify({ id })))
})

server.listen(0, "127.0.0.1", () => process.send?.(server.address()))
process.once("disconnect", () => process.exit())
