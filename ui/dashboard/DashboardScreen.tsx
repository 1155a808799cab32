import type { User } from "../../src/domain/account/account.ts"
import { RequireSession } from "../session/RequireSession.tsx"
import { Page } from "../shared/Page.tsx"
import { DashboardHeader } from "./DashboardHeader.tsx"
import { DashboardTabs } from "./DashboardTabs.tsx"
import { DialogHost } from "./DialogHost.tsx"
import { ListingCard } from "./ListingCard.tsx"
import { SummaryCards } from "./SummaryCards.tsx"

const Dashboard = ({ user }: { readonly user: User }) => (
  <Page sx={{ display: "grid", gap: { xs: 3, md: 4 }, py: { xs: 3, md: 5 } }}>
    <DashboardHeader user={user} />
    {user.role === "provider" && <ListingCard />}
    <SummaryCards role={user.role} />
    <DialogHost user={user}>
      <DashboardTabs role={user.role} />
    </DialogHost>
  </Page>
)

/** A person's projects, quotes and messages (docs/product.md#dashboard). */
export const DashboardScreen = () => <RequireSession>{(user) => <Dashboard user={user} />}</RequireSession>
