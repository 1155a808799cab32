const here = "https://this.site"

const isOurs = ({ origin, pathname }: URL) => origin === here && !pathname.startsWith("//")

/** Where to go after signing in: `next` if it is a path of this site, else `fallback`. */
export const safeNext = (next: string | null | undefined, fallback = "/dashboard"): string => {
  if (!next?.startsWith("/") || !URL.canParse(next, here)) return fallback
  const url = new URL(next, here)
  return isOurs(url) ? `${url.pathname}${url.search}${url.hash}` : fallback
}

/** The sign-in page that leads back to `next`. */
export const loginPath = (next: string): string => `/login?next=${encodeURIComponent(next)}`
