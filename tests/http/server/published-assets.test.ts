import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, it } from "vitest"

import { MemoryAdapters } from "#adapters/memory/index.ts"
import { publishAssets } from "#adapters/published-assets.ts"
import { AssetStore, type Build } from "#ports/asset-store.ts"

const build: Build = {
  names: ["home-1.js"],
  read: (names) =>
    Effect.succeed(names.map((name) => ({ name, encoding: "identity", content: Uint8Array.of(7) })))
}

const watched = () => {
  const told: Array<readonly [object, string]> = []
  const note = (facts: object, message = "") => void told.push([facts, message])
  return { told, log: { info: note, warn: note, error: note } }
}

it("The files of the build that a server begins to serve are there for others", async () => {
  const { log, told } = watched()
  const found = publishAssets(build, log).pipe(
    Effect.andThen(Effect.flatMap(AssetStore, ({ byName }) => byName("home-1.js"))),
    Effect.provide(MemoryAdapters())
  )
  expect(await Effect.runPromise(found)).toEqual({
    name: "home-1.js",
    encoding: "identity",
    content: Uint8Array.of(7)
  })
  expect(told).toEqual([])
})

it.each([
  ["a file is gone", { ...build, read: () => Effect.die(new Error("a file is gone")) }, {}],
  ["the store is full", build, { publish: () => Effect.die(new Error("database or disk is full")) }]
])("A server starts without that where %s, and tells the log", async (_, one, broken) => {
  const { log, told } = watched()
  const store = Layer.effect(
    AssetStore,
    Effect.map(AssetStore, (own) => ({ ...own, ...broken }))
  ).pipe(Layer.provide(MemoryAdapters()))
  await Effect.runPromise(Effect.provide(publishAssets(one, log), store))
  expect(told).toEqual([
    [
      { error: expect.objectContaining({ message: expect.stringMatching(/gone|full/) }) },
      expect.stringContaining("The files of the interface were not stored")
    ]
  ])
})
