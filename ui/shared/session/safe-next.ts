const siteOrigin = "https://this.site"

const isOurs = ({ origin, pathname }: URL) => origin === siteOrigin && !pathname.startsWith("//")

// `URL.canParse` came to browsers later than they are promised to be old.
const readUrl = (path: string): URL | undefined => {
  try {
    return new URL(path, siteOrigin)
  } catch {
    return undefined
  }
}

/** Where to go after signing in: `next` if it is a path of this site, else `fallback`. */
export const safeNext = (next: string | null | undefined, fallback = "/dashboard"): string => {
  const url = next?.startsWith("/") ? readUrl(next) : undefined
  return url && isOurs(url) ? `${url.pathname}${url.search}${url.hash}` : fallback
}

const leadingTo =
  (page: string) =>
  (next: string): string =>
    `${page}?next=${encodeURIComponent(next)}`

/** The sign-in page that leads back to `next`. */
export const loginPath = leadingTo("/login")

/** The registration page that leads on to `next`. */
export const registerPath = leadingTo("/register")
