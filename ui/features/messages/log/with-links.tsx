import Link from "@mui/material/Link"
import type { ReactNode } from "react"

// A URL ends before the punctuation of the sentence around it.
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/

const linkAt = (href: string, position: number) => (
  <Link key={position} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" color="inherit">
    {href}
  </Link>
)

/** A text whose URLs are links that send no referrer and are not followed by search engines. */
export const withLinks = (text: string): ReadonlyArray<ReactNode> =>
  // Splitting by a group puts the addresses at the odd places.
  text.split(address).map((part, position) => (position % 2 === 0 ? part : linkAt(part, position)))
