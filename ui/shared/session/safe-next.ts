const siteOrigin = "https://this.site"

const isOurs = ({ origin, pathname }: URL) => origin === siteOrigin && !pathname.startsWith("//")

/** Where to go after signing in: `next` if it is a path of this site, else `fallback`. */
export const safeNext = (next: string | null | undefined, fallback = "/dashboard"): string => {
  if (!next?.startsWith("/") || !URL.canParse(next, siteOrigin)) return fallback
  const url = new URL(next, siteOrigin)
  return isOurs(url) ? `${url.pathname}${url.search}${url.hash}` : fallback
}

const leadingTo =
  (page: string) =>
  (next: string): string =>
    `${page}?next=${encodeURIComponent(next)}`

/** The sign-in page that leads back to `next`. */
export const loginPath = leadingTo("/login")

/** The registration page that leads on to `next`. */
export const registerPath = leadingTo("/register")
