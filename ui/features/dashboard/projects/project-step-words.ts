import type { ProjectStep } from "#domain/project/project-life-cycle.ts"
import type { Project } from "#domain/project/project.ts"
import type { StepWords } from "#ui/features/offers/step-words.ts"

/** The steps that need a confirmation; publishing can be undone, and has none. */
export type AskedStep = Exclude<ProjectStep, "publish">

/** The question before each step. */
export const projectStepWords: Record<AskedStep, (project: Project) => StepWords> = {
  withdraw: ({ title }) => ({
    title: "Withdraw this project?",
    text: `"${title}" goes back to your drafts, and its pending offers are cancelled. You can publish it again.`,
    confirm: "Withdraw project",
    destructive: true,
    done: "Project withdrawn",
    failed: "Failed to withdraw the project"
  }),
  complete: ({ providerName, title }) => ({
    title: "Mark the project as complete?",
    text: `You confirm that ${providerName ?? "the contractor"} has finished "${title}". Its accepted quote is completed as well. This cannot be undone.`,
    confirm: "Mark complete",
    done: "Project completed",
    failed: "Failed to complete the project"
  })
}
