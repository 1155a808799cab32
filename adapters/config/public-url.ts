import { wrongSetting } from "./setting-error.ts"

const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { href, origin, protocol } = new URL(value)
  return (protocol === "https:" || protocol === "http:") && href === `${origin}/`
}

/** The address under which the world knows the site, without a slash at its end; null for whatever a request names. */
export const readPublicUrl = (value: string | undefined): string | null => {
  if (!value) return null
  if (isOrigin(value)) return new URL(value).origin
  const fault = `is ${JSON.stringify(value)}, not the address of a site without a path`
  throw wrongSetting("PUBLIC_URL", fault, "https://www.example.com")
}
