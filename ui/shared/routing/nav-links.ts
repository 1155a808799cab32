export interface NavTarget {
  readonly href: string
  readonly label: string
}

/** Where everyone can go (docs/product.md#navigation). */
export const browseLinks: ReadonlyArray<NavTarget> = [
  { href: "/services", label: "Services" },
  { href: "/providers", label: "Find Professionals" },
  { href: "/join-as-pro", label: "For Professionals" }
]

/** The pages about the site itself. */
export const aboutLinks = [
  { href: "/how-it-works", label: "How it works" },
  { href: "/how-results-are-ordered", label: "How results are ordered" },
  { href: "/how-reviews-work", label: "How reviews work" },
  { href: "/how-we-check-professionals", label: "How we check professionals" },
  { href: "/help", label: "Help" },
  { href: "/contact", label: "Contact" },
  { href: "/terms", label: "Terms" },
  { href: "/privacy", label: "Privacy" }
] as const satisfies ReadonlyArray<NavTarget>
export type AboutPath = (typeof aboutLinks)[number]["href"]

export const dashboardLink: NavTarget = { href: "/dashboard", label: "Dashboard" }
export const signInLink: NavTarget = { href: "/login", label: "Sign In" }
export const joinLink: NavTarget = { href: "/register?role=provider", label: "Join as Pro" }

export const accountLinks = (isAuthenticated: boolean): ReadonlyArray<NavTarget> =>
  isAuthenticated ? [dashboardLink] : [signInLink, joinLink]
