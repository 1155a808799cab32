import { createServer } from "node:http"

import { Pool } from "pg"

import { questions } from "./reference-questions.ts"

// The measure of all rows: node:http and one prepared statement a question, its rows as JSON. No validation, no
// headers, no session, no log; run as a process of its own, like the product.
const { DATABASE_URL: connectionString } = process.env
const pool = new Pool({ connectionString, max: 16 })

const server = createServer((request, response) => {
  const [name = "", value = ""] = (request.url ?? "").slice(1).split("/")
  const question = questions[name]
  if (question === undefined) return response.writeHead(404).end()
  return void pool.query({ name, text: question, values: value === "" ? [] : [value] }).then(
    ({ rows }) => response.setHeader("content-type", "application/json").end(JSON.stringify(rows)),
    (error: Error) => response.writeHead(500).end(error.message)
  )
})

server.listen(0, "127.0.0.1", () => process.send?.(server.address()))
process.once("disconnect", () => process.exit())
