import type { Role } from "#domain/account/role.ts"
import type { PagePath } from "#ui/app/pages/pages.ts"

import { demoPerson, type Person } from "./people.ts"

/** Who looks: a visitor without an account, or the demo marketplace's homeowner or provider. */
export type Viewpoint = "visitor" | Role

/** A page at an address, as somebody sees it. */
export interface Place {
  readonly path: string
  readonly viewpoint: Viewpoint
}

export const personAt = (viewpoint: Role): Person => demoPerson(viewpoint === "homeowner" ? "Olivia" : "Rick")

const anybody = ["visitor"] as const
const signedIn = ["homeowner", "provider"] as const

// Who sees something of their own at each page; a route without a row does not compile.
const viewpoints: Record<PagePath, ReadonlyArray<Viewpoint>> = {
  "/": ["visitor", "homeowner"],
  "/services": anybody,
  "/services/plumbing": anybody,
  "/services/electrical": anybody,
  "/services/cleaning": anybody,
  "/services/roofing": anybody,
  "/services/painting": anybody,
  "/services/landscaping": anybody,
  "/services/new-construction": anybody,
  "/services/kitchen-remodel": anybody,
  "/services/bathroom-updating": anybody,
  "/services/pool-services": anybody,
  "/services/backyard-renovations": anybody,
  "/providers": anybody,
  "/providers/:state/:city/:category": ["visitor", "homeowner"],
  "/provider/:id": ["visitor", "homeowner", "provider"],
  "/join-as-pro": anybody,
  "/login": ["visitor", "homeowner"],
  "/register": anybody,
  "/dashboard": signedIn,
  "/messages": signedIn,
  "/start-project": signedIn,
  "/provider-profile": ["provider"]
}

// States of a page that have an address of their own.
const furtherAddresses: Partial<Record<PagePath, ReadonlyArray<string>>> = {
  "/providers": ["/providers?service=nothing+of+the+kind"],
  "/dashboard": ["/dashboard?tab=quotes", "/dashboard?tab=messages"]
}

const addressesOf = async (route: PagePath, productUrl: string): Promise<ReadonlyArray<string>> => {
  if (route === "/provider/:id") return [`/provider/${await providerId(productUrl)}`]
  if (route === "/providers/:state/:city/:category") return ["/providers/tx/austin/plumbing"]
  return [route, ...(furtherAddresses[route] ?? [])]
}

/** The id of a provider with reviews; the demo provider Rick's own business unless named. */
export const providerId = async (productUrl: string, service = "Bluebonnet Plumbing"): Promise<string> => {
  const answer = await fetch(`${productUrl}/api/providers?${new URLSearchParams({ service })}`)
  const [provider]: ReadonlyArray<{ readonly id: string }> = await answer.json()
  if (provider === undefined) throw new Error(`The demo marketplace has no ${service}`)
  return provider.id
}

/** Every page of the product, as everybody sees it who sees something of their own there. */
export const allPlaces = async (productUrl: string): Promise<ReadonlyArray<Place>> => {
  const routes = Object.keys(viewpoints).filter((path): path is PagePath => path in viewpoints)
  const places = await Promise.all(
    routes.map(async (route) =>
      (await addressesOf(route, productUrl)).flatMap((path) =>
        viewpoints[route].map((viewpoint) => ({ path, viewpoint }))
      )
    )
  )
  return [...places.flat(), { path: "/nowhere", viewpoint: "visitor" }]
}

const behindSignIn = ["/dashboard", "/messages", "/start-project", "/provider-profile"]

/** The places that the server draws. */
export const publicPlaces = async (productUrl: string): Promise<ReadonlyArray<Place>> =>
  (await allPlaces(productUrl)).filter(({ path }) => !behindSignIn.some((start) => path.startsWith(start)))
