import type { Table } from "./table.ts"

/** Texts misread in a later review of the search: makers, pests, symptoms, whole sentences. */
export const seventh: Table = [
  [
    ["Plumbing"],
    [
      "toto washlet",
      "drano didnt work",
      "my house smells like rotten eggs",
      "there is water on my basement floor",
      "culligan softener",
      "softener",
      "moen cartridge",
      "bradford white",
      "fosset dripping",
      "shower dribbles",
      "poop coming up in the shower",
      "garburator",
      "zurn flushometer",
      "roto router",
      "pee trap",
      "water heater pilot wont stay lit",
      "water stain on the ceiling under the bathroom"
    ]
  ],
  [
    ["Electrical"],
    [
      "lincoln electric welder outlet",
      "tesla wall connector",
      "dryer plug 3 prong to 4 prong",
      "stab lok panel",
      "rv hookup"
    ]
  ],
  [["Cleaning"], ["rug doctor", "zerorez"]],
  [["Roofing"], ["standing seam", "squirrels chewed through the soffit"]],
  [["Painting"], ["thompsons water seal"]],
  [
    ["Landscaping"],
    [
      "lawn moving",
      "lawn moving service",
      "weed wacking",
      "rachio controller",
      "virginia creeper removal",
      "bagworms",
      "aerate and overseed"
    ]
  ],
  [
    ["HVAC"],
    ["capacitor replacement", "coleman furnace", "york furnace", "weatherking", "gas fireplace wont light"]
  ],
  [
    ["Handyman"],
    ["home theater", "surround sound", "sunsetter awning", "schlage keypad", "my ceiling is caving in"]
  ],
  [["Carpentry"], ["anderson door", "pella windows", "anderson windows", "tuff shed", "closetmaid"]],
  [["Flooring"], ["mexican tile"]],
  [
    ["Construction"],
    ["add on to my house", "florida room", "i need a wall taken down between kitchen and dining room"]
  ],
  [["Kitchen Remodeling"], ["cambria countertop", "american woodmark cabinets"]],
  [["Bathroom Remodeling"], ["rebath"]],
  [
    ["Pool Services"],
    ["hayward pump replacement", "hayward filter", "jandy", "dolphin robot", "kreepy krauly"]
  ],
  [["Moving"], ["move my lawn mower", "move my lawn furniture", "college hunks", "uhaul helpers"]]
]
