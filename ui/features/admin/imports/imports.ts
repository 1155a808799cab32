import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import type { Applying, Import, ImportFile, ImportQuery } from "#domain/import/import.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"
import { upload } from "#ui/shared/api/upload.ts"

import { pageSize, useOperatorStep } from "../console.ts"

const soon = 1_500

const isApplying = ({ state }: Pick<Import, "state">) => state === "applying"

/** All imports; polled while one of them is being applied. */
export const importsQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/admin/imports"],
  queryFn: ({ pageParam }) => callList("GET /api/admin/imports", { query: pageAfter(pageParam, pageSize) }),
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isApplying)) ? soon : false
})

/** An import with its first faults; polled while it is being applied. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ["/api/admin/imports", "one", importId],
    queryFn: () => call("GET /api/admin/imports/:importId", { params: { importId } }),
    refetchInterval: ({ state }) => (state.data && isApplying(state.data) ? soon : false)
  })

/** A file to import, with what the operator says about it. */
export interface Sending {
  readonly about: ImportQuery
  readonly file: Blob
  /** Called with the share of the file that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

export const useSendFile = () =>
  useOperatorStep(({ about: { kind, name, register = "" }, file, onProgress }: Sending) => {
    const query = new URLSearchParams({ kind, name, ...(register !== "" && { register }) })
    // The operating system's type of a CSV file is not always text/csv.
    const text = new Blob([file], { type: "text/csv" })
    const { signal } = new AbortController()
    return upload<ImportFile>(`/api/admin/imports?${query.toString()}`, { file: text, onProgress, signal })
  })

type Id = Import["id"]

export const useApplyImport = (importId: Id) =>
  useOperatorStep((body: Applying) =>
    callOnce("POST /api/admin/imports/:importId/apply", { params: { importId }, body })
  )

export const useDropImport = (importId: Id) =>
  useOperatorStep(() => callOnce("POST /api/admin/imports/:importId/drop", { params: { importId } }))
