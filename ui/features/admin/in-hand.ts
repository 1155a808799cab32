import { othersFrom } from "#domain/operator/in-hand.ts"
import { formatDay, formatTime } from "#ui/shared/format/format.ts"

interface Taken {
  readonly takenAt: string | null
  readonly takenByName: string | null
}

/** Said to the operator who has just taken something in hand. */
export const yoursToDecide = "It is yours to decide. After a day others can take it over."

/** Why other operators cannot take it in hand yet; null where everybody may. */
export const inHand = ({ takenAt, takenByName }: Taken, now: string): string | null => {
  const from = othersFrom(takenAt, now)
  return (
    from &&
    `${takenByName ?? "Somebody"} has it in hand. Others can take it over from ${formatDay(from)}, ${formatTime(from)}.`
  )
}
