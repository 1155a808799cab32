import type { Table } from "./table.ts"

/** What people type who know some of the trade's terms. */
export const fifth: Table = [
  [
    ["Plumbing"],
    [
      "sewer line replacement",
      "leaking toilet flange",
      "kitchen drain backing up",
      "install a laundry sink",
      "water line to fridge",
      "low flow in shower",
      "tub faucet dripping",
      "water heater pilot won't stay lit",
      "sump pump backup battery",
      "hydro jetting"
    ]
  ],
  [
    ["Electrical"],
    [
      "tripped breaker won't turn back on",
      "install attic light",
      "led retrofit",
      "house rewire estimate",
      "switch outlet combo replaced",
      "porch light wiring",
      "electrician for hot tub hookup",
      "replace bathroom exhaust fan",
      "lights buzzing in bedroom",
      "new circuit for window ac"
    ]
  ],
  [
    ["Cleaning"],
    [
      "apartment cleaning before moving out",
      "housekeeper needed part time",
      "dirty windows",
      "carpet stain removal",
      "clean ceiling fans",
      "cleaning after tenants",
      "weekly house cleaning rates",
      "upholstery cleaner",
      "concrete pressure washing",
      "bathroom scrub down"
    ]
  ],
  [
    ["Roofing"],
    [
      "shingle repair",
      "roof leaks around vent pipe",
      "gutter installation",
      "downspout extension",
      "storm damaged roof",
      "tin roof coating",
      "clean moss off roof",
      "missing flashing"
    ]
  ],
  [
    ["Painting"],
    [
      "interior wall painting",
      "repaint exterior trim",
      "paint stripping on front door",
      "kitchen cabinet painting",
      "fence staining",
      "ceiling paint peeling",
      "paint estimate for hallway"
    ]
  ],
  [
    ["Landscaping"],
    [
      "bush removal",
      "mulching beds",
      "lawn fertilizer",
      "tree stump",
      "weekly mowing",
      "grass seed",
      "install pavers",
      "snow shoveling",
      "yard grading",
      "leaf blowing",
      "broken sprinkler line"
    ]
  ],
  [
    ["HVAC"],
    [
      "furnace tune up",
      "ac compressor replacement",
      "no cold air",
      "clogged ac drain line",
      "heating repair",
      "install central ac",
      "ductless unit",
      "hot and cold spots in house",
      "thermostat wire",
      "furnace making banging noise"
    ]
  ],
  [
    ["Handyman"],
    [
      "mount television",
      "fix door lock",
      "hang shelf",
      "assemble bed frame",
      "wall patch",
      "replace blinds",
      "bookshelf assembly",
      "squeaking door",
      "minor repairs",
      "curtain installation"
    ]
  ],
  [
    ["Carpentry"],
    [
      "deck stairs",
      "custom cabinets for garage",
      "door installation",
      "fence post replacement",
      "trim work",
      "built in shelves",
      "rotten wood on window",
      "handrail for stairs",
      "board and batten"
    ]
  ],
  [
    ["Flooring"],
    [
      "tile installation",
      "hardwood refinishing cost",
      "carpet repair",
      "remove tile floor",
      "vinyl plank installers",
      "sagging floor",
      "floor sanding",
      "laminate repair"
    ]
  ],
  [
    ["Construction"],
    [
      "build a house",
      "garage addition",
      "concrete slab",
      "second floor addition",
      "foundation leveling",
      "basement remodel",
      "knock out a wall",
      "siding replacement",
      "build carport"
    ]
  ],
  [
    ["Kitchen Remodeling"],
    [
      "kitchen cabinet replacement",
      "quartz counters",
      "kitchen island installation",
      "renovate kitchen",
      "custom kitchen",
      "backsplash repair"
    ]
  ],
  [
    ["Bathroom Remodeling"],
    [
      "shower replacement",
      "bathroom vanity install",
      "bathtub replacement",
      "tile a shower",
      "renovate bathroom",
      "glass shower enclosure"
    ]
  ],
  [
    ["Pool Services"],
    [
      "pool service",
      "pool heater",
      "pool plaster repair",
      "leaking pool",
      "hot tub cleaning",
      "pool chemical balancing"
    ]
  ],
  [
    ["Moving"],
    [
      "house movers",
      "loading help",
      "move a safe",
      "furniture delivery",
      "junk hauling",
      "packing services",
      "relocation company"
    ]
  ]
]
