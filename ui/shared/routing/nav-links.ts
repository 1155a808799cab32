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

export const dashboardLink: NavTarget = { href: "/dashboard", label: "Dashboard" }
export const signInLink: NavTarget = { href: "/login", label: "Sign In" }
export const joinLink: NavTarget = { href: "/register?role=provider", label: "Join as Pro" }

export const accountLinks = (isAuthenticated: boolean): ReadonlyArray<NavTarget> =>
  isAuthenticated ? [dashboardLink] : [signInLink, joinLink]
