import { demoOperator } from "#adapters/demo/index.ts"
import type { Role } from "#domain/account/role.ts"
import type { Person as Sanctioned } from "#domain/operator/people.ts"
import { isPrivate, type PagePath } from "#ui/app/pages/pages.ts"

import { demoPerson, type Person } from "./people.ts"

/** Who views a page: a visitor without an account, or the demo marketplace's homeowner, provider or operator. */
export type Viewpoint = "operator" | "visitor" | Role

/** A page at an address, seen from a viewpoint. */
export interface Place {
  readonly path: string
  readonly viewpoint: Viewpoint
}

export const personAt = (viewpoint: Exclude<Viewpoint, "visitor">): Person => {
  if (viewpoint === "operator") return demoOperator
  return demoPerson(viewpoint === "homeowner" ? "Olivia" : "Rick")
}

const anybody = ["visitor"] as const
const signedIn = ["homeowner", "provider"] as const

// The viewpoints from which each page differs; a route without a row does not compile.
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
  "/forgot-password": anybody,
  "/reset-password": anybody,
  "/confirm-email": ["visitor", "homeowner"],
  "/how-it-works": anybody,
  "/how-results-are-ordered": anybody,
  "/how-reviews-work": anybody,
  "/how-we-check-professionals": anybody,
  "/help": anybody,
  "/contact": anybody,
  "/terms": anybody,
  "/privacy": anybody,
  "/dashboard": signedIn,
  "/account": signedIn,
  "/messages": signedIn,
  "/notifications": signedIn,
  "/saved": signedIn,
  "/compare": ["homeowner"],
  "/projects/:projectId/compare": ["homeowner"],
  "/projects/:projectId": signedIn,
  "/agreements/:quoteId": signedIn,
  "/start-project": signedIn,
  "/provider-profile": ["provider"],
  "/quotes/:quoteId/offer": ["provider"],
  "/admin": ["operator", "homeowner"],
  "/admin/applications": ["operator"],
  "/admin/cases": ["operator"],
  "/admin/cases/:id": ["operator"],
  "/admin/checks": ["operator"],
  "/admin/registers": ["operator"],
  "/admin/providers/:id": ["operator"],
  "/admin/people": ["operator"],
  "/admin/people/:id": ["operator"],
  "/admin/imports": ["operator"],
  "/admin/imports/:id": ["operator"],
  "/admin/emails": ["operator"],
  "/admin/audit": ["operator"]
}

// States of a page that have an address of their own.
const furtherAddresses: Partial<Record<PagePath, ReadonlyArray<string>>> = {
  "/providers": ["/providers?service=nothing+of+the+kind"],
  "/dashboard": ["/dashboard?tab=quotes", "/dashboard?tab=messages"],
  "/account": ["/account?tab=security"]
}

interface OwnQuote {
  readonly id: string
  readonly projectId: string | null
  readonly price: number | null
  readonly status: string
  readonly acceptedOffer: object | null
}

