import type { Table } from "./table.ts"

/** Texts misread in a trial of some thousand texts: courtesy, storeys, what stands in a room or on a floor. */
export const eighth: Table = [
  [
    ["Plumbing"],
    [
      "drain cleaning service",
      "drain cleaning crew",
      "septic cleaning",
      "septic tank cleaning",
      "sewer cleaning company",
      "grease trap cleaning",
      "floor drain",
      "floor drain smells",
      "basement floor drain",
      "garage floor drain",
      "the toilet on the second floor is leaking through to the living room",
      "2nd floor toilet leaking",
      "water heater making noise",
      "water heater making popping noise",
      "noisy water heater",
      "water heater banging",
      "water heater hissing",
      "septic smell in yard",
      "wall is wet",
      "delgado bros plumbing",
      "gas stove installation price",
      "water pressure fluctuating",
      "hair in shower drain",
      "water gushing",
      "water shooting out",
      "water seepage"
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
      "mini split cleaning service",
      "floor register",
      "floor vent",
      "top floor hot",
      "no heat on second floor",
      "cold den"
    ]
  ],
  [["Electrical"], ["floor lamp", "hunter fan", "light out on second floor"]],
  [
    ["Flooring"],
    [
      "second floor carpet",
      "first floor flooring",
      "main floor squeaks",
      "second floor slopes",
      "replace main floor",
      "second floor sinking",
      "second floor bouncy",
      "im tired of my carpet"
    ]
  ],
  [
    ["Painting"],
    ["colour my fence", "ceiling discolored", "paint cabinet faces", "paint the side facing the street"]
  ],
  [["Carpentry"], ["patio cover", "patio cover installation", "truck hit my fence", "post hole digging job"]],
  [
    ["Kitchen Remodeling"],
    [
      "kitch reno",
      "fitted kitchen",
      "kitchen peninsula",
      "my kitchen is hideous",
      "tired looking kitchen",
      "kitchen inspiration"
    ]
  ],
  [["Moving"], ["house removals", "haul away tires", "tire disposal"]],
  [
    ["Handyman"],
    ["truck hit my mailbox", "maint", "tradesman", "property maint", "hang my dreamcatcher", "tire swing"]
  ],
  [
    ["Handyman", "Construction"],
    ["ceiling sagging", "sagging ceiling"]
  ],
  [
    ["Construction", "Moving"],
    ["shed removal", "tear down shed"]
  ],
  [
    ["Construction", "Landscaping"],
    ["paving", "block paving"]
  ],
  [
    ["Construction"],
    [
      "add a second floor",
      "second floor addition",
      "sidewalk crack",
      "cracked sidewalk",
      "loft conversion",
      "tarmac drive",
      "wet basement wall"
    ]
  ],
  [["Handyman", "Carpentry"], ["ground floor window broken"]],
  [["Roofing"], ["gutter cleaning company"]],
  [["Landscaping"], ["leaf cleanup service", "rake leaves", "leaves in yard"]],
  [
    ["Cleaning"],
    [
      "carpet cleaning company",
      "dry carpet cleaning",
      "house cleaning service",
      "window cleaning crew",
      "dry out and clean crawl space"
    ]
  ]
]
