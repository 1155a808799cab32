import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { useWatch } from "react-hook-form"

import { categoriesQuery } from "#ui/features/services/use-categories.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"

import { ProjectForm } from "./ProjectForm.tsx"
import { ProjectTips } from "./ProjectTips.tsx"
import { useContractorChoice } from "./use-contractor-choice.ts"
import { useAskedTrade, useProjectForm } from "./use-project-form.ts"
import { WhatHappensNext } from "./WhatHappensNext.tsx"

// Loaded late, because few begin with a contractor chosen. The form names them too, where this cannot be loaded.
const SelectedContractor = lazyOrNothing(() =>
  import("./SelectedContractor.tsx").then((part) => part.SelectedContractor)
)

const columns = {
  display: "grid",
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 360px" },
  alignItems: "start"
}

/** The form, and beside it the contractor, some help, and what happens next. */
export const StartProject = () => {
  const api = useProjectForm()
  const [categoryId, location] = useWatch({ control: api.form.control, name: ["categoryId", "location"] })
  const categories = useQuery(categoriesQuery)
  useAskedTrade(api.form, categories.data)
  const category = categories.data?.find(({ id }) => id === categoryId)
  const choice = useContractorChoice({ specialty: category?.name, location })
  return (
    <Page>
      <PageTitle>Start New Project</PageTitle>
      <Typography variant="subtitle1" sx={{ color: "text.secondary", mt: 1, mb: 4 }}>
        Describe the work once and let contractors come to you with their quotes.
      </Typography>
      <Box sx={columns}>
        <ProjectForm api={api} categories={categories} choice={choice} />
        <Box component="aside" aria-label="About your project" sx={{ display: "grid", gap: 3 }}>
          {choice.selected && (
            <Suspense>
              <SelectedContractor provider={choice.selected} />
            </Suspense>
          )}
          <WhatHappensNext isForOne={choice.chosenId !== ""} />
          <ProjectTips />
        </Box>
      </Box>
    </Page>
  )
}
