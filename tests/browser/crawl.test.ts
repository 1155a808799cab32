import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { findPage } from "#ui/app/pages/pages.ts"

import { atProduct } from "../support/browser/at-product.ts"
import type { Viewpoint } from "../support/browser/places.ts"

const product = atProduct()

/** Same-site addresses that the page links to, without fragments. */
const linksOn = (page: Page) =>
  page.evaluate(() => {
    const addresses = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search)
    return [...new Set(addresses)]
  })

/** Pages that differ only in which provider or search they show count as one. */
const kindOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, product.url)
  const tab = searchParams.get("tab") ?? ""
  return [findPage(pathname)?.path ?? pathname, tab, ...[...searchParams.keys()].toSorted()].join(" ")
}

const providerApi = (address: string) => address.replace(/^\/provider\//, "/api/providers/")

/** The faults of an address that is only requested, as another page of its kind was visited. */
const faultOf = async (page: Page, address: string): Promise<ReadonlyArray<string>> => {
  const answer = await page.request.get(providerApi(address))
  return answer.status() === 200 ? [] : [`${address} answers ${answer.status()}`]
}

/** Collects failed requests, but not event streams and prefetches that are aborted on leaving a page. */
const failuresOn = (page: Page) => {
  const failures: Array<string> = []
  page.on("response", (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} for ${response.url()}`)
  })
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? ""
    if (reason !== "net::ERR_ABORTED") failures.push(`${reason} for ${request.url()}`)
  })
  return failures
}

// Pages without a link: reached by tabs, and by a menu that is closed.
const behindTabs = ["/dashboard?tab=quotes", "/dashboard?tab=messages", "/account", "/account?tab=security"]

const crawl = async (viewpoint: Viewpoint) => {
  const faults: Array<string> = []
  const seen = new Set(viewpoint === "visitor" ? ["/"] : ["/", ...behindTabs])
  const kinds = new Set<string>()
  const visit = async (path: string) => {
    const { answer, complaintsHere, page } = await product.visit({ path, viewpoint })
    if (answer?.status() !== 200) faults.push(`${path} answers ${answer?.status()}`)
    if (await page.getByText("404 Page Not Found").isVisible()) faults.push(`${path} is not found`)
    faults.push(...complaintsHere().map((complaint) => `${path}: ${complaint}`))
    return linksOn(page)
  }
  const { page } = await product.visit({ path: "/", viewpoint })
  const failures = failuresOn(page)
  // Iterating over a set includes the addresses that are added meanwhile.
  for (const address of seen) {
    const kind = kindOf(address)
    if (kinds.has(kind)) faults.push(...(await faultOf(page, address)))
    else for (const link of await visit(address)) seen.add(link)
    kinds.add(kind)
  }
  return { faults: [...faults, ...failures], kinds, seen }
}

describe("every link leads somewhere, without a complaint on the way", () => {
  it.each([
    { viewpoint: "visitor", reaches: ["/provider/:id", "/login", "/join-as-pro", "/services/roofing"] },
    { viewpoint: "homeowner", reaches: ["/dashboard", "/messages", "/start-project"] },
    { viewpoint: "provider", reaches: ["/dashboard", "/messages"] }
  ] as const)(
    "for a $viewpoint",
    async ({ reaches, viewpoint }) => {
      const { faults, kinds, seen } = await crawl(viewpoint)
      expect(faults).toEqual([])
      expect([...kinds].map((kind) => kind.split(" ")[0])).toEqual(expect.arrayContaining([...reaches]))
      expect(seen.size).toBeGreaterThan(40)
    },
    180_000
  )
})
