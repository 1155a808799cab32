import type { Project } from "#domain/project/project.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { useBidOnProject } from "#ui/features/projects/use-bid-on-project.ts"
import { timelineWords } from "#ui/shared/format/timeline-words.ts"

import { Brief } from "./Brief.tsx"
import { OfferForm } from "./OfferForm.tsx"

interface Props {
  readonly project: Project
  readonly onClose: () => void
}

/** A provider's offer on a posted project. */
export const BidDialog = ({ onClose, project }: Props) => (
  <OfferForm
    title="Quote on this project"
    submitLabel="Send quote"
    schema={async () => (await import("#domain/quote/quote.ts")).Bid}
    values={{ price: null, message: "", timeline: "" }}
    endpoint={useBidOnProject(project.id)}
    taken={{ title: "Quote sent", description: "The homeowner can now compare and accept it." }}
    onClose={onClose}
  >
    <Brief
      heading={project.title}
      description={project.description}
      facts={[
        formatMoney(project.budget),
        timelineWords[project.timeline],
        project.location || "Place not given"
      ]}
    />
  </OfferForm>
)
