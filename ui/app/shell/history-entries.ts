import type { AroundNavHandler } from "wouter"

interface EntryState {
  readonly entry?: string
}

const stateOf = (): EntryState | null => history.state

let named = 0
const newName = () => `${Date.now().toString(36)}-${(named += 1)}`

/** The name of the current history entry; entries that the browser made itself have none. */
export const currentEntry = (): string | undefined => stateOf()?.entry

/** Names the history entry that the page was loaded into; a reload keeps the name. */
export const nameFirstEntry = () => {
  if (!currentEntry()) history.replaceState({ ...stateOf(), entry: newName() }, "")
}

const staysOnPage = (to: string) => new URL(to, location.href).pathname === location.pathname

/**
 * For the router: every navigation to a page makes a new, named entry; replacing an entry within the same page keeps
 * its name.
 */
export const nameEntries: AroundNavHandler = (navigate, to, options) => {
  const entry = options?.replace && staysOnPage(to) ? currentEntry() : newName()
  navigate(to, { ...options, state: { ...options?.state, entry } })
}
