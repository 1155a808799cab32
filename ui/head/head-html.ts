import { brandName } from "../shared/brand.ts"
import { ofPage } from "../shared/served-head.ts"
import { headOfPage } from "./head-of-page.ts"
import { escaped, jsonForScript, originPlaceholder } from "./html.ts"
import type { PageHead, ShownPage } from "./page-head.ts"

const meta = (kind: "name" | "property", key: string, content: string) =>
  `<meta ${ofPage} ${kind}="${key}" content="${escaped(content)}">`

const picture = `${originPlaceholder}/og-image.png`

const preview = ({ canonical, description }: PageHead, title: string) =>
  [
    meta("property", "og:site_name", brandName),
    meta("property", "og:locale", "en_US"),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", originPlaceholder + canonical),
    meta("property", "og:image", picture),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", `${brandName}: compare trusted local professionals`),
    meta("name", "twitter:card", "summary_large_image")
  ].join("")

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
    preview(head, title),
    jsonLd(head.facts)
  ].join("")

/** For what is nobody's business but its visitor's, and for what is not there. */
export const privateHead = meta("name", "robots", "noindex")

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'"
}

/** What a title element says, without the site's own name. */
export const titleIn = (element: string): string => {
  const [, html = ""] = /<title>(.*?)<\/title>/s.exec(element) ?? []
  const text = html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
  return text.replace(` | ${brandName}`, "")
}

interface Titled extends ShownPage {
  readonly title: string
  /** "https://www.example.com". */
  readonly origin: string
}

/** The elements that a page's head needs beside its title. */
export const headHtml = ({ origin, title, ...page }: Titled): string => {
  const head = headOfPage(page)
  return head === undefined
    ? privateHead
    : elementsOf(head, title).replaceAll(originPlaceholder, escaped(origin))
}
