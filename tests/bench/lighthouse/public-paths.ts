import type { LocalLink } from "#domain/local/local-page.ts"
import type { Photo } from "#domain/photo/photo.ts"
import type { Provider } from "#domain/provider/provider.ts"

const firstOf = async <A>(url: string): Promise<A> => {
  const [first]: ReadonlyArray<A> = await (await fetch(url)).json()
  if (first === undefined) throw new Error(`${url} has nothing`)
  return first
}

const alwaysThere = async (productUrl: string) => {
  const sitemap = await (await fetch(`${productUrl}/sitemaps/pages.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address))
  return addresses.filter(({ search }) => search === "").map(({ pathname }) => pathname)
}

const providerPath = async (productUrl: string) => {
  const { id } = await firstOf<Provider>(`${productUrl}/api/providers?specialty=Plumbing&limit=1`)
  return `/provider/${id}`
}

/** The page of a provider with portfolio photos. */
const providerWithPhotosPath = async (productUrl: string) => {
  const providers: ReadonlyArray<Provider> = await (
    await fetch(`${productUrl}/api/providers?limit=50`)
  ).json()
  for (const { id } of providers) {
    const photos: ReadonlyArray<Photo> = await (
      await fetch(`${productUrl}/api/providers/${id}/photos`)
    ).json()
    if (photos.length > 0) return `/provider/${id}`
  }
  throw new Error("No professional of the demo marketplace shows photos")
}

/** The pages on which the first press is measured (docs/decisions/0013). */
export const pressedPaths = async (productUrl: string): Promise<ReadonlyArray<string>> => [
  "/",
  "/providers",
  await providerPath(productUrl)
]

/** Every public page of the product: those that are always there, a search, two providers and a local page. */
export const publicPaths = async (productUrl: string): Promise<ReadonlyArray<string>> => {
  const { category, place } = await firstOf<LocalLink>(`${productUrl}/api/local-pages/plumbing`)
  return [
    ...(await alwaysThere(productUrl)),
    "/providers?specialty=HVAC",
    await providerPath(productUrl),
    await providerWithPhotosPath(productUrl),
    `/providers/${place.slug}/${category.slug}`
  ]
}
