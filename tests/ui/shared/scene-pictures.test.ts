import { expect, it } from "vitest"

import { drawnScenes, readDrawn } from "#tests/support/illustrations/drawn-scenes.tsx"

it.each(drawnScenes())("the picture is what its scene draws: $path", ({ path, svg }) => {
  // After a change of a scene, run `npm run scenes`.
  expect(readDrawn({ path })).toBe(svg)
})
