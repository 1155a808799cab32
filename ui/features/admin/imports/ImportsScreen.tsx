import { useInfiniteQuery } from "@tanstack/react-query"

import { importKindLabels, importStateLabels } from "#domain/import/import-options.ts"
import type { Import } from "#domain/import/import.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { AdminFrame } from "../frame/AdminFrame.tsx"
import type { Column } from "../table/DataTable.tsx"
import { LongList } from "../table/LongList.tsx"
import { importsQuery } from "./imports.ts"
import { SendFile } from "./SendFile.tsx"

const columns: ReadonlyArray<Column<Import>> = [
  {
    label: "File",
    cell: ({ id, name }) => <Link href={`/admin/imports/${id}`}>{name}</Link>,
    by: ({ name }) => name
  },
  {
    label: "Holds",
    cell: ({ kind, register }) => register ?? importKindLabels[kind],
    by: ({ kind }) => kind
  },
  { label: "Good lines", cell: ({ good }) => good, by: ({ good }) => good },
  { label: "Wrong lines", cell: ({ bad }) => bad, by: ({ bad }) => bad },
  { label: "State", cell: ({ state }) => importStateLabels[state], by: ({ state }) => state },
  {
    label: "Sent",
    cell: ({ createdAt, createdByName }) => `${formatDate(createdAt)} by ${createdByName}`,
    by: ({ createdAt }) => createdAt
  }
]

const List = () => {
  const list = usePagedList(useInfiniteQuery(importsQuery))
  return (
    <>
      <SendFile />
      <LongList list={list} label="Imports" columns={columns} none="No file was sent yet." />
    </>
  )
}

/** Files of businesses and of registers, and the way to send one. */
export const ImportsScreen = () => (
  <AdminFrame title="Imports">
    <List />
  </AdminFrame>
)
