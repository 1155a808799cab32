import { existsSync, readFileSync } from "node:fs"

import { describe, expect, it } from "vitest"

import { killAfterMs } from "#adapters/crew.ts"
import { usualGraceMs } from "#adapters/system/listen.ts"
import { sendingSeconds } from "#domain/notices/email.ts"

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

const installedBy = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(/apt-get install --yes --no-install-recommends (.+)$/gm)].flatMap(
    ([, packages = ""]) => packages.split(" ")
  )

// Set by the image or by the compose file itself, or for what that does not have: a connection pooler.
const notPassedOn = ["DATABASE_DIRECT_URL", "HOST", "NODE_ENV", "PHOTOS_DIR", "PORT"]

describe("compose.yaml", () => {
  it("hands every setting on to the servers", () => {
    const [, table = ""] = /^## Settings$(.*?)^## /ms.exec(readFileSync("docs/operations.md", "utf8")) ?? []
    const named = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = ""]) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name)
    )
    expect(named.length).toBeGreaterThan(20)
    const compose = readFileSync("compose.yaml", "utf8")
    expect(named.filter((name) => !compose.includes(`\n    ${name}: `)).toSorted()).toEqual(notPassedOn)
  })

  it("lets no log grow without end", () => {
    const compose = readFileSync("compose.yaml", "utf8")
    const [, options = ""] = /^x-logging: &logging\n((?: {2}.*\n)+)/m.exec(compose) ?? []
    expect(options).toMatch(/driver: local\n[^]*max-size: \d+m\n[^]*max-file: "\d+"/)
    const images = compose.match(/^ +image: .+$/gm) ?? []
    expect(images).toHaveLength(3)
    expect(compose.match(/^ +image: .+\n +logging: \*logging$/gm)).toHaveLength(images.length)
  })

  it("kills no server that stops in order", () => {
    const [, seconds] = /^ {2}stop_grace_period: (\d+)s$/m.exec(readFileSync("compose.yaml", "utf8")) ?? []
    expect(killAfterMs).toBeGreaterThan(usualGraceMs + sendingSeconds * 1_000)
    expect(Number(seconds) * 1_000).toBeGreaterThan(killAfterMs)
  })
})

describe("updates of dependencies", () => {
  it("leave the major version of the database, which takes a dump, to people", () => {
    const [, compose = ""] = readFileSync(".github/dependabot.yml", "utf8").split(
      /package-ecosystem: docker-compose$/m
    )
    expect(compose).toMatch(/dependency-name: postgres\n\s+update-types: \["version-update:semver-major"\]/)
  })
})

const enginesOf = (path: string): unknown => JSON.parse(readFileSync(path, "utf8")).engines

it("takes the versions of Node that the packages take which build the interface", () => {
  expect(enginesOf("package.json")).toEqual(enginesOf("node_modules/vite/package.json"))
})

describe("the workflow", () => {
  // Installed on GitHub's runners, whose browser is Chrome.
  const ofTheRunner = new Set(["ca-certificates", '"$browser"', "g++", "make", "python3"])

  it("installs what the tests need and its runners have not", () => {
    const needed = installedBy(".ci/run").filter((name) => !ofTheRunner.has(name))
    expect(needed).toContain("caddy")
    expect(installedBy(".github/workflows/ci.yml")).toEqual(needed)
  })
})
