import { benchProviderId } from "./dataset.ts"

export interface Workload {
  readonly name: string
  readonly asks: string
  /** The product's path. */
  readonly path: string
  /** The reference's path: the question's name and its value, or the page. */
  readonly reference: string
  /** Asked as the signed-in homeowner. */
  readonly signedIn?: true
}

const specialty = "/api/providers?specialty=Plumbing&minRating=4.5&isLicensed=true&sortBy=rating&limit=20"

const pagesOf = (provider: string) => [
  { asks: "the home page", path: "/" },
  { asks: "the page of a specialty", path: "/providers?specialty=Plumbing" },
  { asks: "a provider's page", path: `/provider/${provider}` }
]

// Visitors share a page until something on it changes; for somebody signed in each is rendered anew.
const pageWorkloads = (provider: string): ReadonlyArray<Workload> =>
  pagesOf(provider).flatMap((page, index): ReadonlyArray<Workload> => [
    { ...page, name: `P${index + 1}`, reference: `/page${page.path}` },
    {
      ...page,
      name: `P${index + 1}r`,
      asks: `${page.asks}, rendered anew`,
      reference: `/page${page.path}`,
      signedIn: true
    }
  ])

/** The workloads of the benchmark; `homeownerId` has 200 conversations, `provider` is one with reviews. */
export const workloads = (homeownerId: string, provider = benchProviderId(77)): ReadonlyArray<Workload> => [
  {
    name: "W1",
    asks: "top-rated 20",
    path: "/api/providers?sortBy=rating&limit=20&offset=0",
    reference: "/W1"
  },
  { name: "W2", asks: "specialty, rating, licensed", path: `${specialty}&offset=0`, reference: "/W2" },
  { name: "W3", asks: "the same at offset 2000", path: `${specialty}&offset=2000`, reference: "/W3" },
  { name: "W4", asks: "provider by id", path: `/api/providers/${provider}`, reference: `/W4/${provider}` },
  {
    name: "W5",
    asks: "20 reviews with names",
    path: `/api/providers/${provider}/reviews?limit=20`,
    reference: `/W5/${provider}`
  },
  {
    name: "W6",
    asks: 'text "kitchen cabinet"',
    path: "/api/providers?service=kitchen%20cabinet&sortBy=rating&limit=20",
    reference: "/W6"
  },
  {
    name: "W7",
    asks: "50 miles of a ZIP, by distance",
    path: "/api/providers?zipCode=78704&sortBy=distance&limit=20",
    reference: "/W7"
  },
  {
    name: "W8",
    asks: "200 conversations",
    path: "/api/conversations",
    reference: `/W8/${homeownerId}`,
    signedIn: true
  },
  ...pageWorkloads(provider)
]
