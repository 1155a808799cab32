import type { OwnCase } from "#domain/case/case.ts"
import { DeedQuestion } from "#ui/shared/components/dialog/DeedQuestion.tsx"

import { useWithdraw } from "./use-reports.ts"

interface Props {
  readonly report: OwnCase
  readonly onClose: () => void
}

/** Asks before a report is withdrawn. */
export const WithdrawDialog = ({ onClose, report }: Props) => {
  const { error, mutateAsync } = useWithdraw()
  return (
    <DeedQuestion
      title="Withdraw this report?"
      confirmLabel="Withdraw report"
      send={() => mutateAsync(report.id)}
      error={error}
      done={{ title: "Your report is withdrawn" }}
      onClose={onClose}
    >
      Nobody decides on it then.
    </DeedQuestion>
  )
}
