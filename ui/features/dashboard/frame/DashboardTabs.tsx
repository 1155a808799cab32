import Box from "@mui/material/Box"
import { useId } from "react"

import type { Role } from "#domain/account/role.ts"

import { MessagesPanel } from "../messages/MessagesPanel.tsx"
import { ProjectsPanel } from "../projects/ProjectsPanel.tsx"
import { QuotesPanel } from "../quotes/QuotesPanel.tsx"
import { TabList } from "./TabList.tsx"
import { type Tab, useTab } from "./use-tab.ts"

const names = { projects: "Projects", quotes: "Quotes", messages: "Messages" }
const panels = { projects: ProjectsPanel, quotes: QuotesPanel, messages: MessagesPanel }

/** Projects, quotes and messages, one list at a time. */
export const DashboardTabs = ({ role }: { readonly role: Role }) => {
  const id = useId()
  const { choose, tab } = useTab()
  const idOf = (name: Tab, part: "panel" | "tab") => `${id}-${name}-${part}`
  const Panel = panels[tab]
  return (
    <>
      <TabList label="Your work" tab={tab} names={names} onChoose={choose} idOf={idOf} />
      <Box
        role="tabpanel"
        id={idOf(tab, "panel")}
        aria-labelledby={idOf(tab, "tab")}
        tabIndex={0}
        sx={{ pt: 3 }}
      >
        <Panel role={role} />
      </Box>
    </>
  )
}
