import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"

import type { Category } from "#domain/catalogue/category.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

import { categoriesQuery } from "./use-categories.ts"

interface Props {
  /** Shown while they load. */
  readonly waiting: ReactNode
  readonly children: (categories: ReadonlyArray<Category>) => ReactNode
}

/** The categories, or what stands in their place (docs/product.md#failures). */
export const Categories = ({ children, waiting }: Props) => {
  const { data, isPending, refetch } = useQuery(categoriesQuery)
  if (isPending) return waiting
  if (!data)
    return (
      <ErrorAlert onRetry={refetch}>Failed to load service categories. Please try again later.</ErrorAlert>
    )
  if (data.length === 0) return <EmptyState title="No service categories available at the moment." />
  return children(data)
}
