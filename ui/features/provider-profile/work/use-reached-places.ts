import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"

import { maxRadiusMiles, minRadiusMiles } from "#domain/project/reach.ts"
import { call } from "#ui/shared/api/call.ts"

/** Debounce: milliseconds after the last movement before the server is asked. */
const restMs = 200

const useRested = <A>(value: A): A => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** The towns within a distance of a ZIP code, fetched when the slider rests; undefined until they are known. */
export const useReachedPlaces = (zipCode: string, typed: unknown) => {
  const miles = useRested(typed)
  const isDistance = typeof miles === "number" && miles >= minRadiusMiles && miles <= maxRadiusMiles
  const { data } = useQuery({
    queryKey: ["/api/places/reach", zipCode, miles],
    queryFn: () =>
      call("GET /api/places/reach", { query: { zipCode: zipCode.slice(0, 5), miles: String(miles) } }),
    enabled: zipCode !== "" && isDistance,
    placeholderData: keepPreviousData,
    staleTime: Infinity
  })
  return isDistance ? data : undefined
}
