import Link from "@mui/material/Link"
import type { ReactNode } from "react"

// Ends before the punctuation of the sentence around it.
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/

/** A text with its web addresses as links that learn nothing of us and pass nothing on. */
export const withLinks = (text: string): ReadonlyArray<ReactNode> =>
  text.split(address).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of one text never change places.
      <Link key={index} href={part} target="_blank" rel="noopener noreferrer nofollow ugc" color="inherit">
        {part}
      </Link>
    )
  )
