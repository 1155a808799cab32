import { parse } from "bowser"

const unknown = "Unknown browser"

/** A short name from a browser's user agent: "Chrome on Windows". */
export const deviceName = (userAgent: string | null): string => {
  if (!userAgent) return unknown
  const { browser, os } = parse(userAgent)
  return [browser.name || unknown, os.name].filter(Boolean).join(" on ")
}
