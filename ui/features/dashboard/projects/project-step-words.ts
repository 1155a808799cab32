import type { ProjectStep } from "#domain/project/project-life-cycle.ts"
import type { Project } from "#domain/project/project.ts"

import type { StepWords } from "../dialogs/step-words.ts"

/** What the buttons say. */
export const projectStepLabels: Record<ProjectStep, string> = {
  publish: "Publish",
  withdraw: "Withdraw",
  complete: "Mark complete"
}

/** The question that each step asks before it is taken. Publishing can be undone, and asks none. */
export const projectStepWords: Record<ProjectStep, (project: Project) => StepWords> = {
  publish: () => ({
    title: "Publish this project?",
    text: "Contractors will be able to view and quote on it.",
    confirm: "Publish",
    done: "Project published",
    failed: "Failed to publish the project"
  }),
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
