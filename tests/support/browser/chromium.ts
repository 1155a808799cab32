import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { userInfo } from "node:os"
import { delimiter, dirname, join } from "node:path"

import { chromium } from "playwright-core"

// The headless shell first: the same engine without a window, which renders pages in three quarters of the time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome"
]

const onPath = (path = process.env["PATH"] ?? "") =>
  path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

const playwrightsOwn = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

/** The browser for tests: `CHROMIUM_PATH`, else a Chromium or Chrome on PATH, else the one Playwright installed. */
export const findChromium = (): string | undefined => {
  const { CHROMIUM_PATH: given } = process.env
  if (given === undefined || given === "") return onPath() ?? playwrightsOwn()
  if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no file ${given}`)
  return given
}

const run = (command: string, ...args: ReadonlyArray<string>) =>
  execFileSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  })

const fromDebian = () => {
  run("apt-get", "update")
  run("apt-get", "install", "--yes", "--no-install-recommends", "chromium-headless-shell", "fonts-liberation")
}

const fromPlaywright = () => {
  const playwright = dirname(createRequire(import.meta.url).resolve("playwright-core/package.json"))
  run(process.execPath, join(playwright, "cli.js"), "install", "chromium")
}

/** Installs Debian's package where that is possible, for it brings the libraries a browser needs; else Playwright's. */
export const installChromium = () => {
  if (userInfo().uid === 0 && existsSync("/etc/debian_version")) fromDebian()
  else fromPlaywright()
}

/** The path of a browser that is there. */
export const requireChromium = (): string => {
  const path = findChromium()
  if (path === undefined) {
    throw new Error(
      "No browser for the tests: run `npm run browser:install`, or set CHROMIUM_PATH to a Chromium or Chrome"
    )
  }
  return path
}
