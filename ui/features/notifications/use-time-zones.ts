import { useDeferredValue, useMemo } from "react"

import type { Option } from "#ui/shared/forms/SelectField.tsx"

const optionOf = (zone: string): Option => ({ value: zone, label: zone.replaceAll("_", " ") })

const none: ReadonlyArray<string> = []

/**
 * The time zones to choose from: the chosen one, which another browser may name otherwise, and all that this one knows.
 * There are hundreds, so the screen is drawn without them first.
 */
export const useTimeZones = (chosen: string): ReadonlyArray<Option> => {
  const all = useMemo(() => ["UTC", ...Intl.supportedValuesOf("timeZone")], [])
  const known = useDeferredValue(all, none)
  return useMemo(() => [...new Set([chosen, ...known])].toSorted().map(optionOf), [chosen, known])
}
