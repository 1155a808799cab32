import type { Role } from "#domain/account/role.ts"
import { listed } from "#domain/shared/listed.ts"
import { formatDay } from "#ui/shared/format/format.ts"

import type { Reveal } from "./chat-entry.ts"
import { JobLine } from "./JobLine.tsx"

interface Props {
  /** The role of the reader. */
  readonly role: Role
  readonly participant: string
  readonly what: ReadonlyArray<Reveal["what"]>
  readonly at: string
}

// In the order in which they are named.
const names = { name: "full name", address: "address", phone: "number" } as const
const parts = ["name", "address", "phone"] as const

/** What the provider was given to know of the homeowner, on a line of its own. */
export const RevealLine = ({ at, participant, role, what }: Props) => {
  const given = listed(parts.filter((part) => what.includes(part)).map((part) => names[part]))
  return (
    <JobLine at={at} when={formatDay(at)}>
      {role === "homeowner" ? `You shared your ${given}` : `${participant} shared their ${given}`}
    </JobLine>
  )
}
