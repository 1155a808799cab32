import Button from "@mui/material/Button"
import { useLocation } from "wouter"

import type { Project } from "#domain/project/project.ts"
import { mostOffers } from "#domain/project/publishing.ts"
import { useStep } from "#ui/features/offers/use-step.ts"
import { useCopyProject, useMoreOffers } from "#ui/features/projects/use-own-project.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

const MoreOffers = ({ project }: { readonly project: Project }) => {
  const mutation = useMoreOffers(project.id)
  const take = useStep(mutation, { done: "Two more may make an offer", failed: "Failed to take more offers" })
  return (
    <Button size="small" variant="outlined" loading={mutation.isPending} onClick={() => void take("widen")}>
      Take two more offers
    </Button>
  )
}

const PostAgain = ({ project }: { readonly project: Project }) => {
  const [, navigate] = useLocation()
  const mutation = useCopyProject(project.id)
  const { start } = useOnce(() =>
    mutation.mutateAsync("copy").then(
      (copy) => {
        toast({ title: "A draft with the same words is ready" })
        return () => navigate(`/projects/${copy.id}`)
      },
      (error: unknown) => {
        const description = wordsFor(error, "Please try again.")
        toast({ title: "Failed to copy the project", description, variant: "destructive" })
        return undefined
      }
    )
  )
  return (
    <Button size="small" variant="outlined" loading={mutation.isPending} onClick={() => void start()}>
      Post again
    </Button>
  )
}

/** What a homeowner may do with a project beside its steps. */
export const MoreActions = ({ project }: { readonly project: Project }) => {
  const { maxOffers, offers, status } = project
  return (
    <>
      {status === "pending" && offers >= maxOffers && maxOffers < mostOffers && (
        <MoreOffers project={project} />
      )}
      {status === "completed" && <PostAgain project={project} />}
    </>
  )
}
