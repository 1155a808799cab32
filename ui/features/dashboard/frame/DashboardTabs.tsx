import Box from "@mui/material/Box"
import Tab from "@mui/material/Tab"
import Tabs from "@mui/material/Tabs"
import { useId } from "react"

import type { Role } from "#domain/account/role.ts"

import { MessagesPanel } from "../messages/MessagesPanel.tsx"
import { ProjectsPanel } from "../projects/ProjectsPanel.tsx"
import { QuotesPanel } from "../quotes/QuotesPanel.tsx"
import { tabs, useTab } from "./use-tab.ts"

const labels = { projects: "Projects", quotes: "Quotes", messages: "Messages" }
const panels = { projects: ProjectsPanel, quotes: QuotesPanel, messages: MessagesPanel }

/** Projects, quotes and messages, one list at a time. */
export const DashboardTabs = ({ role }: { readonly role: Role }) => {
  const id = useId()
  const { choose, tab } = useTab()
  const Panel = panels[tab]
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: typeof tab) => choose(next)}
        selectionFollowsFocus
        // Large text may need more than a phone's width.
        variant="scrollable"
        scrollButtons={false}
        aria-label="Your work"
        sx={{ borderBottom: 1, borderColor: "divider" }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={labels[name]}
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}-panel`}
            sx={{ minWidth: 0, px: { xs: 2, sm: 2.5 } }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-${tab}-panel`}
        aria-labelledby={`${id}-${tab}-tab`}
        tabIndex={0}
        sx={{ pt: 3 }}
      >
        <Panel role={role} />
      </Box>
    </>
  )
}
