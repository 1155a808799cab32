import { existsSync, readFileSync } from "node:fs"

import { describe, expect, it } from "vitest"

const [build = "", image = ""] = readFileSync("Dockerfile", "utf8").split(/^(?=FROM )/m)
const copied = (stage: string) =>
  [...stage.matchAll(/^COPY (?:--from=build \/app\/)?(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
    paths.split(" ")
  )

const letIn = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("!"))
  .map((line) => line.slice(1))

describe("the image", () => {
  it("is built from what the context lets in, and the context lets in nothing else", () => {
    const ofContext = [build, image].flatMap((stage) => copied(stage.replaceAll(/^COPY --from=.*/gm, "")))
    expect([...new Set(ofContext)].toSorted()).toEqual(letIn.toSorted())
    expect(letIn.filter((path) => !existsSync(path))).toEqual([])
  })

  it("holds what was built, the packages of production, what npm start begins with, and licenses", () => {
    expect(copied(image)).toEqual([
      "node_modules",
      "dist",
      "adapters/build/build.mjs",
      "package.json",
      "LICENSE",
      "docs/third-party-notices.md"
    ])
    expect(build).toContain("npm prune --omit=dev")
  })
})
