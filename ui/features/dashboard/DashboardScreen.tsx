import { Redirect } from "wouter"

import type { User } from "#domain/account/account.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import { DialogHost } from "./dialogs/DialogHost.tsx"
import { DashboardHeader } from "./frame/DashboardHeader.tsx"
import { DashboardTabs } from "./frame/DashboardTabs.tsx"
import { ListingCard } from "./frame/ListingCard.tsx"
import { SummaryCards } from "./frame/SummaryCards.tsx"
import { useLeadTo } from "./frame/use-lead-to.ts"
import { FirstThings } from "./waiting/FirstThings.tsx"

const Dashboard = ({ user }: { readonly user: User }) => {
  const { arrival, leadTo } = useLeadTo()
  return (
    <Page sx={{ display: "grid", gap: { xs: 3, md: 4 }, py: { xs: 3, md: 5 } }}>
      <DashboardHeader user={user} />
      <FirstThings user={user} />
      {user.role === "provider" && <ListingCard />}
      <SummaryCards role={user.role} />
      <DialogHost label="Projects, quotes and messages" user={user} onAccepted={leadTo}>
        <DashboardTabs key={arrival} role={user.role} />
      </DialogHost>
    </Page>
  )
}

const Own = ({ user }: { readonly user: User }) => {
  const { isOperator } = useSession()
  // Operators take no part in the marketplace: what waits for them is in the console.
  return isOperator ? <Redirect to="/admin" replace /> : <Dashboard user={user} />
}

/** A person's projects, quotes and messages (docs/product.md#dashboard). */
export const DashboardScreen = () => <RequireSession>{(user) => <Own user={user} />}</RequireSession>
