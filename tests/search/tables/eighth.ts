import type { Table } from "./table.ts"

/** What was misread when somebody typed some thousand texts: courtesy, storeys, what stands in a room or on a floor. */
export const eighth: Table = [
  [
    ["Plumbing"],
    [
      "drain cleaning service",
      "drain cleaning crew",
      "septic cleaning",
      "septic tank cleaning",
      "sewer cleaning company",
      "grease trap cleaning"
    ]
  ],
  [
    ["HVAC"],
    [
      "ac cleaning service",
      "furnace cleaning service",
      "ac coil cleaning service",
      "duct cleaning service",
      "duct cleaning company",
      "vent cleaning crew",
      "boiler cleaning",
      "condenser coil cleaning",
      "mini split cleaning service"
    ]
  ],
  [["Roofing"], ["gutter cleaning company"]],
  [["Landscaping"], ["leaf cleanup service"]],
  [["Cleaning"], ["carpet cleaning company", "house cleaning service", "window cleaning crew"]]
]
