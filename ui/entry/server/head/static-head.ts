import { breadcrumbList } from "#ui/shared/head/json-ld/breadcrumb-list.ts"
import { organization, webSite } from "#ui/shared/head/json-ld/web-site.ts"
import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"
import { readProviderQuery, writeProviderQuery } from "#ui/shared/search/provider-query.ts"

import { descriptions, type StaticPath } from "./descriptions.ts"

const labels: Partial<Record<StaticPath, string>> = {
  "/services": "Services",
  "/services/plumbing": "Plumbing",
  "/services/electrical": "Electrical",
  "/services/cleaning": "Cleaning",
  "/services/roofing": "Roofing",
  "/services/painting": "Painting",
  "/services/landscaping": "Landscaping",
  "/services/new-construction": "New construction",
  "/services/kitchen-remodel": "Kitchen remodel",
  "/services/bathroom-updating": "Bathroom updating",
  "/services/pool-services": "Pool services",
  "/services/backyard-renovations": "Backyard renovations",
  "/join-as-pro": "Join as a pro",
  "/login": "Sign in",
  "/register": "Create an account"
}

const trailTo = (path: StaticPath) => [
  { href: "/", label: "Home" },
  ...(path.startsWith("/services/") ? [{ href: "/services", label: "Services" }] : []),
  { href: path, label: labels[path] ?? path }
]

// The home page and the landing pages carry searches in their address.
const isSearched = (path: StaticPath) => path === "/" || path.startsWith("/services/")

/** A page that is always there. Searched, it is still a page of its own address, but none to be found. */
export const staticHead = (path: StaticPath, { search }: ShownPage): PageHead => {
  const address = isSearched(path) ? writeProviderQuery(readProviderQuery(search)) : ""
  return {
    description: descriptions[path],
    canonical: path + address,
    isIndexed: address === "",
    facts: path === "/" ? [webSite, organization] : [breadcrumbList(trailTo(path))]
  }
}
