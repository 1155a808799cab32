import { useLocation } from "wouter"

import { defaultBudget, type Timeline } from "#domain/project/project-options.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"

import { usePostProject } from "./use-post-project.ts"

/** What stands in the form's fields; the preferred contractor is chosen beside them. */
export interface ProjectValues {
  readonly title: string
  readonly categoryId: string
  readonly description: string
  readonly location: string
  readonly timeline: Timeline | ""
  readonly budget: number | null
  readonly providerId: string
}

const values: ProjectValues = {
  title: "",
  categoryId: "",
  description: "",
  location: "",
  timeline: "",
  budget: defaultBudget,
  providerId: ""
}

/** The form of a new project, for one provider or, with an empty id, for all. */
export const useProjectForm = () => {
  const [, navigate] = useLocation()
  return useApiForm({
    schema: async () => (await import("#domain/project/project.ts")).ProjectRequest,
    values,
    endpoint: usePostProject(),
    done: () => {
      toast({
        title: "Project created successfully!",
        description: "Your project has been posted and contractors will be able to view and quote on it."
      })
      return () => navigate("/dashboard")
    },
    refused: refusal("Failed to create project", "Please check your information and try again.")
  })
}
