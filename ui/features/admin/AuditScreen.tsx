import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useInfiniteQuery } from "@tanstack/react-query"
import { type ChangeEvent, useState } from "react"
import { useSearch } from "wouter"

import { type AuditAction, auditActions, auditWords } from "#domain/operator/audit-actions.ts"
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
  return (
    <>
      {thing !== null && (
        <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>
          About {thing} alone. <Link href="/admin/audit">Show everything</Link>
        </Typography>
      )}
      <Filters filter={filter} onChange={setFilter} />
      <LongList
        list={list}
        label="Audit log"
        columns={columns}
        none="Nobody has done anything of this kind."
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
