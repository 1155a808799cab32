import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { useLocation } from "wouter"

import { fullName } from "#domain/account/full-name.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

const parts = [
  { href: "/admin", label: "Overview" },
  { href: "/admin/applications", label: "Applications" },
  { href: "/admin/cases", label: "Cases" },
  { href: "/admin/checks", label: "Checks" },
  { href: "/admin/registers", label: "Registers" },
  { href: "/admin/people", label: "People" },
  { href: "/admin/imports", label: "Imports" },
  { href: "/admin/emails", label: "Emails" },
  { href: "/admin/audit", label: "Audit log" }
]

const strip = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 3,
  rowGap: 1,
  px: 2,
  py: 1.5,
  borderRadius: 4.5,
  // Seen where people force colors of their own.
  border: "1px solid transparent",
  bgcolor: "status.yellow.bg"
}

const links = { display: "flex", flexWrap: "wrap", columnGap: 2.5, rowGap: 1, m: 0, p: 0, listStyle: "none" }

/** The navigation of the console, with the operator's name. */
const Strip = ({ name }: { readonly name: string }) => {
  const [path] = useLocation()
  return (
    <Box component="nav" aria-label="Operators' console" sx={strip}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Operators' console, signed in as {name}
      </Typography>
      <Box component="ul" sx={links}>
        {parts.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? "page" : undefined}
              sx={{ fontWeight: path === href ? 700 : 400, display: "inline-block", py: 0.5 }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}

interface Props {
  readonly title: ReactNode
  /** The title of the browser's tab; by default the title in the route table. */
  readonly documentTitle?: string | undefined
  readonly children: ReactNode
}

/** The frame of the console's pages (docs/product.md#operators-console), for people who are signed in as operators. */
export const AdminFrame = ({ children, documentTitle, title }: Props) => {
  const { user } = useSession()
  return (
    <Page sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {user && <Strip name={fullName(user)} />}
      <PageTitle documentTitle={documentTitle}>{title}</PageTitle>
      {children}
    </Page>
  )
}
