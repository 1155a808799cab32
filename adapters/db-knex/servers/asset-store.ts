import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Instant } from "#domain/shared/instant.ts"
import { type Asset, AssetStore } from "#ports/asset-store.ts"

import { Database, queryOn } from "../database.ts"
import { chunksOf } from "../insert-all.ts"
import { listOf, type Statement, statementOf } from "../statement.ts"

interface AssetRow {
  readonly name: string
  readonly encoding: Asset["encoding"]
  readonly content: string
}

const toRow = ({ content, encoding, name }: Asset): AssetRow => ({
  name,
  encoding,
  content: Buffer.from(content).toString("base64")
})

const fromRow = ({ content, encoding, name }: AssetRow): Asset => ({
  name,
  encoding,
  content: Buffer.from(content, "base64")
})

type Names = ReadonlyArray<string>

const storedStatement = (names: Names): Statement =>
  statementOf((bind) => `select name from assets where name in (${listOf(names, bind)})`)

const servedStatement = (names: Names): Statement =>
  statementOf(
    (bind) =>
      `update assets set left_at = null where left_at is not null and name in (${listOf(names, bind)})`
  )

const leftStatement = (names: Names, at: Instant): Statement =>
  statementOf(
    (bind) =>
      `update assets set left_at = ${bind(at)} where left_at is null and name not in (${listOf(names, bind)})`
  )

// All of it is asked of the primary: a page may ask for an asset before a replica has it.
export const KnexAssetStore = Layer.effect(
  AssetStore,
  Effect.map(Database, (database) => {
    const { dialect, exclusively } = database
    const query = queryOn(database)
    const run = <Row extends object>(statement: Statement) =>
      query((sql) => dialect.run<Row>(sql, { ...statement, isOneOff: true }))

    return AssetStore.of({
      // One server after the other: those that start together bring the same files.
      publish: ({ names, read }, at) =>
        exclusively(
          Effect.gen(function* () {
            if (names.length === 0) return
            yield* run(servedStatement(names))
            yield* run(leftStatement(names, at))
            const stored = new Set((yield* run<AssetRow>(storedStatement(names))).map(({ name }) => name))
            const missing = yield* read(names.filter((name) => !stored.has(name)))
            for (const chunk of chunksOf(missing.map(toRow))) {
              yield* query((sql) => sql("assets").insert(chunk).onConflict("name").ignore())
            }
          })
        ),

      byName: (name) =>
        Effect.map(
          query((sql) => sql<AssetRow>("assets").where({ name }).first()),
          (row) => (row === undefined ? null : fromRow(row))
        ),

      purge: (before) => Effect.asVoid(query((sql) => sql("assets").where("left_at", "<", before).delete()))
    })
  })
)
