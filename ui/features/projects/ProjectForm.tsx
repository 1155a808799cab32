import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import CardContent from "@mui/material/CardContent"
import type { UseQueryResult } from "@tanstack/react-query"
import { Suspense } from "react"

import type { Category } from "#domain/catalogue/category.ts"
import { waitingLabel } from "#ui/features/photos/with-photos.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { Form } from "#ui/shared/forms/Form.tsx"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { ProjectFields } from "./ProjectFields.tsx"
import type { ContractorChoice } from "./use-contractor-choice.ts"
import type { useProjectForm } from "./use-project-form.ts"

// Loaded late, because few come back to input that was not sent.
const RestoredNote = lazyOrNothing(() =>
  import("#ui/shared/forms/RestoredNote.tsx").then((part) => part.RestoredNote)
)

interface Props {
  readonly api: ReturnType<typeof useProjectForm>
  readonly categories: UseQueryResult<ReadonlyArray<Category>>
  readonly choice: ContractorChoice
}

const layout = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  "& > [data-wide]": { gridColumn: { sm: "1 / -1" } }
}

/** The form for what the project is about. */
export const ProjectForm = ({ api, categories, choice }: Props) => (
  <Card>
    <Form
      api={api}
      beside={{ providerId: choice.chosenId }}
      frame={CardContent}
      sx={{ p: { xs: 2.5, md: 4 } }}
    >
      {api.isRestored && (
        <Suspense>
          <RestoredNote onDiscard={api.discard}>We kept what you typed. It is not sent yet.</RestoredNote>
        </Suspense>
      )}
      {categories.isError && (
        <Box sx={{ mb: 3 }}>
          <ErrorAlert onRetry={categories.refetch}>
            Failed to load service categories. Please try again later.
          </ErrorAlert>
        </Box>
      )}
      <Box sx={layout}>
        {/* A select shows a restored value only once that is among its options. */}
        {!(api.isRestored && categories.isPending) && (
          <ProjectFields api={api} categories={categories.data ?? []} choice={choice} />
        )}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 1.5, mt: 4 }}>
        <LinkButton href="/dashboard" size="large">
          Cancel
        </LinkButton>
        <Button type="submit" variant="contained" size="large" loading={api.isBusy} loadingPosition="start">
          {api.isWaiting ? waitingLabel : api.isBusy ? "Creating Project..." : "Create Project"}
        </Button>
      </Box>
    </Form>
  </Card>
)
