import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useLocation, useSearch } from "wouter"

import { type AuditAction, auditActions, auditWords } from "#domain/operator/audit-actions.ts"
import { auditFact, auditThing, auditValue, endOfId } from "#domain/operator/audit-words.ts"
import { once } from "#domain/shared/once.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { formatDate, formatUtcDate } from "#ui/shared/format/format.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"

import { type AuditFilter, auditQuery, type Entry } from "./audit.ts"
import { AdminFrame } from "./frame/AdminFrame.tsx"
import type { Column } from "./table/DataTable.tsx"
import { LongList } from "./table/LongList.tsx"

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditWords, action)

const wordsOf = ({ action }: Entry) => (isKnown(action) ? auditWords[action] : action)

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const valueOf = (value: Parameters<typeof auditValue>[0], names: Entry["names"]) =>
  typeof value === "string" && isDay(value) ? formatDate(value) : auditValue(value, names)

// A sanction has no name, and is described on its person's page.
const factsOf = (facts: Entry["after"], names: Entry["names"]) =>
  Object.entries(facts ?? {})
    .filter(([fact]) => fact !== "sanctionId")
    .map(([fact, value]) => `${auditFact(fact)}: ${valueOf(value, names)}`)
    .join("\n")

/** The facts of one side of a step that are different on the other side. */
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
  const word = auditThing(row.thing)
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

const times = once(
  () => new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" })
)

// In UTC, like the days of the filter.
const whenOf = ({ at }: Entry) =>
  `${formatUtcDate(at)}, ${times().format(new Date(at)).replaceAll("\u202f", " ")}`

const columns: ReadonlyArray<Column<Entry>> = [
  { label: "When", cell: whenOf, by: ({ at }) => at },
  { label: "Who", cell: ({ actorName }) => actorName, by: ({ actorName }) => actorName },
  { label: "What", cell: wordsOf, by: wordsOf },
  { label: "Thing", cell: (row) => <Thing row={row} />, by: thingOf },
  { label: "Change", cell: (row) => changeOf(row) !== "" && <Change row={row} /> }
]

const actions = auditActions.map((value) => ({ value, label: auditWords[value] }))

const filterIn = (search: string): AuditFilter => {
  const given = new URLSearchParams(search)
  const of = (name: keyof AuditFilter) => given.get(name) ?? ""
  const [action, thing, from, to] = [of("action"), of("thing"), of("from"), of("to")]
  return {
    ...(isKnown(action) && { action }),
    ...(thing !== "" && { thing }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to })
  }
}

/** The filter of the log, which lives in the URL, and a function that changes one part of it. */
const useFilter = () => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const change = (name: keyof AuditFilter, value: string) => {
    const next = new URLSearchParams({ ...filterIn(search), [name]: value })
    if (value === "") next.delete(name)
    const query = next.toString()
    navigate(query === "" ? path : `${path}?${query}`, { replace: true })
  }
  return [filterIn(search), change] as const
}

interface FiltersProps {
  readonly filter: AuditFilter
  readonly onChange: (name: keyof AuditFilter, value: string) => void
}

const Filters = ({ filter: { action, from = "", to = "" }, onChange }: FiltersProps) => (
  <Box role="group" aria-label="Which rows" sx={filters}>
    <SelectField
      label="What was done"
      options={actions}
      placeholder="Anything"
      value={action ?? ""}
      onChange={({ target }) => onChange("action", target.value)}
    />
    <TextField
      label="From"
      type="date"
      value={from}
      onChange={({ target }) => onChange("from", target.value)}
    />
    <TextField label="To" type="date" value={to} onChange={({ target }) => onChange("to", target.value)} />
  </Box>
)

const filters = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))"
}

const List = () => {
  const [filter, change] = useFilter()
  const { thing } = filter
  const list = usePagedList(useInfiniteQuery(auditQuery(filter)))
  const about = list.items?.find(({ thingId }) => thingId === thing)
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <>
      {thing !== undefined && (
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {about === undefined ? "About one thing alone." : `${thingOf(about)} alone.`}{" "}
          <Link href="/admin/audit">Show everything</Link>
        </Typography>
      )}
      <Filters filter={filter} onChange={change} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Days and times are in UTC.
      </Typography>
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

/** The audit log, newest first; nobody can change it. */
export const AuditScreen = () => (
  <AdminFrame title="Audit log">
    <List />
  </AdminFrame>
)
