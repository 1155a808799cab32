import type { PageServer } from "#ui/app/page-server.ts"
import { isGated, type Page } from "#ui/app/page.ts"
import { findPage, notFound, type PagePath, pages } from "#ui/app/pages/pages.ts"

interface PageFile {
  readonly page: Page
  /** Absent for pages that the browser renders: they have no head of their own. */
  readonly server?: PageServer
}

const modules = import.meta.glob<PageFile>("../../app/pages/**/*.page.{ts,tsx}", { eager: true })
const files = Object.entries(modules).map(([name, { page, server }]) => ({
  name: name.replace("../../", ""),
  page,
  server
}))

const fileOf = (page: Page) => {
  const file = files.find((one) => one.page === page)
  if (file === undefined) throw new Error(`${page.path} is no page of a file of its own`)
  return file
}

/** The parts of an address that its page's pattern names. */
const paramsOf = ({ path: pattern }: Page, path: string): Readonly<Record<string, string>> => {
  const parts = path.split("/")
  const named = pattern.split("/").map((name, index) => [name, parts[index] ?? ""] as const)
  return Object.fromEntries(
    named.filter(([name]) => name.startsWith(":")).map(([name, part]) => [name.slice(1), part])
  )
}

/** What the server does for the page at a path; undefined where there is no such page, or the browser renders it. */
export const serverAt = (path: string) => {
  const page = findPage(path)
  const server = page && fileOf(page).server
  return server && { server, params: paramsOf(page, path) }
}

const gate = "app/signed-in.gate.tsx"

/** The source files, by their path in `ui/`, that fetch what the browser needs for the page at an address. */
export const filesAt = (path: string, isSignedIn: boolean): ReadonlyArray<string> => {
  const page = findPage(path) ?? notFound
  const { name } = fileOf(page)
  if (!isGated(page)) return [name]
  return isSignedIn ? [gate, name] : [gate]
}

export const pagePaths: ReadonlyArray<PagePath> = pages.map(({ path }) => path)

/** The pages that search engines may find, at one URL each. */
export const indexedPaths: ReadonlyArray<string> = pages
  .filter(({ access, path }) => access === "public" && !path.includes(":"))
  .map(({ path }) => path)

/** Every file that `filesAt` names. */
export const pageFiles: ReadonlyArray<string> = [...files.map(({ name }) => name), gate]
