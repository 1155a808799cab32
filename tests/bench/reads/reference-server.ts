import { createServer } from "node:http"

import { Pool } from "pg"

import { questions } from "./reference-questions.ts"

// The reference for all reads: node:http and one prepared statement per query, which returns JSON; the product's pages
// come from memory. No validation, no headers, no session, no log; run as a process of its own, like the product.
const { DATABASE_URL: connectionString, PRODUCT_URL: product } = process.env
const pool = new Pool({ connectionString, max: 16 })

const pages = new Map<string, Promise<Buffer>>()
const pageAt = (path: string) => {
  const page =
    pages.get(path) ?? fetch(product + path).then(async (answer) => Buffer.from(await answer.arrayBuffer()))
  pages.set(path, page)
  return page
}

const pagePath = /^\/page(\/.*)/

const asJson = (question: string) =>
  `select coalesce(json_agg(row_to_json(rows)), '[]')::text as json from (${question}) as rows`

const server = createServer((request, response) => {
  const [, page] = pagePath.exec(request.url ?? "") ?? []
  if (page !== undefined) {
    return void pageAt(page).then(
      (html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html),
      (error: Error) => response.writeHead(500).end(error.message)
    )
  }
  // The query string only makes an address new to the product's cache.
  const [path = ""] = (request.url ?? "").slice(1).split("?")
  const [name = "", value = ""] = path.split("/")
  const question = questions[name]
  if (question === undefined) return response.writeHead(404).end()
  return void pool.query({ name, text: asJson(question), values: value === "" ? [] : [value] }).then(
    ({ rows }) => response.setHeader("content-type", "application/json").end(rows[0].json),
    (error: Error) => response.writeHead(500).end(error.message)
  )
})

server.listen(0, "127.0.0.1", () => process.send?.(server.address()))
process.once("disconnect", () => process.exit())
