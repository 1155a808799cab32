import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useInfiniteQuery } from "@tanstack/react-query"
import type { SubmitEvent } from "react"
import { useLocation, useSearch } from "wouter"

import { fullName } from "#domain/account/full-name.ts"
import type { Person } from "#domain/operator/people.ts"
import { sanctionLevelLabels } from "#domain/sanction/sanction-options.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"
import { useTyped } from "#ui/shared/search/use-typed.ts"

import { Address } from "../Address.tsx"
import { AdminFrame } from "../frame/AdminFrame.tsx"
import type { Column } from "../table/DataTable.tsx"
import { LongList } from "../table/LongList.tsx"
import { peopleQuery } from "./people.ts"
import { roleOf } from "./person-words.ts"

const columns: ReadonlyArray<Column<Person>> = [
  {
    label: "Name",
    cell: (person) => <Link href={`/admin/people/${person.id}`}>{fullName(person)}</Link>,
    by: fullName
  },
  { label: "Email", cell: ({ email }) => <Address>{email}</Address>, by: ({ email }) => email },
  { label: "Role", cell: roleOf, by: roleOf },
  {
    label: "Sanction",
    cell: ({ sanctioned }) => (sanctioned === null ? "None" : sanctionLevelLabels[sanctioned]),
    by: ({ sanctioned }) => sanctioned ?? ""
  },
  { label: "Since", cell: ({ createdAt }) => formatDate(createdAt), by: ({ createdAt }) => createdAt }
]

const search = { display: "flex", flexWrap: "wrap", gap: 2, alignItems: "end" }

const Search = ({ q }: { readonly q: string }) => {
  const [path, navigate] = useLocation()
  const [typed, type] = useTyped(q)
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = typed.trim()
    navigate(next === "" ? path : `${path}?${new URLSearchParams({ q: next }).toString()}`)
  }
  return (
    <Box component="form" role="search" aria-label="People" onSubmit={find} sx={search}>
      <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
        <TextField
          name="q"
          label="Name, business, email, username or telephone number"
          value={typed}
          onChange={({ target }) => type(target.value)}
          inputProps={{ maxLength: 100 }}
        />
      </Box>
      <Button type="submit" variant="contained">
        Find
      </Button>
    </Box>
  )
}

const List = () => {
  const q = new URLSearchParams(useSearch()).get("q") ?? ""
  const list = usePagedList(useInfiniteQuery(peopleQuery(q)))
  return (
    <>
      <Search q={q} />
      <LongList list={list} label="People" columns={columns} none="Nobody is called so, or begins so." />
    </>
  )
}

/** Everybody with an account. */
export const PeopleScreen = () => (
  <AdminFrame title="People">
    <List />
  </AdminFrame>
)
