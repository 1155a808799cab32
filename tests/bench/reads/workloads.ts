import { categoryNames } from "#domain/catalogue/category-names.ts"

import { benchProviderId, tasks } from "../dataset.ts"

export interface Workload {
  readonly name: string
  readonly asks: string
  /** The product's path. */
  readonly path: string
  /** The reference server's path: the query's name and value, or the page; absent where it has no counterpart. */
  readonly reference?: string
  /** A visitor's call whose answer is cached, so that the first time takes longer. */
  readonly kept?: true
  /** Asked as the signed-in homeowner. */
  readonly signedIn?: true
}

/** A provider with reviews. */
const aProviderId = benchProviderId(77)

const taskAt = (number: number) => tasks[Math.floor(number) % tasks.length]

const textOf = (number: number) => {
  const trade = categoryNames[number % categoryNames.length]?.toLowerCase()
  return encodeURIComponent(`${taskAt(number)} ${taskAt(number / tasks.length)} ${trade}`)
}

/** A search text that names a trade. */
const aText = textOf(77)

/** Varies a path at each call: another provider's id where it holds one, another search text where it holds one. */
export const asEachTime = (path: string, providers: number) => {
  let asked = 0
  return () => {
    asked += 1
    return path
      .replace(aProviderId, benchProviderId((asked * 7_919) % providers))
      .replace(aText, textOf(asked * 7))
  }
}

const specialty = "/api/providers?specialty=Plumbing&minRating=4.5&isLicensed=true&sortBy=rating&limit=20"

const pages = [
  { asks: "the home page", path: "/" },
  { asks: "the page of a specialty", path: "/providers?specialty=Plumbing" },
  { asks: "a provider's page", path: `/provider/${aProviderId}` }
]

// Visitors share a cached page until something on it changes; for a signed-in person it is rendered each time.
const pageWorkloads = pages.flatMap((page, index): ReadonlyArray<Workload> => [
  { ...page, name: `P${index + 1}`, reference: `/page${page.path}` },
  {
    ...page,
    name: `P${index + 1}r`,
    asks: `${page.asks}, rendered anew`,
    reference: `/page${page.path}`,
    signedIn: true
  }
])

// Counts and long lists: these must not take longer in a larger marketplace.
const wholeWorkloads: ReadonlyArray<Workload> = [
  { name: "N1", asks: "categories with numbers", path: "/api/categories", kept: true },
  { name: "N2", asks: "local pages of a trade", path: "/api/local-pages/plumbing", kept: true },
  { name: "N3", asks: "how many there are", path: "/api/providers?limit=1", kept: true },
  { name: "N4", asks: "the index of sitemaps", path: "/sitemap.xml" },
  { name: "N5", asks: "suggestions", path: "/api/suggestions?text=careful%20pl&near=78704" },
  {
    name: "N6",
    asks: "a text that nobody has asked for",
    path: `/api/providers?service=${aText}&sortBy=rating&limit=20`,
    kept: true
  }
]

/** The workloads of the benchmark; `homeownerId` has 200 conversations. */
export const workloads = (homeownerId: string): ReadonlyArray<Workload> => [
  {
    name: "W1",
    asks: "top-rated 20",
    path: "/api/providers?sortBy=rating&limit=20&offset=0",
    reference: "/W1",
    kept: true
  },
  {
    name: "W2",
    asks: "specialty, rating, licensed",
    path: `${specialty}&offset=0`,
    reference: "/W2",
    kept: true
  },
  {
    name: "W3",
    asks: "the same at offset 2000",
    path: `${specialty}&offset=2000`,
    reference: "/W3",
    kept: true
  },
  {
    name: "W4",
    asks: "provider by id",
    path: `/api/providers/${aProviderId}`,
    reference: `/W4/${aProviderId}`,
    kept: true
  },
  {
    name: "W5",
    asks: "20 reviews with names",
    path: `/api/providers/${aProviderId}/reviews?limit=20`,
    reference: `/W5/${aProviderId}`,
    kept: true
  },
  {
    name: "W6",
    asks: 'text "kitchen cabinet"',
    path: "/api/providers?service=kitchen%20cabinet&sortBy=rating&limit=20",
    reference: "/W6",
    kept: true
  },
  {
    name: "W7",
    asks: "50 miles of a ZIP, by distance",
    path: "/api/providers?zipCode=78704&sortBy=distance&limit=20",
    reference: "/W7",
    kept: true
  },
  {
    name: "W8",
    asks: "200 conversations",
    path: "/api/conversations",
    reference: `/W8/${homeownerId}`,
    signedIn: true
  },
  ...pageWorkloads,
  ...wholeWorkloads
]
