import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useInfiniteQuery } from "@tanstack/react-query"
import { type ChangeEvent, useState } from "react"
import { useSearch } from "wouter"

import { type AuditAction, auditActions, auditWords } from "#domain/operator/audit-actions.ts"
import { auditFact, auditThings, auditValue, endOfId } from "#domain/operator/audit-words.ts"
import { useOwnList } from "#ui/shared/api/own-list.ts"
import { formatDate, formatTime } from "#ui/shared/format/format.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"

import { type AuditFilter, auditQuery, type Entry } from "./console.ts"
import { AdminFrame } from "./frame/AdminFrame.tsx"
import type { Column } from "./table/DataTable.tsx"
import { LongList } from "./table/LongList.tsx"

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditWords, action)

const wordsOf = ({ action }: Entry) => (isKnown(action) ? auditWords[action] : action)

const valueOf = (value: Parameters<typeof auditValue>[0], names: Entry["names"]) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? formatDate(value)
    : auditValue(value, names)

// A sanction has no name; its person's page tells it.
const factsOf = (facts: Entry["after"], names: Entry["names"]) =>
  Object.entries(facts ?? {})
    .filter(([fact]) => fact !== "sanctionId")
    .map(([fact, value]) => `${auditFact(fact)}: ${valueOf(value, names)}`)
    .join("\n")

/** Of what was so on one side of a step, that which was not on the other. */
const unlike = (facts: Entry["after"], others: Entry["after"]): Entry["after"] =>
  Object.fromEntries(Object.entries(facts ?? {}).filter(([fact, value]) => others?.[fact] !== value))

const changeOf = ({ after, before, names }: Entry) =>
  [factsOf(unlike(before, after), names), factsOf(unlike(after, before), names)]
    .filter((words) => words !== "")
    .join("\n→ ")

const Change = ({ row }: { readonly row: Entry }) => (
  <span style={{ whiteSpace: "pre-line" }}>{changeOf(row)}</span>
)

const idIn = ({ after, before }: Entry, fact: string): string | null => {
  const id = after?.[fact] ?? before?.[fact]
  return typeof id === "string" ? id : null
}

/** What a row is about: "Check: Reyes Plumbing". */
const thingOf = (row: Entry) => {
  const word = auditThings.get(row.thing) ?? row.thing
  const name = row.names[row.thingId] ?? row.names[idIn(row, "providerId") ?? ""]
  return name === undefined ? `${word} ${endOfId(row.thingId)}` : `${word}: ${name}`
}

const pageOf = (row: Entry): string | null => {
  if (row.thing === "user") return `/admin/people/${row.thingId}`
  if (row.thing === "case") return `/admin/cases/${row.thingId}`
  if (row.thing === "import") return `/admin/imports/${row.thingId}`
  const [provider, about] = [idIn(row, "providerId"), idIn(row, "caseId")]
  if (provider !== null) return `/admin/providers/${provider}`
  return about === null ? null : `/admin/cases/${about}`
}

const Thing = ({ row }: { readonly row: Entry }) => {
  const page = pageOf(row)
  return page === null ? thingOf(row) : <Link href={page}>{thingOf(row)}</Link>
}

const columns: ReadonlyArray<Column<Entry>> = [
  { label: "When", cell: ({ at }) => `${formatDate(at)}, ${formatTime(at)}`, by: ({ at }) => at },
  { label: "Who", cell: ({ actorName }) => actorName, by: ({ actorName }) => actorName },
  { label: "What", cell: wordsOf, by: wordsOf },
  { label: "Thing", cell: (row) => <Thing row={row} />, by: thingOf },
  { label: "Change", cell: (row) => changeOf(row) !== "" && <Change row={row} /> }
]

const actions = auditActions.map((value) => ({ value, label: auditWords[value] }))

interface FiltersProps {
  readonly filter: AuditFilter
  readonly onChange: (filter: AuditFilter) => void
}

const Filters = ({ filter, onChange }: FiltersProps) => {
  const change = (name: "from" | "to", value: string) => {
    const { [name]: _, ...others } = filter
    onChange(value === "" ? others : { ...others, [name]: value })
  }
  const choose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    const { action: _, ...others } = filter
    onChange(isKnown(value) ? { ...others, action: value } : others)
  }
  return (
    <Box role="group" aria-label="Which rows" sx={filters}>
      <SelectField label="What was done" options={actions} placeholder="Anything" onChange={choose} />
      <TextField label="From" type="date" onChange={(event) => change("from", event.target.value)} />
      <TextField label="To" type="date" onChange={(event) => change("to", event.target.value)} />
    </Box>
  )
}

const filters = {
  display: "grid",
  gap: 2,
  mb: 3,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))"
}

const List = () => {
  const thing = new URLSearchParams(useSearch()).get("thing")
  const [filter, setFilter] = useState<AuditFilter>({})
  const list = useOwnList(useInfiniteQuery(auditQuery({ ...filter, ...(thing !== null && { thing }) })))
  const about = list.items?.find(({ thingId }) => thingId === thing)
  const isNarrowed = thing !== null || Object.keys(filter).length > 0
  return (
    <>
      {thing !== null && (
        <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>
          {about === undefined ? "About one thing alone." : `${thingOf(about)} alone.`}{" "}
          <Link href="/admin/audit">Show everything</Link>
        </Typography>
      )}
      <Filters filter={filter} onChange={setFilter} />
      <LongList
        list={list}
        label="Audit log"
        columns={columns}
        none={
          isNarrowed
            ? "Nothing of this kind is written down."
            : "Nothing is written down yet. The log begins with the first step that an operator takes in the console."
        }
      />
    </>
  )
}

/** What operators have done, newest first; nobody changes it. */
export const AuditScreen = () => (
  <AdminFrame title="Audit log">
    <List />
  </AdminFrame>
)
