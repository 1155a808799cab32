import { formatCalendarDay } from "../shared/calendar.ts"
import { ended } from "../shared/sentences.ts"
import type { LiveSanction } from "./sanction.ts"

/** "suspended until Dec 1, 2026"; without a day "suspended". */
export const sanctionedUntil = ({ level, until }: Pick<LiveSanction, "level" | "until">): string =>
  until === null ? level : `${level} until ${formatCalendarDay(until)}`

/** The reason, and where the person can object; `contact` is null where nobody is named. */
export const reasonAndContact = (reason: string, contact: string | null): string =>
  contact === null ? ended(reason) : `${ended(reason)} You can answer to ${contact}.`

/** What the person reads. */
export const sanctionWords = (sanction: LiveSanction, contact: string | null): string =>
  `This account is ${sanctionedUntil(sanction)}: ${reasonAndContact(sanction.reason, contact)}`
