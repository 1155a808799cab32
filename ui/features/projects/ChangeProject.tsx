import { useQuery } from "@tanstack/react-query"

import type { Project } from "#domain/project/project.ts"
import { waitingLabel } from "#ui/features/photos/with-photos.ts"
import { categoriesQuery } from "#ui/features/services/use-categories.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { RestoredNote } from "#ui/shared/forms/RestoredNote.tsx"

import { AddresseeField } from "./AddresseeField.tsx"
import { ProjectFields } from "./ProjectFields.tsx"
import { useChangeForm } from "./use-change-form.ts"

interface Props {
  readonly project: Project
  readonly onClose: () => void
}

/** Changes the words of a project that has no offers, and opens it to all. */
export const ChangeProject = ({ onClose, project }: Props) => {
  const api = useChangeForm(project, onClose)
  const categories = useQuery(categoriesQuery)
  return (
    <FormDialog
      api={api}
      title="Edit the project"
      submitLabel="Save changes"
      waitingLabel={api.isWaiting ? waitingLabel : undefined}
      note={
        api.isRestored && (
          <RestoredNote onDiscard={api.discard}>We kept what you typed. It is not saved yet.</RestoredNote>
        )
      }
      onClose={onClose}
    >
      {categories.isError && (
        <ErrorAlert onRetry={categories.refetch}>
          Failed to load service categories. Please try again later.
        </ErrorAlert>
      )}
      {/* A select shows its value only once that is among its options. */}
      {categories.data && <ProjectFields api={api} categories={categories.data} />}
      <AddresseeField api={api} project={project} />
    </FormDialog>
  )
}
