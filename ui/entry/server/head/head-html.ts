import { escaped } from "#domain/shared/escaped.ts"
import { brandName } from "#ui/shared/format/brand.ts"
import { jsonForScript, originPlaceholder } from "#ui/shared/head/html.ts"
import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"
import { previewPath, previewSize } from "#ui/shared/head/preview-words.ts"
import { ofPage } from "#ui/shared/routing/served-head.ts"

import { headOfPage } from "./head-of-page.ts"

const meta = (kind: "name" | "property", key: string, content: string) =>
  `<meta ${ofPage} ${kind}="${key}" content="${escaped(content)}">`

// The pictures' font has Latin letters alone.
const isLatin = (words: string) => !/(?!\p{Script=Latin})\p{L}/u.test(words)

// A page without a picture of its own shows the site's.
const pictureOf = ({ canonical, preview }: PageHead) =>
  preview === undefined || !isLatin(preview.title + preview.lead)
    ? { path: "/og-image.png", alt: `${brandName}: compare trusted local professionals` }
    : { path: previewPath(canonical), alt: `${preview.title}: ${preview.lead}` }

const previewOf = (head: PageHead, title: string) => {
  const { canonical, description } = head
  const picture = pictureOf(head)
  return [
    meta("property", "og:site_name", brandName),
    meta("property", "og:locale", "en_US"),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", originPlaceholder + canonical),
    meta("property", "og:image", originPlaceholder + picture.path),
    meta("property", "og:image:width", `${previewSize.width}`),
    meta("property", "og:image:height", `${previewSize.height}`),
    meta("property", "og:image:alt", picture.alt),
    meta("name", "twitter:card", "summary_large_image")
  ].join("")
}

const jsonLd = (facts: PageHead["facts"]) =>
  facts.length === 0
    ? ""
    : `<script type="application/ld+json" ${ofPage}>${jsonForScript({
        "@context": "https://schema.org",
        "@graph": facts
      })}</script>`

const elementsOf = (head: PageHead, title: string) =>
  [
    meta("name", "description", head.description),
    head.isIndexed ? "" : meta("name", "robots", "noindex, follow"),
    `<link ${ofPage} rel="canonical" href="${escaped(originPlaceholder + head.canonical)}">`,
    previewOf(head, title),
    jsonLd(head.facts)
  ].join("")

/** The head of private pages, and of those that do not exist. */
export const privateHead = meta("name", "robots", "noindex")

/**
 * The title of a page that the browser renders: shown until it does (ui/entry/browser/main.tsx), and where it cannot.
 */
export const titleElement = (title: string | undefined): string =>
  `<title>${escaped(title === undefined ? brandName : `${title} | ${brandName}`)}</title>`

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'"
}

/** The text of a title element, without the site's own name. */
export const titleIn = (element: string): string => {
  const [, html = ""] = /<title>(.*?)<\/title>/s.exec(element) ?? []
  const text = html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
  return text.replace(` | ${brandName}`, "")
}

interface Titled extends ShownPage {
  readonly title: string
}

/** The elements that a page's head needs beside its title; the server that sends the page fills in the origin. */
export const headHtml = ({ title, ...page }: Titled): string => {
  const head = headOfPage(page)
  return head === undefined ? privateHead : elementsOf(head, title)
}
