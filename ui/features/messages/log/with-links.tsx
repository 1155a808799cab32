import Link from "@mui/material/Link"
import type { ReactNode } from "react"

// Ends before the punctuation of the sentence around it.
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/

const linkAt = (href: string, position: number) => (
  <Link key={position} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" color="inherit">
    {href}
  </Link>
)

/** A text with its web addresses as links that learn nothing of us and pass nothing on. */
export const withLinks = (text: string): ReadonlyArray<ReactNode> =>
  // Splitting by a group puts the addresses at the odd places.
  text.split(address).map((part, position) => (position % 2 === 0 ? part : linkAt(part, position)))
