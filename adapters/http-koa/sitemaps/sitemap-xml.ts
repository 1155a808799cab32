import { escaped } from "#domain/shared/escaped.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** An address of this site, and when what is there last changed. */
export interface Entry {
  readonly path: string
  readonly updatedAt?: Instant
}

const elementOf = (name: string, origin: string) =>
  function write({ path, updatedAt }: Entry): string {
    const lastmod = updatedAt === undefined ? "" : `<lastmod>${updatedAt}</lastmod>`
    return `<${name}><loc>${escaped(origin + path)}</loc>${lastmod}</${name}>`
  }

const documentOf = (root: string, name: string) => (origin: string, entries: ReadonlyArray<Entry>) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
  entries.map(elementOf(name, origin)).join("\n") +
  `\n</${root}>\n`

/** A list of pages, as sitemaps.org describes it; 50,000 at most. */
export const urlSet = documentOf("urlset", "url")

/** A list of such lists. */
export const sitemapIndex = documentOf("sitemapindex", "sitemap")
