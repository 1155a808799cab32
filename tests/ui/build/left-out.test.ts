// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { build, type Plugin } from "vite"
import { afterAll, beforeAll, expect, it } from "vitest"

import {
  unusedComponents,
  withoutAttributeList,
  withoutDefaultColors,
  withoutDefaultThemes,
  withoutRipples,
  withoutThemeSource,
  withoutUnusedColors
} from "#ui/build/left-out.ts"

let root = ""
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "contractors-left-out-"))
})
afterAll(() => rmSync(root, { recursive: true }))

/** Builds a program from one module of Material UI, with code as another version might have it. */
const buildWith = (plugin: Plugin, folder: string, file: string, code: string) => {
  mkdirSync(join(root, "@mui", "material", folder), { recursive: true })
  const input = join(root, "@mui", "material", folder, file)
  writeFileSync(input, code)
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input } }
  })
}

it("fails the build when Material has no ripples where they are left out", async () => {
  await expect(buildWith(withoutRipples(), "ButtonBase", "Ripples.mjs", "console.log(1)")).rejects.toThrow(
    "without-ripples met 0 of 2 files"
  )
  await expect(
    buildWith(withoutRipples(), "ButtonBase", "TouchRipple.mjs", "console.log(1)")
  ).rejects.toThrow("without-ripples met 1 of 2 files")
})

it("fails the build when Emotion keeps its list of attributes elsewhere", async () => {
  await expect(buildWith(withoutAttributeList(), "Box", "Box.mjs", "console.log(1)")).rejects.toThrow(
    "without-attribute-list met 0 of 1 files"
  )
})

it("fails the build when Material has no writer of themes where it is left out, and only then", async () => {
  await expect(buildWith(withoutThemeSource(), "styles", "write.mjs", "console.log(1)")).rejects.toThrow(
    "without-theme-source met 0 of 1 files"
  )
  await buildWith(withoutThemeSource(), "styles", "stringifyTheme.mjs", "console.log(1)")
})

it("fails the build when Material has no colours of a component where they are left out", async () => {
  const colors = unusedComponents.map((component) => `  setColor(palette.${component}, 'bg', silent());`)
  const file = ["styles", "createThemeWithVars.mjs"] as const
  await buildWith(withoutUnusedColors(), ...file, `${colors.join("\n")}\n`)
  await expect(buildWith(withoutUnusedColors(), ...file, colors.slice(1).join("\n"))).rejects.toThrow(
    "has no colours of Alert"
  )
})

it("leaves out the colours of no component that a screen uses", () => {
  const sources = readdirSync("ui", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file)
  )
  const imported = sources.flatMap((file) =>
    [...readFileSync(join("ui", file), "utf8").matchAll(/"@mui\/material\/(\w+)"/g)].map(([, name]) => name)
  )
  expect(imported).toContain("Button")
  expect(unusedComponents.filter((name) => imported.includes(name))).toEqual([])
})

it("fails the build when Material has its colours elsewhere", async () => {
  await expect(buildWith(withoutDefaultColors(), "colors", "red.mjs", "console.log(1)")).rejects.toThrow(
    "without-default-colors met 1 of 6 files"
  )
})

it("fails the build when Material makes its themes otherwise", async () => {
  await expect(
    buildWith(withoutDefaultThemes(), "styles", "defaultTheme.mjs", "export default makeTheme()")
  ).rejects.toThrow("has no createTheme()")
  await expect(
    buildWith(withoutDefaultThemes(), "styles", "defaultTheme.mjs", "export default createTheme()")
  ).rejects.toThrow("without-default-themes met 1 of 2 files")
})
