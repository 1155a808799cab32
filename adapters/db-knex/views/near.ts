import { boxAround, earthRadiusMiles } from "#domain/geo/distance.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"

import type { Bind } from "../statement.ts"

/** The formula of `milesBetween` for the rows of `table`, in SQL. */
export const milesFrom = ({ latitude, longitude }: Point, table: string, bind: Bind) => {
  const [lat, lon] = [bind(latitude), bind(longitude)]
  return (
    `2 * ${earthRadiusMiles} * asin(sqrt(power(sin(radians(${table}.latitude - ${lat}) / 2), 2) + ` +
    `cos(radians(${lat})) * cos(radians(${table}.latitude)) * ` +
    `power(sin(radians(${table}.longitude - ${lon}) / 2), 2)))`
  )
}

/** Conditions for rows within a circle; `miles` is SQL for their distance from its centre. */
export const within = (centre: Point, radiusMiles: number, table: string, miles: string, bind: Bind) => {
  const { east, north, south, west } = boxAround(centre, radiusMiles)
  return [
    `${table}.latitude between ${bind(south)} and ${bind(north)}`,
    `${table}.longitude between ${bind(west)} and ${bind(east)}`,
    `${miles} <= ${bind(radiusMiles)}`
  ]
}
