import { ProcessSteps } from "#ui/shared/components/ProcessSteps.tsx"

import type { Story } from "./extra-sections.ts"
import { SeasonAdvice } from "./SeasonAdvice.tsx"
import { TestimonialCards } from "./TestimonialCards.tsx"

/** The section that only this trade has. */
export const StorySection = ({ story }: { readonly story: Story }) => {
  if (story.kind === "process") return <ProcessSteps story={story} />
  if (story.kind === "seasons") return <SeasonAdvice story={story} />
  return <TestimonialCards story={story} />
}
