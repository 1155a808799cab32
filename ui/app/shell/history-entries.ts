import type { AroundNavHandler } from "wouter"

interface EntryState {
  readonly entry?: string
}

const stateOf = (): EntryState | null => history.state

let named = 0
const newName = () => `${Date.now().toString(36)}-${(named += 1)}`

/** The name of the current history entry; entries that the browser made itself have none. */
export const currentEntry = (): string | undefined => stateOf()?.entry

/** Gives the entry that the page was loaded into its name, which a reload keeps. */
export const nameFirstEntry = () => {
  if (!currentEntry()) history.replaceState({ ...stateOf(), entry: newName() }, "")
}

const staysOnPage = (to: string) => new URL(to, location.href).pathname === location.pathname

/** For the router: every page visited is a new, named entry; replacing an entry of the same page keeps its name. */
export const nameEntries: AroundNavHandler = (navigate, to, options) => {
  const entry = options?.replace && staysOnPage(to) ? currentEntry() : newName()
  navigate(to, { ...options, state: { ...options?.state, entry } })
}
