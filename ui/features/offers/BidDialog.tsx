import type { Project } from "#domain/project/project.ts"
import type { Bid } from "#domain/quote/quote.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { useBidOnProject } from "#ui/features/projects/use-projects.ts"
import { timelineWords } from "#ui/shared/format/timeline-words.ts"
import { schemaResolver } from "#ui/shared/forms/resolver.ts"

import { Brief } from "./Brief.tsx"
import { type OfferValues, useOfferForm } from "./offer-form.ts"
import { OfferFormDialog } from "./OfferFormDialog.tsx"

const resolver = schemaResolver<OfferValues, Bid>(async () => (await import("#domain/quote/quote.ts")).Bid)

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
