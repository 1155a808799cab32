import { useEffect, useState } from "react"
import type { UseFormReturn } from "react-hook-form"
import { useLocation, useSearchParams } from "wouter"

import type { Category } from "#domain/catalogue/category.ts"
import { defaultBudget, type Timeline } from "#domain/project/project-options.ts"
import type { ProjectRequest } from "#domain/project/project.ts"
import { type KeptPhoto, photosField } from "#ui/features/photos/kept-photo.ts"
import { useWithPhotos } from "#ui/features/photos/with-photos.ts"
import type { EveryField } from "#ui/shared/api/every-field.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import { usePostProject } from "./use-post-project.ts"

/** The values of the form's fields; the preferred contractor is chosen beside them. */
export interface ProjectValues extends EveryField<ProjectRequest> {
  readonly title: string
  readonly categoryId: string
  readonly description: string
  readonly location: string
  readonly timeline: Timeline | ""
  readonly budget: number | null
  readonly photoIds: ReadonlyArray<KeptPhoto>
  readonly providerId: string
}

const values: ProjectValues = {
  title: "",
  categoryId: "",
  description: "",
  location: "",
  timeline: "",
  budget: defaultBudget,
  photoIds: [],
  providerId: ""
}

/** The values that a search brings along in the URL: "?title=…&location=…". */
const useAsked = () => {
  const [search] = useSearchParams()
  const [asked] = useState({
    ...values,
    title: search.get("title") ?? "",
    location: search.get("location") ?? ""
  })
  return asked
}

/** Chooses the category of the search that led here ("?trade=Plumbing"), once its id is known. */
export const useAskedTrade = (
  { getValues, setValue }: Pick<UseFormReturn<ProjectValues>, "getValues" | "setValue">,
  categories: ReadonlyArray<Category> | undefined
) => {
  const [search] = useSearchParams()
  const trade = search.get("trade")
  const id = categories?.find(({ name }) => name === trade)?.id
  useEffect(() => {
    if (id !== undefined && getValues("categoryId") === "") setValue("categoryId", id)
  }, [getValues, id, setValue])
}

/** The form of a new project, for one provider or, with an empty id, for all. */
export const useProjectForm = () => {
  const [, navigate] = useLocation()
  const api = useApiForm({
    schema: async () => (await import("#domain/project/project.ts")).ProjectRequest,
    values: useAsked(),
    lateDraft: useTabDraft<ProjectValues>("project"),
    asSent: ({ photoIds, ...typed }: ProjectValues) => ({ ...typed, ...photosField(photoIds) }),
    endpoint: usePostProject(),
    done: ({ id }) => {
      toast({
        title: "Project created successfully!",
        description: "Your project has been posted and contractors will be able to view and quote on it."
      })
      // The dashboard scrolls to the new project.
      return () => navigate("/dashboard", { state: { postedId: id } })
    },
    refused: refusal("Failed to create project", "Please check your information and try again.")
  })
  return useWithPhotos(api)
}
