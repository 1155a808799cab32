import { useState } from "react"

import type { Project } from "#domain/project/project.ts"
import { idsOf, keptPhoto } from "#ui/features/photos/kept-photo.ts"
import { useWithPhotos } from "#ui/features/photos/with-photos.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import type { ProjectValues } from "./use-project-form.ts"
import { useChangeProject } from "./use-project.ts"

const changeRefused = "Please check your information and try again."

const valuesOf = (project: Project): ProjectValues => ({
  title: project.title,
  categoryId: project.categoryId,
  description: project.description,
  location: project.location,
  timeline: project.timeline,
  budget: project.budget,
  photoIds: project.photos.map((photo) => keptPhoto({ ...photo, isAttached: true })),
  providerId: project.providerId ?? ""
})

/** The form that changes a project's words, and to whom it is addressed. */
export const useChangeForm = (project: Project, onClose: () => void) => {
  const [values] = useState(() => valuesOf(project))
  const api = useApiForm({
    schema: async () => (await import("#domain/project/project.ts")).ProjectRequest,
    values,
    lateDraft: useTabDraft<ProjectValues>(`project:${project.id}`),
    asSent: (typed: ProjectValues) => ({ ...typed, photoIds: idsOf(typed.photoIds) }),
    endpoint: useChangeProject(project.id),
    done: () => {
      toast({ title: "Project changed" })
      return onClose
    },
    refused: refusal("Failed to change the project", changeRefused)
  })
  return useWithPhotos(api)
}
