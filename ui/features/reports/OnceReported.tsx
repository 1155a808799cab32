import { useInfiniteQuery } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"

import { isOpenCase, type Reportable } from "#domain/case/case-options.ts"
import type { OwnCase } from "#domain/case/case.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { OperatorsReportNothing, ReportedAlready } from "./NoReport.tsx"
import { ownCasesQuery } from "./use-reports.ts"

interface Props {
  readonly about: Reportable
  readonly aboutId: string
  readonly title: string
  /** The form. */
  readonly children: ReactNode
  readonly onClose: () => void
}

// Decided once, when it is opened: sending a report must not replace its own form.
const Opened = ({ cases, ...props }: Props & { readonly cases: ReadonlyArray<OwnCase> }) => {
  const { about, aboutId, children } = props
  const [earlier] = useState(() =>
    cases.find((one) => one.isOwn && one.about === about && one.aboutId === aboutId && isOpenCase(one))
  )
  return earlier === undefined ? children : <ReportedAlready {...props} report={earlier} />
}

/**
 * Shows the report form. Where the report would be refused, says instead that it was reported already, or that
 * operators report nothing.
 */
export const OnceReported = (props: Props) => {
  const { isOperator } = useSession()
  // Refetched, because no event tells the reporter that a case was decided meanwhile. If that fails one may try: the
  // server takes a report once.
  const query = useInfiniteQuery({ ...ownCasesQuery, enabled: !isOperator, refetchOnMount: "always" })
  const { items = [] } = usePagedList(query)
  if (isOperator) return <OperatorsReportNothing {...props} />
  return query.isFetchedAfterMount ? <Opened {...props} cases={items} /> : null
}
