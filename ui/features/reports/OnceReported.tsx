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

// Of the moment at which it was opened: a report that is sent does not take its own form away.
const Opened = ({ cases, ...props }: Props & { readonly cases: ReadonlyArray<OwnCase> }) => {
  const { about, aboutId, children } = props
  const [earlier] = useState(() =>
    cases.find((one) => one.isOwn && one.about === about && one.aboutId === aboutId && isOpenCase(one))
  )
  return earlier === undefined ? children : <ReportedAlready {...props} report={earlier} />
}

/** Shows the form of a report; instead of one that would be refused, that one has told of it, or tells of nothing here. */
export const OnceReported = (props: Props) => {
  const { isOperator } = useSession()
  // Nobody is told here of what was decided meanwhile. Where the answer fails one may try: a report is taken once.
  const query = useInfiniteQuery({ ...ownCasesQuery, enabled: !isOperator, refetchOnMount: "always" })
  const { items = [] } = usePagedList(query)
  if (isOperator) return <OperatorsReportNothing {...props} />
  return query.isFetchedAfterMount ? <Opened {...props} cases={items} /> : null
}
