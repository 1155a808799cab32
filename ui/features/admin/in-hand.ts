import { othersFrom } from "#domain/operator/in-hand.ts"
import { formatDay, formatTime } from "#ui/shared/format/format.ts"

interface Taken {
  readonly takenAt: string | null
  readonly takenByName: string | null
}

/** Why other operators cannot take it in hand yet; null where everybody may. */
export const inHand = ({ takenAt, takenByName }: Taken, now: string): string | null => {
  const from = othersFrom(takenAt, now)
  return (
    from &&
    `${takenByName ?? "Somebody"} has it in hand. Others can take it over from ${formatDay(from)}, ${formatTime(from)}.`
  )
}
