import { useInfiniteQuery } from "@tanstack/react-query"

import { type AuditAction, auditWords } from "#domain/operator/audit-actions.ts"
import { useOwnList } from "#ui/shared/api/own-list.ts"
import { formatDate, formatTime } from "#ui/shared/format/format.ts"

import { auditQuery, type Entry } from "./console.ts"
import { AdminFrame } from "./frame/AdminFrame.tsx"
import type { Column } from "./table/DataTable.tsx"
import { LongList } from "./table/LongList.tsx"

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditWords, action)

const wordsOf = ({ action }: Entry) => (isKnown(action) ? auditWords[action] : action)

const factsOf = (facts: Entry["after"]) =>
  facts === null
    ? ""
    : Object.entries(facts)
        .map(([name, value]) => `${name}: ${String(value)}`)
        .join("\n")

const changeOf = ({ after, before }: Entry) =>
  [factsOf(before), factsOf(after)].filter((words) => words !== "").join("\n→ ")

const columns: ReadonlyArray<Column<Entry>> = [
  { label: "When", cell: ({ at }) => `${formatDate(at)}, ${formatTime(at)}`, by: ({ at }) => at },
  { label: "Who", cell: ({ actorName }) => actorName, by: ({ actorName }) => actorName },
  { label: "What", cell: wordsOf, by: wordsOf },
  { label: "Thing", cell: ({ thing, thingId }) => `${thing} ${thingId}`, by: ({ thing }) => thing },
  { label: "Change", cell: (row) => <span style={{ whiteSpace: "pre-line" }}>{changeOf(row)}</span> }
]

const List = () => {
  const list = useOwnList(useInfiniteQuery(auditQuery))
  return <LongList list={list} label="Audit log" columns={columns} none="Nobody has done anything yet." />
}

/** What operators have done, newest first; nobody changes it. */
export const AuditScreen = () => (
  <AdminFrame title="Audit log">
    <List />
  </AdminFrame>
)
