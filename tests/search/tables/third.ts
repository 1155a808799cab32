import type { Table } from "./table.ts"

/** Terse texts typed on a phone, plans, and rarer things. */
export const third: Table = [
  [
    ["Plumbing"],
    [
      "toilet repair",
      "drain cleaners",
      "leak under kitchen sink",
      "hot water tank replacement",
      "no water pressure in the house",
      "bathtub won't drain",
      "camera sewer line",
      "install bidet seat",
      "outside spigot won't shut off",
      "water coming up from shower drain",
      "pipes froze last night",
      "reverse osmosis filter under sink",
      "replace galvanized pipes",
      "toilet fill valve",
      "emergency plumber tonight",
      "sump pump alarm going off",
      "washer box leaking in wall",
      "pressure relief valve dripping on water heater",
      "plumer for sink instalation"
    ]
  ],
  [
    ["Electrical"],
    [
      "light fixture installation",
      "electrical panel replacement",
      "breaker won't reset",
      "outlets not working in kitchen",
      "charger for my rivian",
      "bathroom light flickering",
      "install usb outlets",
      "ceiling light buzzing",
      "who do i call for sparks from an outlet",
      "add light in closet",
      "hardwired smoke detector replacement",
      "add a 50 amp circuit for rv",
      "pendant lights over island",
      "generac",
      "reading lights by the bed need wired",
      "lost power to half the house",
      "electrical safety check",
      "landscape lighting transformer dead"
    ]
  ],
  [
    ["Cleaning"],
    [
      "maids",
      "one time deep cleaning",
      "carpet cleaners",
      "clean my house every friday",
      "cleaning service for seniors",
      "wash windows inside and out",
      "move in clean",
      "clean refrigerator and oven",
      "sanitize daycare",
      "hoarder house clean up",
      "couch cleaning",
      "tile and grout cleaning",
      "remove dog smell from rugs",
      "vacuum and mop",
      "clean up after remodel",
      "house wash",
      "garage floor oil stain cleaning",
      "gym cleaning service"
    ]
  ],
  [
    ["Roofing"],
    [
      "roof repair near me",
      "new gutters",
      "leaking skylight",
      "replace asphalt shingles",
      "roofers for flat roofs",
      "wind damaged roof",
      "roof inspection for home sale",
      "gutter guards",
      "wood shake roof",
      "water stains on ceiling after rain",
      "roof certification",
      "chimney leaking where it meets the roof",
      "gutters pulling away from house",
      "emergency tarp after storm",
      "torch down roof"
    ]
  ],
  [
    ["Painting"],
    [
      "paint bedroom",
      "interior painters cheap",
      "painting exterior stucco",
      "cabinet painters",
      "paint ceilings",
      "strip wallpaper",
      "restain deck",
      "paint a metal fence",
      "remove popcorn ceiling and paint",
      "commercial painters for warehouse",
      "paint over wood paneling",
      "staircase spindles painted",
      "baby room painted before due date",
      "venetian plaster"
    ]
  ],
  [
    ["Landscaping"],
    [
      "lawn care",
      "yard cleanup",
      "tree trimming",
      "grass cutting service",
      "sod",
      "sprinkler winterization",
      "garden maintenance",
      "trim hedges",
      "clear brush from lot",
      "remove two big trees",
      "brick patio",
      "gravel path",
      "install drip irrigation for vegetable garden",
      "snow removal contract",
      "crabgrass",
      "zoysia plugs",
      "bobcat work grading",
      "ivy growing up my house",
      "tree service emergency",
      "pond installation",
      "patio cover and pavers"
    ]
  ],
  [
    ["HVAC"],
    [
      "ac repair",
      "furnace repair",
      "air conditioner not cooling",
      "hvac company",
      "new furnace cost",
      "heater blowing cold air",
      "install mini splits in three rooms",
      "air duct cleaning",
      "ac making weird noise",
      "upstairs never cools down",
      "thermostat replacement",
      "whole house humidifier",
      "ac tripped and won't restart",
      "attic fan for ventilation",
      "pilot light on furnace keeps going out",
      "geothermal",
      "ac smells musty",
      "indoor air quality",
      "heat exchanger cracked",
      "bad capacitor on ac"
    ]
  ],
  [
    ["Handyman"],
    [
      "handyman services",
      "hang tv",
      "tv installer",
      "furniture assembly",
      "drywall patch",
      "fix door that won't close",
      "hang curtains",
      "assemble office desk",
      "put together basketball hoop",
      "replace cabinet knobs",
      "sliding door hard to open",
      "install baby gates",
      "repair ceiling drywall",
      "mailbox replacement",
      "mount a peloton screen",
      "handyman to do several small jobs",
      "pegboard and garage hooks",
      "adjust cabinet doors",
      "install closet rod"
    ]
  ],
  [
    ["Carpentry"],
    [
      "deck builder",
      "wood rot repair",
      "install baseboards",
      "custom built ins",
      "new fence cost",
      "replace sliding glass door",
      "stair repair",
      "vinyl fence",
      "carpenter to hang doors",
      "window replacement",
      "chair rail molding",
      "porch railing",
      "trex deck",
      "build loft bed",
      "custom dining table",
      "gate for wooden fence",
      "shiplap wall",
      "french doors installed"
    ]
  ],
  [
    ["Flooring"],
    [
      "refinish hardwood",
      "floor tile installation",
      "carpet install",
      "vinyl flooring",
      "hardwood floor repair",
      "new carpet in basement",
      "replace kitchen floor",
      "tile installer",
      "sand floors",
      "herringbone wood floor",
      "level concrete floor before tile",
      "floating floor coming up at seams",
      "dog scratched hardwood",
      "garage floor coating",
      "stair treads and risers hardwood"
    ]
  ],
  [
    ["Construction"],
    [
      "home builders",
      "room addition",
      "contractor",
      "house remodel",
      "adu builder cost",
      "concrete contractor",
      "basement finishing",
      "foundation crack repair",
      "garage build",
      "load bearing wall removal",
      "stucco repair",
      "block wall",
      "pole barn",
      "tear down old house and rebuild",
      "metal building",
      "finish my attic",
      "wet basement walls need waterproofed",
      "driveway pavers or concrete contractor",
      "remodel after a fire"
    ]
  ],
  [
    ["Kitchen Remodeling"],
    [
      "kitchen remodeling near me",
      "kitchen cabinets",
      "counter tops",
      "countertop replacement",
      "backsplash tile",
      "kitchen renovation",
      "cabinet makers for kitchen",
      "new kitchen",
      "open up my kitchen and add island",
      "install ikea kitchen cabinets"
    ]
  ],
  [
    ["Bathroom Remodeling"],
    [
      "bath remodel",
      "shower remodel",
      "replace tub with shower",
      "bathroom renovation",
      "bathroom tile",
      "install shower doors",
      "bathtub refinishing",
      "add shower to half bath",
      "bathroom contractors",
      "shower grout crumbling",
      "new bathtub install",
      "double sink vanity"
    ]
  ],
  [
    ["Pool Services"],
    [
      "pool cleaners",
      "pool maintenance",
      "pool repair",
      "build a pool",
      "pool opening",
      "swimming pool company",
      "pool pump making noise",
      "pool tile cleaning",
      "spa repair",
      "above ground pool install",
      "drain my pool",
      "salt cell replacement"
    ]
  ],
  [
    ["Moving"],
    [
      "moving help",
      "moving company",
      "furniture movers",
      "apartment movers",
      "piano movers",
      "junk pickup",
      "couch removal",
      "movers from dallas to houston",
      "box truck and driver",
      "pack and load",
      "estate cleanout",
      "move one bedroom apartment",
      "haul off yard debris",
      "cross country move",
      "hot tub removal"
    ]
  ]
]
