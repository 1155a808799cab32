import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { PhotoRecord, picturesOf } from "#domain/photo/photo.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { type PhotoFacts, PhotoRepository } from "#ports/repositories/photo-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { rowCodec } from "../row.ts"
import type { Columns, Statement } from "../statement.ts"
import { photos } from "../tables.ts"
import {
  anyStatement,
  attachStatement,
  describeStatement,
  detachStatement,
  factsStatement,
  forgetStatement,
  keptStatement,
  looseStatement,
  neededStatement,
  ofThingStatement,
  removeStatement,
  reportedStatement
} from "./photo-statements.ts"

const { copyOf, id, ownerId, purpose, state, thingId } = PhotoRecord.fields
const storedFacts: Schema.Codec<PhotoFacts, Columns> = Schema.Struct({
  copyOf,
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

    // Locks the owner's row: another transaction that does this for the same owner waits here.
    const holdOwner = (owner: PhotoRecord["ownerId"]) =>
      query((sql) => sql("users").where({ id: owner }).forNoKeyUpdate().first("id"))

    return PhotoRepository.of({
      insert: Effect.fnUntraced(function* (added, most) {
        const [first] = added
        if (first === undefined) return true
        yield* holdOwner(first.ownerId)
        if (most !== null && (yield* kept(first.ownerId)) + added.length > most) return false
        yield* query((sql) => sql("photos").insert(added.map(photos.toRow)))
        return true
      }),

      kept,

      facts: (photoId) =>
        Effect.map(read(factsStatement(photoId)), ([row]) => (row === undefined ? null : facts.fromRow(row))),

      loose: (owner, ids) =>
        ids.length === 0
          ? Effect.succeed([])
          : Effect.map(read(looseStatement(owner, ids)), (rows) => rows.map(photos.fromRow)),

      reported: (photoId) =>
        Effect.map(read(reportedStatement(photoId)), ([row]) =>
          row === undefined ? null : photos.fromRow(row)
        ),

      of: (thing) => Effect.map(read(ofThingStatement(thing)), (rows) => rows.map(photos.fromRow)),

      hold: Effect.fnUntraced(function* (thing, owner) {
        yield* holdOwner(owner)
        const rows = yield* query((sql) => dialect.run<object>(sql, ofThingStatement(thing)))
        return rows.map(photos.fromRow).filter((photo) => photo.ownerId === owner)
      }),

      attach: (ids, to) =>
        ids.length === 0 ? Effect.succeed([]) : Effect.map(write(attachStatement(ids, to)), idsOf),

      detach: (thing, except) => Effect.map(write(detachStatement(thing, except)), idsOf),

      describe: (photoId, owner, caption) =>
        Effect.map(write<object>(describeStatement(photoId, owner, caption)), ([row]) =>
          row === undefined ? null : photos.fromRow(row)
        ),

      remove: Effect.fnUntraced(function* (photoId) {
        const [photo] = yield* read(factsStatement(photoId))
        if (photo === undefined) return false
        const known = facts.fromRow(photo)
        yield* holdOwner(known.ownerId)
        return (yield* write(removeStatement(picturesOf(known)))).length > 0
      }),

      forgetLoose: (instant, limit) =>
        Effect.map(write(forgetStatement(instant, limit, dialect.skipLocked)), idsOf),

      needed: (ids) =>
        ids.length === 0 ? Effect.succeed([]) : Effect.map(read<OfId>(neededStatement(ids)), idsOf),

      hasAny: Effect.map(read<OfId>(anyStatement), (rows) => rows.length > 0)
    })
  })
)
