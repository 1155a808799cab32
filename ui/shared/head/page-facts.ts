import { useSyncExternalStore } from "react"

let named: Readonly<Record<string, string>> = {}

/** Names the facts, by their names, for pages that are rendered without a document. */
export const nameFacts = (facts: Readonly<Record<string, string>>): void => {
  named = facts
}

const never = () => () => undefined

/** What the server tells every page in a meta element of this name; empty when it tells nothing. */
export const usePageFact = (name: string): string => {
  const read = () =>
    typeof document === "undefined"
      ? (named[name] ?? "")
      : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "")
  return useSyncExternalStore(never, read, read)
}
