import { Window } from "happy-dom"

import type { Client } from "#tests/support/app/client.ts"

const parser = new new Window().DOMParser()

/** A page's status, metadata and HTML. */
export interface Head {
  readonly status: number
  readonly titles: ReadonlyArray<string>
  readonly descriptions: ReadonlyArray<string>
  readonly canonical: string | undefined
  readonly robots: string | undefined
  /** Open Graph and Twitter tags, by property. */
  readonly preview: Readonly<Record<string, string>>
  /** The JSON-LD blocks, parsed. */
  readonly jsonLd: ReadonlyArray<unknown>
  readonly html: string
}

/** Reads a page's head as a crawler without JavaScript does. */
export const readHead = async (
  client: Client,
  path: string,
  headers: Readonly<Record<string, string>> = {}
): Promise<Head> => {
  const { body: html, status } = await client.get<string>(path, headers)
  const page = parser.parseFromString(html, "text/html")
  const all = (selector: string) => [...page.head.querySelectorAll(selector)]
  const contents = (selector: string) => all(selector).map((one) => one.getAttribute("content") ?? "")
  const previews = all("meta[property^='og:'], meta[name^='twitter:']").map((one) => [
    one.getAttribute("property") ?? one.getAttribute("name") ?? "",
    one.getAttribute("content") ?? ""
  ])
  return {
    status,
    titles: all("title").map(({ textContent }) => textContent),
    descriptions: contents("meta[name=description]"),
    canonical: all("link[rel=canonical]")[0]?.getAttribute("href") ?? undefined,
    robots: contents("meta[name=robots]")[0],
    preview: Object.fromEntries(previews),
    jsonLd: all("script[type='application/ld+json']").map(({ textContent }) => JSON.parse(textContent)),
    html
  }
}
