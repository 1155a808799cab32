import { formatMoney } from "#domain/shared/money.ts"

/** What is said around a step: the question before it, the deed's name, and how it went. */
export interface StepWords {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly destructive?: boolean
  readonly done: string
  readonly failed: string
}

export const forPrice = (price: number | null): string => (price === null ? "" : ` for ${formatMoney(price)}`)
