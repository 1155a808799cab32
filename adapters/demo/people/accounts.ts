import type { Role } from "#domain/account/role.ts"

export interface DemoAccount {
  readonly role: Role
  readonly name: string
  readonly email: string
  readonly password: string
  /** Has not pressed the button in the first email yet. */
  readonly isUnconfirmed?: true
}

/** The accounts that can sign in to the demo marketplace; all others in it have no password. */
export const demoAccounts: ReadonlyArray<DemoAccount> = [
  {
    role: "homeowner",
    name: "Olivia Park",
    email: "olivia@example.com",
    password: "demo-homeowner-1",
    isUnconfirmed: true
  },
  { role: "homeowner", name: "Marcus Reed", email: "marcus@example.com", password: "demo-homeowner-2" },
  { role: "provider", name: "Rick Castellano", email: "rick@example.com", password: "demo-provider-1" },
  { role: "provider", name: "Tomás Delgado", email: "tomas@example.com", password: "demo-provider-2" },
  { role: "provider", name: "Wade Hutchins", email: "wade@example.com", password: "demo-provider-3" }
]

export const demoEmailOf = (name: string): string | undefined =>
  demoAccounts.find((account) => account.name === name)?.email
