import { draftStore, type Private } from "#ui/shared/session/private-storage.ts"

export const carriedFields = ["firstName", "lastName", "email", "phone"] as const
type Person = Readonly<Record<(typeof carriedFields)[number], string>>

interface Carried extends Private {
  readonly person: Person
}

const store = draftStore<Carried>("sessionStorage", "registration")

/** Keeps a visitor's contact details, typed elsewhere, for an account that they may register. */
export const carryOver = ({ email, firstName, lastName, phone }: Person): void =>
  store.write({ ownerId: null, person: { firstName, lastName, email, phone } })

/** The same for a name and a telephone number that are typed in one field each. */
export const carryOverContact = (name: string, phone: string): void => {
  const [firstName = "", ...others] = name.trim().split(/\s+/)
  carryOver({ email: carriedOver()?.email ?? "", firstName, lastName: others.join(" "), phone: phone.trim() })
}

/** The contact details that the visitor has typed; undefined if they belong to an account already. */
export const carriedOver = (): Person | undefined => {
  const kept = store.read()
  return kept?.ownerId === null ? kept.person : undefined
}

export const forgetCarriedOver = store.remove
