import type { ComponentProps, ReactNode } from "react"

import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"

/** The values of a quick offer: more may be said, but need not. */
export interface QuickValues {
  readonly price: number | null
  readonly timeline: string
  readonly message: string
}

type FieldOf = ComponentProps<typeof TextField>

interface Props {
  readonly price: FieldOf
  readonly timeline: FieldOf
  readonly message: FieldOf
  /** Shown in place of the price field where the price follows from the rest. */
  readonly computed?: ReactNode
}

/** Price, timeline and message of an offer. */
export const QuickFields = ({ computed, message, price, timeline }: Props) => (
  <>
    {computed ?? <MoneyField {...price} />}
    <TextField {...timeline} placeholder="Two days, starting next Monday" />
    <TextField
      {...message}
      multiline
      minRows={4}
      maxRows={10}
      placeholder="What the price includes, and how you would go about it"
    />
  </>
)
