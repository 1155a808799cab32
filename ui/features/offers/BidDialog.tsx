import { useQueryClient } from "@tanstack/react-query"

import { timelineWords } from "#domain/project/project-options.ts"
import type { Project } from "#domain/project/project.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { useBidOnProject } from "#ui/features/projects/use-bid-on-project.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { readOptionalAmount } from "#ui/shared/forms/read-amount.ts"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { UnsentNote } from "#ui/shared/forms/RestoredNote.tsx"
import { refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useUnsent } from "#ui/shared/forms/use-unsent.ts"

import { Brief } from "./Brief.tsx"
import { QuickFields, type QuickValues } from "./QuickFields.tsx"
import { refreshWhenOutdated } from "./refresh-when-outdated.ts"

interface Props {
  readonly project: Project
  readonly onClose: () => void
}

const values: QuickValues = { price: null, message: "", timeline: "" }
const otherwise = "Please try again."

/** A provider's offer on a posted project. */
export const BidDialog = ({ onClose, project }: Props) => {
  const queryClient = useQueryClient()
  const api = useApiForm({
    schema: async () => (await import("#domain/quote/offer/offer.ts")).Bid,
    values,
    unsent: useUnsent<QuickValues>(`bid:${project.id}`),
    endpoint: useBidOnProject(project.id),
    done: () => {
      toast({ title: "Quote sent", description: "The homeowner can now compare and accept it." })
      return onClose
    },
    refused: refusal("Failed to send offer", otherwise),
    onRefused: (error) => refreshWhenOutdated(queryClient, error)
  })
  const { field } = useFields(api.form)
  return (
    <FormDialog api={api} title="Quote on this project" submitLabel="Send quote" onClose={onClose}>
      <Brief
        heading={project.title}
        description={project.description}
        photos={project.photos}
        facts={[
          formatMoney(project.budget),
          timelineWords[project.timeline],
          project.location || "Place not given"
        ]}
      />
      <UnsentNote form={api} />
      <Refusal error={api.error} />
      <QuickFields
        price={{ ...field("price", "Price", { setValueAs: readOptionalAmount }), autoFocus: true }}
        timeline={field("timeline", "Timeline")}
        message={field("message", "Message")}
      />
    </FormDialog>
  )
}
