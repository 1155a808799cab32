import Button from "@mui/material/Button"
import { useInfiniteQuery, useIsMutating } from "@tanstack/react-query"

import type { EmailState } from "#domain/notices/email.ts"
import type { OutboxEmail } from "#domain/operator/queue.ts"
import { capitalized } from "#domain/shared/sentences.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { formatDate, formatTime } from "#ui/shared/format/format.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { EmailFigures } from "./EmailFigures.tsx"
import { emailsQuery, useSendAgain } from "./emails.ts"
import { AdminFrame } from "./frame/AdminFrame.tsx"
import { MissingMailSettings } from "./MissingMailSettings.tsx"
import type { Column } from "./table/DataTable.tsx"
import { LongList } from "./table/LongList.tsx"
import { StateFilter } from "./table/StateFilter.tsx"
import { useStateInAddress } from "./table/use-state-in-address.ts"

const labels: Readonly<Record<EmailState, string>> = {
  failed: "Failed",
  waiting: "Waiting",
  claimed: "Being sent",
  dropped: "Not sent",
  sent: "Sent"
}

const states: ReadonlyArray<EmailState> = ["failed", "waiting", "claimed", "dropped", "sent"]
const choices = states.map((value) => ({ value, label: labels[value] }))

const when = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`

const aboutWords = ({ kind }: OutboxEmail) => capitalized(kind.replaceAll("-", " "))

const Again = ({ email }: { readonly email: OutboxEmail }) => {
  const { mutateAsync } = useSendAgain()
  const { isBusy, start } = useOnce(() =>
    mutateAsync(email.id).then(
      () => toast({ title: "It is tried again at once" }),
      sayRefusal("The email could not be sent again")
    )
  )
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isBusy}
      aria-label={`Send again: ${aboutWords(email)} of ${when(email.notBefore)}`}
      onClick={() => void start()}
    >
      Send again
    </Button>
  )
}

const due: Column<OutboxEmail> = {
  label: "Due",
  cell: ({ notBefore }) => when(notBefore),
  by: ({ notBefore }) => notBefore
}

const sent: Column<OutboxEmail> = {
  label: "Sent",
  cell: ({ sentAt }) => (sentAt === null ? "" : when(sentAt)),
  by: ({ sentAt }) => sentAt ?? ""
}

const columnsOf = (state: EmailState): ReadonlyArray<Column<OutboxEmail>> => [
  { label: "About", cell: aboutWords, by: ({ kind }) => kind },
  state === "sent" ? sent : due,
  { label: "Tries", cell: ({ attempts }) => attempts, by: ({ attempts }) => attempts },
  { label: "Why", cell: ({ reason }) => reason ?? "", by: ({ reason }) => reason ?? "" },
  {
    label: "Step",
    cell: (email) => (email.state === "failed" || email.state === "waiting" ? <Again email={email} /> : "")
  }
]

const List = () => {
  const [state, setState] = useStateInAddress(states, "failed")
  const shown = state ?? "failed"
  const list = usePagedList(useInfiniteQuery(emailsQuery(shown)))
  // A step removes its row, and with the row everything that could tell that the step is done.
  const place = useFocusAfterwards(useIsMutating() > 0)
  return (
    <>
      <StateFilter choices={choices} value={shown} onChange={setState} />
      <div ref={place} tabIndex={-1}>
        <LongList
          list={list}
          label="Emails"
          columns={columnsOf(shown)}
          none="There are no emails of this kind."
        />
      </div>
    </>
  )
}

/** The outbox, without addresses and texts, which it does not store. */
export const EmailsScreen = () => (
  <AdminFrame title="Emails">
    <MissingMailSettings />
    <List />
    <EmailFigures />
  </AdminFrame>
)
