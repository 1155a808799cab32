import type { LocalLink } from "#domain/local/local-page.ts"
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

/** Every public page of the product: those that are always there, a search, a provider and a local page. */
export const publicPaths = async (productUrl: string): Promise<ReadonlyArray<string>> => {
  const provider = await firstOf<Provider>(`${productUrl}/api/providers?specialty=Plumbing&limit=1`)
  const { category, place } = await firstOf<LocalLink>(`${productUrl}/api/local-pages/plumbing`)
  return [
    ...(await alwaysThere(productUrl)),
    "/providers?specialty=HVAC",
    `/provider/${provider.id}`,
    `/providers/${place.slug}/${category.slug}`
  ]
}
