import { brandName } from "#ui/shared/format/brand.ts"

import { absolute, type JsonLd } from "./json-ld.ts"

/** The site itself, and how to search it. */
export const webSite: JsonLd = {
  "@type": "WebSite",
  name: brandName,
  url: absolute("/"),
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: absolute("/providers?service={search_term_string}")
    },
    "query-input": "required name=search_term_string"
  }
}

/** The organization that runs the site. */
export const organization: JsonLd = {
  "@type": "Organization",
  name: brandName,
  url: absolute("/"),
  logo: absolute("/apple-touch-icon.png")
}
