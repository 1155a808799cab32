import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { type Asset, AssetStore } from "#ports/asset-store.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const first = "2026-03-02T09:30:00.000Z"
const later = "2026-03-09T09:30:00.000Z"
const muchLater = "2026-03-23T09:30:00.000Z"

// Bytes that are no text, as packed files have them.
const anAsset = (name: string): Asset => ({
  name,
  encoding: name.endsWith(".js") ? "br" : "identity",
  content: Uint8Array.of(0, 139, 255, 10, name.length)
})

const unique = () => crypto.randomUUID().slice(0, 8)

/** Serves a build; gives the names that were read from it. */
const publish = Effect.fnUntraced(function* (names: ReadonlyArray<string>, at = first) {
  const asked: Array<string> = []
  const read = (missing: ReadonlyArray<string>) =>
    Effect.sync(() => {
      asked.push(...missing)
      return missing.map(anAsset)
    })
  yield* (yield* AssetStore).publish({ names, read }, at)
  return asked
})

const find = (name: string) =>
  Effect.map(
    Effect.flatMap(AssetStore, ({ byName }) => byName(name)),
    (asset) => asset && { ...asset, content: [...asset.content] }
  )

onEveryStore("Assets of builds", (run) => {
  it("are found by name, byte by byte", () =>
    run(
      Effect.gen(function* () {
        const names = [`home-${unique()}.js`, `font-${unique()}.woff2`]
        yield* publish(names)
        for (const name of names) {
          const { content, ...asset } = anAsset(name)
          expect(yield* find(name)).toEqual({ ...asset, content: [...content] })
        }
        expect(yield* find(`home-${unique()}.js`)).toBeNull()
        expect(yield* find("")).toBeNull()
      })
    ))

  it("are read only where they are not stored yet", () =>
    run(
      Effect.gen(function* () {
        const [one, two, shared] = [`1-${unique()}.js`, `2-${unique()}.js`, `shared-${unique()}.js`]
        expect(yield* publish([one, shared])).toEqual([one, shared])
        expect(yield* publish([two, shared], later)).toEqual([two])
        expect(yield* publish([one, shared], muchLater)).toEqual([])
        expect(yield* publish([])).toEqual([])
      })
    ))

  it("of a build that is left behind stay for a while; those that the newest build has stay for good", () =>
    run(
      Effect.gen(function* () {
        const { purge } = yield* AssetStore
        const [one, two, three] = [`1-${unique()}.js`, `2-${unique()}.js`, `3-${unique()}.js`]
        const shared = `shared-${unique()}.js`
        yield* publish([one, shared])
        yield* purge(muchLater)
        expect(yield* find(one)).not.toBeNull()
        yield* publish([two, shared], later)
        // What was left behind once counts from then on, however many builds follow.
        yield* publish([three, shared], muchLater)
        yield* purge(later)
        expect(yield* find(one)).not.toBeNull()
        yield* purge("2026-03-09T09:30:00.001Z")
        expect(yield* find(one)).toBeNull()
        expect(yield* find(two)).not.toBeNull()
        yield* purge("2027-01-01T00:00:00.000Z")
        expect(yield* find(two)).toBeNull()
        expect(yield* find(three)).not.toBeNull()
        expect(yield* find(shared)).not.toBeNull()
      })
    ))

  it("are served again where one goes back to an earlier build", () =>
    run(
      Effect.gen(function* () {
        const { purge } = yield* AssetStore
        const [one, two] = [`1-${unique()}.js`, `2-${unique()}.js`]
        yield* publish([one])
        yield* publish([two], later)
        expect(yield* publish([one], later)).toEqual([])
        yield* purge(muchLater)
        expect(yield* find(one)).not.toBeNull()
        expect(yield* find(two)).toBeNull()
      })
    ))

  it("are stored once by servers that start together", () =>
    run(
      Effect.gen(function* () {
        const names = Array.from({ length: 500 }, (_, index) => `${index}-${unique()}.js`)
        const asked = yield* Effect.all([publish(names), publish(names), publish(names)], {
          concurrency: "unbounded"
        })
        expect(new Set(asked.flat())).toEqual(new Set(names))
        for (const name of names) expect(yield* find(name)).not.toBeNull()
      })
    ))
})