const askedBy = async <A>(
  productUrl: string,
  who: Exclude<Viewpoint, "visitor">,
  path: string
): Promise<A> => {
  const login = await fetch(`${productUrl}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(personAt(who))
  })
  const cookies = login.headers.getSetCookie().map((set) => set.split(";")[0])
  const answer = await fetch(productUrl + path, { headers: { cookie: cookies.join("; ") } })
  return answer.json()
}

const quotesOf = (productUrl: string, who: Role) =>
  askedBy<ReadonlyArray<OwnQuote>>(productUrl, who, "/api/quotes?limit=50")

/** A case that nobody has decided. */
const openCase = async (productUrl: string) => {
  const path = "/api/admin/cases?state=open"
  const [first] = await askedBy<ReadonlyArray<{ readonly id: string }>>(productUrl, "operator", path)
  return found("open case", first)
}

const lastImport = async (productUrl: string) => {
  const path = "/api/admin/imports"
  const [first] = await askedBy<ReadonlyArray<{ readonly id: string }>>(productUrl, "operator", path)
  return found("import", first).id
}

/** A person whom operators have limited. */
const limitedPerson = async (productUrl: string) => {
  const path = "/api/admin/people?q=curtis+boland"
  const people = await askedBy<ReadonlyArray<Sanctioned>>(productUrl, "operator", path)
  return found(
    "limited person",
    people.find(({ sanctioned }) => sanctioned !== null)
  ).id
}

const found = <A>(what: string, thing: A | undefined): A => {
  if (thing === undefined) throw new Error(`The demo marketplace has no ${what}`)
  return thing
}

/** The offers on the project of the demo marketplace's homeowner that has most of them. */
export const comparedOffers = async (productUrl: string) => {
  const offers = (await quotesOf(productUrl, "homeowner")).filter(
    ({ price, projectId }) => price !== null && projectId !== null
  )
  const onOne = offers.map((offer) => offers.filter(({ projectId }) => projectId === offer.projectId))
  const [most] = onOne.toSorted((one, other) => other.length - one.length)
  const [first] = found("offers to compare", most)
  return { ids: most?.slice(0, 4).map(({ id }) => id) ?? [], projectId: found("project", first).projectId }
}

/** What the demo marketplace's homeowner has agreed on with its provider. */
const sharedAgreement = async (productUrl: string) => {
  const [own, theirs] = await Promise.all([
    quotesOf(productUrl, "homeowner"),
    quotesOf(productUrl, "provider")
  ])
  const shared = own.find((quote) => quote.acceptedOffer !== null && theirs.some(({ id }) => id === quote.id))
  return found("agreement of the two", shared)
}

/** A project of the demo marketplace's homeowner on which its provider has made an offer. */
const sharedProject = async (productUrl: string) => {
  const [own, theirs] = await Promise.all([
    quotesOf(productUrl, "homeowner"),
    quotesOf(productUrl, "provider")
  ])
  const shared = own.find((quote) => quote.projectId !== null && theirs.some(({ id }) => id === quote.id))
  return found("project of the two", shared)
}

const addressesOf = async (route: PagePath, productUrl: string): Promise<ReadonlyArray<string>> => {
  if (route === "/admin/cases/:id") return [`/admin/cases/${(await openCase(productUrl)).id}`]
  if (route === "/admin/imports/:id") return [`/admin/imports/${await lastImport(productUrl)}`]
  if (route === "/admin/people/:id") return [`/admin/people/${await limitedPerson(productUrl)}`]
  if (route === "/admin/providers/:id") return [`/admin/providers/${await providerId(productUrl)}`]
  if (route === "/provider/:id") return [`/provider/${await providerId(productUrl)}`]
  if (route === "/providers/:state/:city/:category") return ["/providers/tx/austin/plumbing"]
  if (route === "/compare") return [`${route}?quotes=${(await comparedOffers(productUrl)).ids.join(",")}`]
  if (route === "/projects/:projectId/compare")
    return [`/projects/${(await comparedOffers(productUrl)).projectId}/compare`]
  if (route === "/projects/:projectId") return [`/projects/${(await sharedProject(productUrl)).projectId}`]
  if (route === "/agreements/:quoteId") return [`/agreements/${(await sharedAgreement(productUrl)).id}`]
  if (route === "/quotes/:quoteId/offer") return [`/quotes/${(await unanswered(productUrl)).id}/offer`]
  return [route, ...(furtherAddresses[route] ?? [])]
}

/** The id of a provider with reviews; the demo provider Rick's own business unless named. */
export const providerId = async (productUrl: string, service = "Bluebonnet Plumbing"): Promise<string> => {
  const answer = await fetch(`${productUrl}/api/providers?${new URLSearchParams({ service })}`)
  const [provider]: ReadonlyArray<{ readonly id: string }> = await answer.json()
  return found(service, provider).id
}

/** A request that waits for the demo provider's offer. */
const unanswered = async (productUrl: string) => {
  const quotes = await quotesOf(productUrl, "provider")
  return found(
    "request that waits for an offer",
    quotes.find(({ price, status }) => price === null && status === "pending")
  )
}

/** Every page of the product, from each viewpoint from which it differs. */
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

/** The places that the server renders. */
export const publicPlaces = async (productUrl: string): Promise<ReadonlyArray<Place>> =>
  (await allPlaces(productUrl)).filter(({ path }) => !isPrivate(new URL(path, productUrl).pathname))
