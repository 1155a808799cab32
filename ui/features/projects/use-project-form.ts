import { useForm } from "react-hook-form"
import { useLocation } from "wouter"

import { defaultBudget, type Timeline } from "#domain/project/project-options.ts"
import type { ProjectRequest } from "#domain/project/project.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { schemaResolver } from "#ui/shared/forms/resolver.ts"
import { showFaults } from "#ui/shared/forms/show-faults.ts"
import { useSending } from "#ui/shared/forms/use-sending.ts"

import { usePostProject } from "./use-projects.ts"

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

/** Fetches the form's check ahead of its first use. */
export const loadCheck = async () => (await import("#domain/project/project.ts")).ProjectRequest
const resolver = schemaResolver<ProjectValues, ProjectRequest>(loadCheck)

const defaultValues: ProjectValues = {
  title: "",
  categoryId: "",
  description: "",
  location: "",
  timeline: "",
  budget: defaultBudget,
  providerId: ""
}

const tellPosted = () =>
  toast({
    title: "Project created successfully!",
    description: "Your project has been posted and contractors will be able to view and quote on it."
  })

const fields = ["title", "categoryId", "description", "location", "timeline", "budget", "providerId"] as const

/** The project form's state. `send` posts it to one provider, or to all with an empty id. */
export const useProjectForm = () => {
  const form = useForm({ resolver, defaultValues })
  const posting = usePostProject()
  const [, navigate] = useLocation()
  const { isBusy, start } = useSending(form, async (project, providerId: string) => {
    try {
      await posting.mutateAsync({ ...project, providerId })
      tellPosted()
      return () => navigate("/dashboard")
    } catch (error) {
      const description = wordsFor(error, "Please check your information and try again.")
      toast({ title: "Failed to create project", description, variant: "destructive" })
      showFaults(error, fields, form.setError)
      return undefined
    }
  })
  return { form, send: start, pending: isBusy }
}
