import type { Table } from "./table.ts"

/** Texts misread in a review of the search: names of makers, short words, what belongs elsewhere. */
export const sixth: Table = [
  [
    ["Plumbing"],
    [
      "leach field",
      "pfister faucet",
      "plumber with good reviews",
      "reverse osmosis",
      "cesspool",
      "gas stove install",
      "w/d hookup",
      "grinder pump",
      "ice maker line hookup"
    ]
  ],
  [
    ["Electrical"],
    [
      "panel",
      "main panel",
      "square d panel",
      "200a panel",
      "buzzing from panel",
      "zinsco",
      "light out",
      "lights at front door",
      "meter base",
      "extension cord"
    ]
  ],
  [
    ["Cleaning"],
    [
      "mansion cleaning",
      "shark vacuum",
      "servpro",
      "biohazard",
      "biohazard cleanup",
      "ironing",
      "stanley steemer"
    ]
  ],
  [["Roofing"], ["gaf timberline", "leaffilter", "icedam"]],
  [["Painting"], ["knockdown texture", "remove popcorn"]],
  [["Landscaping"], ["trugreen", "rainbird", "brush removal", "rock delivery"]],
  [["HVAC"], ["airconditioning", "airconditioning repair", "condensate pump"]],
  [["Handyman"], ["pot rack", "tvmount"]],
  [
    ["Handyman", "Moving"],
    ["labor", "laborer", "day laborers"]
  ],
  [["Carpentry"], ["ranch fence", "paneling", "fence panel", "wood panel"]],
  [
    ["Flooring"],
    [
      "transition strip",
      "bought a house, need the wood floors sanded before we move in",
      "we just bought a house and want the hardwood refinished before moving in next month"
    ]
  ],
  [
    ["Construction"],
    [
      "ranch house remodel",
      "home improvement",
      "concrete leveling",
      "hardie board",
      "sidewalk trip hazard",
      "knock down a wall"
    ]
  ],
  [["Kitchen Remodeling"], ["silestone"]],
  [["Bathroom Remodeling"], ["kerdi"]],
  [["Pool Services"], ["pentair", "hayward pump", "hottub", "hottub repair"]],
  [["Moving"], ["trash", "donation pickup", "haul away"]]
]
