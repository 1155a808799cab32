import Box from "@mui/material/Box"
import { useEffect, useRef } from "react"

import { Link } from "#ui/shared/routing/Link.tsx"

interface Props<Name extends string> {
  readonly labels: ReadonlyArray<readonly [name: Name, label: string]>
  readonly open: Name
}

// One line, which scrolls where a phone is too narrow for it.
const line = {
  position: "relative",
  display: "flex",
  columnGap: 2,
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBottom: 1,
  borderColor: "divider",
  "& a": {
    flexShrink: 0,
    px: 0.5,
    py: 1.25,
    borderRadius: 0,
    color: "text.secondary",
    whiteSpace: "nowrap"
  },
  // Inside the scroll container, so that it is not clipped.
  "& a:focus-visible": { outlineOffset: -3 },
  // A border, because forced colours keep borders and remove shadows.
  "& [aria-current]": { color: "primary.main", borderBottom: "2px solid", pb: "8px" }
}

/** Scrolls the open part's link into view within the line only: the page stays where it is. */
const useOpenInView = (open: string) => {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>("[aria-current]")
    if (nav.current && link)
      nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2
    // oxlint-disable-next-line react/exhaustive-deps -- the link that is marked goes by it
  }, [open])
  return nav
}

/** Links to the parts of one's account. */
export const PartLinks = <Name extends string>({ labels, open }: Props<Name>) => (
  <Box ref={useOpenInView(open)} component="nav" aria-label="Parts of your account" sx={line}>
    {labels.map(([name, label]) => (
      <Link
        key={name}
        href={`/account?tab=${name}`}
        replace
        underline="none"
        variant="subtitle2"
        aria-current={name === open ? "page" : undefined}
      >
        {label}
      </Link>
    ))}
  </Box>
)
