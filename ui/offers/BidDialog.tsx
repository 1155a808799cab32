import type { Project } from "../../src/domain/project/project.ts"
import type { Bid } from "../../src/domain/quote/quote.ts"
import { formatMoney } from "../../src/domain/shared/money.ts"
import { schemaResolver } from "../forms/resolver.ts"
import { timelineWords } from "../projects/timeline-words.ts"
import { useBidOnProject } from "../projects/use-projects.ts"
import { Brief } from "./Brief.tsx"
import { type OfferValues, useOfferForm } from "./offer-form.ts"
import { OfferFormDialog } from "./OfferFormDialog.tsx"

const resolver = schemaResolver<OfferValues, Bid>(
  async () => (await import("../../src/domain/quote/quote.ts")).Bid
)

const values: OfferValues = { price: null, message: "", timeline: "" }
const done = { title: "Quote sent", description: "The homeowner can now compare and accept it." }

interface Props {
  readonly project: Project
  readonly onClose: () => void
}

/** A provider's offer on a posted project. */
export const BidDialog = ({ onClose, project }: Props) => {
  const mutation = useBidOnProject(project.id)
  const sending = useOfferForm({ resolver, values, mutation, done, onClose })
  return (
    <OfferFormDialog
      {...sending}
      wordsOptional={false}
      title="Quote on this project"
      submitLabel="Send quote"
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
    </OfferFormDialog>
  )
}
