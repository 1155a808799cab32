import { useDeferredValue, useMemo } from "react"

import type { Option } from "#ui/shared/forms/SelectField.tsx"

const optionOf = (zone: string): Option => ({ value: zone, label: zone.replaceAll("_", " ") })

/** All time zones that this browser knows, and the chosen one, which another browser may name otherwise. */
const allWith = (chosen: string): ReadonlyArray<Option> =>
  [...new Set([chosen, "UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted().map(optionOf)

/** The time zones to choose from: there are hundreds, so the screen is drawn with the chosen one first. */
export const useTimeZones = (chosen: string): ReadonlyArray<Option> => {
  const all = useMemo(() => allWith(chosen), [chosen])
  return useDeferredValue(all, [optionOf(chosen)])
}
