import { useMemo, useSyncExternalStore } from "react"

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

let named = ""

/** Names the accounts, as JSON, for pages that are rendered without a document. */
export const nameDemoAccounts = (text: string): void => {
  named = text
}

const never = () => () => undefined
const namedOnPage = () =>
  typeof document === "undefined"
    ? named
    : (document.querySelector<HTMLMetaElement>('meta[name="demo-accounts"]')?.content ?? "")

/** Accounts to try the product with. The server names them in the page, outside production only. */
export const useDemoAccounts = (): ReadonlyArray<DemoAccount> => {
  const text = useSyncExternalStore(never, namedOnPage, namedOnPage)
  return useMemo(() => readDemoAccounts(text), [text])
}
