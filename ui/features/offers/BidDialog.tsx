import { useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"

import { noMoreOffers, projectChanged } from "#domain/project/project-page-words.ts"
import type { Project } from "#domain/project/project.ts"
import { useBidOnProject } from "#ui/features/projects/use-bid-on-project.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { readOptionalAmount } from "#ui/shared/forms/read-amount.ts"
import { UnsentNote } from "#ui/shared/forms/RestoredNote.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import { useReadProject } from "./bid/use-read-project.ts"
import { Brief } from "./Brief.tsx"
import { QuickFields, type QuickValues } from "./QuickFields.tsx"
import { refreshWhenOutdated } from "./refresh-when-outdated.ts"

interface Props {
  readonly project: Project
  readonly onClose: () => void
}

const values: QuickValues = { price: null, message: "", timeline: "" }

/** The form for a provider's offer on a posted project, based on the words that they have read. */
export const BidDialog = ({ onClose, project }: Props) => {
  const queryClient = useQueryClient()
  const brief = useRef<HTMLDivElement>(null)
  const asked = useReadProject(project)
  const api = useApiForm({
    schema: async () => (await import("#domain/quote/offer/offer.ts")).Bid,
    values,
    lateDraft: useTabDraft<QuickValues>(`bid:${project.id}`),
    asSent: (typed) => ({ ...typed, projectVersion: asked.version }),
    endpoint: useBidOnProject(project.id),
    done: () => {
      toast({ title: "Quote sent", description: "The homeowner can now compare and accept it." })
      return onClose
    },
    refused: refusal("Failed to send offer"),
    onRefused: (error) => refreshWhenOutdated(queryClient, error)
  })
  const { field } = useFields(api.form)
  const isUnread = asked.isUnread && !asked.isGone && !api.isBusy
  const readAgain = async () => {
    asked.readAgain()
    brief.current?.focus()
  }
  // An error that the note reports already is not shown again.
  const isSaid = asked.hasChanged && wordsFor(api.error, "") === projectChanged
  return (
    <FormDialog
      api={{
        ...api,
        error: isSaid ? null : api.error,
        isBusy: api.isBusy || asked.isJustRead,
        submit: isUnread ? readAgain : api.submit
      }}
      title="Quote on this project"
      submitLabel={isUnread ? "Read it again" : "Send quote"}
      note={
        <>
          <Brief ref={brief} {...asked.brief} />
          {(asked.isGone || asked.hasChanged) && (
            <ErrorAlert>{asked.isGone ? noMoreOffers : projectChanged}</ErrorAlert>
          )}
          <UnsentNote form={api} />
        </>
      }
      onClose={onClose}
    >
      <QuickFields
        price={{ ...field("price", "Price", { setValueAs: readOptionalAmount }), autoFocus: true }}
        timeline={field("timeline", "Timeline")}
        message={field("message", "Message")}
      />
    </FormDialog>
  )
}
