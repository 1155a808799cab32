import { useMemo } from "react"

import { usePageFact } from "#ui/shared/head/page-facts.ts"

export interface DemoAccount {
  readonly role: string
  readonly email: string
  readonly password: string
}

const isDemoAccount = (value: unknown): value is DemoAccount =>
  typeof value === "object" &&
  value !== null &&
  ["role", "email", "password"].every((key) => key in value && typeof Reflect.get(value, key) === "string")

/** The accounts that the page names; none when the text is not a list of them. */
export const readDemoAccounts = (text: string): ReadonlyArray<DemoAccount> => {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter(isDemoAccount) : []
  } catch {
    return []
  }
}

/** Accounts to try the product with. The server names them in the page, outside production only. */
export const useDemoAccounts = (): ReadonlyArray<DemoAccount> => {
  const text = usePageFact("demo-accounts")
  return useMemo(() => readDemoAccounts(text), [text])
}
