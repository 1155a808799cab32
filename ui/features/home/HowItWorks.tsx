import { ProcessSteps } from "#ui/shared/components/ProcessSteps.tsx"

const story = {
  kind: "process",
  title: "How It Works",
  lead: "Three steps from the first idea to the finished job.",
  steps: [
    {
      title: "Tell us what you need",
      text: "Search by service and place. Every professional shows ratings, prices and when they can come."
    },
    {
      title: "Compare and ask for quotes",
      text: "Read what customers say, then ask the ones you like for a quote. Asking costs nothing."
    },
    {
      title: "Hire and get it done",
      text: "Accept the best offer, talk to your professional here, and review the work when it is finished."
    }
  ]
} as const

/** The three steps. */
export const HowItWorks = () => <ProcessSteps story={story} />
