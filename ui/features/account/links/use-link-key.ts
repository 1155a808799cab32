import { useEffect, useState } from "react"

interface Entry {
  readonly key?: string
}

const entry = (): Entry | null => history.state

/** Moves the key from the URL into the state of its history entry, because a phone may reload the page. */
const takeKey = (): string => {
  const key = location.hash.slice(1)
  if (key !== "") history.replaceState({ ...entry(), key }, "", location.pathname + location.search)
  return entry()?.key ?? ""
}

/** The key that a link from an email brings along behind "#"; empty without one, undefined until it is read. */
export const useLinkKey = (): string | undefined => {
  const [key, setKey] = useState<string>()
  useEffect(() => {
    const read = () => setKey(takeKey())
    read()
    // Another link may be pasted into the address bar.
    addEventListener("hashchange", read)
    return () => removeEventListener("hashchange", read)
  }, [])
  return key
}
