import { Suspense } from "react"
import { useSearchParams } from "wouter"

import type { User } from "#domain/account/account.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { lazySection } from "#ui/shared/feedback/lazy-section.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { PartLinks } from "./PartLinks.tsx"
import { ProfileForm } from "./ProfileForm.tsx"
import { Security } from "./security/Security.tsx"

const Preferences = lazySection(
  async () => (await import("#ui/features/notifications/Preferences.tsx")).Preferences
)

const OwnReports = lazySection(async () => (await import("#ui/features/reports/OwnReports.tsx")).OwnReports)

const parts = {
  profile: { label: "Profile", Panel: ProfileForm },
  security: { label: "Sign-in and security", Panel: Security },
  notifications: { label: "Notifications", Panel: Preferences },
  reports: { label: "Reports", Panel: OwnReports }
}

type Tab = keyof typeof parts

const isTab = (text: string | null): text is Tab => text !== null && Object.hasOwn(parts, text)

const labels = Object.entries(parts).map(([name, { label }]) => [name, label] as const)

const OwnAccount = ({ user }: { readonly user: User }) => {
  const [search] = useSearchParams()
  const named = search.get("tab")
  const tab = isTab(named) ? named : "profile"
  const { Panel } = parts[tab]
  return (
    <Page width="reading" sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <PageTitle>Your account</PageTitle>
      <PartLinks labels={labels} open={tab} />
      <div>
        <Suspense>
          <Panel user={user} />
        </Suspense>
      </div>
    </Page>
  )
}

/** A person's own account (docs/product.md#account). */
export const OwnAccountScreen = () => <RequireSession>{(user) => <OwnAccount user={user} />}</RequireSession>
