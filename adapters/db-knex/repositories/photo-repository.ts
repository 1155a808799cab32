import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { PhotoRecord } from "#domain/photo/photo.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { type PhotoFacts, PhotoRepository } from "#ports/repositories/photo-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { rowCodec } from "../row.ts"
import type { Columns, Statement } from "../statement.ts"
import { photos } from "../tables.ts"
import {
  attachStatement,
  describeStatement,
  detachStatement,
  factsStatement,
  forgetStatement,
  keptStatement,
  looseStatement,
  neededStatement,
  ofThingStatement,
  removeStatement
} from "./photo-statements.ts"

const { id, ownerId, purpose, state, thingId } = PhotoRecord.fields
const storedFacts: Schema.Codec<PhotoFacts, Columns> = Schema.Struct({
  id,
  ownerId,
  purpose,
  state,
  thingId
})

const facts = rowCodec(storedFacts)

interface OfId {
  readonly id: PhotoId
}

const idsOf = (rows: ReadonlyArray<OfId>): ReadonlyArray<PhotoId> => rows.map((row) => row.id)

export const KnexPhotoRepository = Layer.effect(
  PhotoRepository,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const query = queryOn(database)
    const read = readOn(database)
    const write = <Row extends object = OfId>(statement: Statement) =>
      query((sql) => dialect.run<Row>(sql, statement))
    const kept = (owner: PhotoRecord["ownerId"]) =>
      Effect.map(read<{ readonly kept: number }>(keptStatement(owner)), ([row]) => row?.kept ?? 0)

    return PhotoRepository.of({
      insert: Effect.fnUntraced(function* (photo, most) {
        // A transaction that keeps another one of the same owner waits here.
        yield* query((sql) => sql("users").where({ id: photo.ownerId }).forNoKeyUpdate().first("id"))
        if (most !== null && (yield* kept(photo.ownerId)) >= most) return false
        yield* query((sql) => sql("photos").insert(photos.toRow(photo)))
        return true
      }),

      kept,

      facts: (photoId) =>
        Effect.map(read(factsStatement(photoId)), ([row]) => (row === undefined ? null : facts.fromRow(row))),

      loose: (owner, ids) =>
        ids.length === 0
          ? Effect.succeed([])
          : Effect.map(read(looseStatement(owner, ids)), (rows) => rows.map(photos.fromRow)),

      of: (thing) => Effect.map(read(ofThingStatement(thing)), (rows) => rows.map(photos.fromRow)),

      attach: (ids, to) =>
        ids.length === 0 ? Effect.succeed([]) : Effect.map(write(attachStatement(ids, to)), idsOf),

      detach: (thing, except) => Effect.map(write(detachStatement(thing, except)), idsOf),

      describe: (photoId, owner, caption) =>
        Effect.map(write<object>(describeStatement(photoId, owner, caption)), ([row]) =>
          row === undefined ? null : photos.fromRow(row)
        ),

      remove: (photoId) => Effect.map(write(removeStatement(photoId)), (rows) => rows.length > 0),

      forgetLoose: (instant, limit) =>
        Effect.map(write(forgetStatement(instant, limit, dialect.skipLocked)), idsOf),

      needed: (ids) =>
        ids.length === 0 ? Effect.succeed([]) : Effect.map(read<OfId>(neededStatement(ids)), idsOf)
    })
  })
)
