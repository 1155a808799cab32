import type { Table } from "./table.ts"

/** Texts as homeowners write them: what is wrong, everyday names, makers, wishes, and Spanish. */
export const ninth: Table = [
  [
    ["Plumbing"],
    [
      "rheem water heater",
      "bradford white water heater",
      "pipe knocking in wall",
      "ro filter install",
      "camera inspection sewer",
      "water under the sink",
      "toilet rocks when i sit",
      "water bill too high",
      "dishwasher backing up into sink",
      "gas line for grill",
      "washer drain clogged",
      "plumber that takes credit cards",
      "can someone come today toilet is overflowing",
      "plomero",
      "plomería",
      "fontanero",
      "plomero cerca de mi",
      "fuga de agua",
      "destapar drenaje",
      "calentador de agua"
    ]
  ],
  [
    ["Electrical"],
    [
      "zapped by light switch",
      "half the outlets dead",
      "tesla charger install",
      "electrician who speaks spanish",
      "rv outlet repair",
      "electricista",
      "ventilador de techo",
      "necesito un electricista"
    ]
  ],
  [
    ["HVAC"],
    [
      "my ac died and its 100 degrees",
      "furnace short cycling",
      "ac smells like dirty socks",
      "family owned hvac",
      "aire acondicionado no funciona",
      "calefacción"
    ]
  ],
  [
    ["Roofing"],
    [
      "shingles in my yard after storm",
      "hail dented roof",
      "tarp on roof",
      "techo",
      "techador",
      "reparación de techos",
      "gotera en el techo"
    ]
  ],
  [
    ["Painting"],
    ["landlord needs unit painted between tenants", "stain fence", "pintor", "pintores", "pintar casa"]
  ],
  [
    ["Landscaping"],
    [
      "yard guy",
      "somebody to cut my grass",
      "oak wilt treatment",
      "branch hanging over roof",
      "jardinero",
      "jardinería",
      "cortar pasto",
      "cortar zacate"
    ]
  ],
  [
    ["Cleaning"],
    [
      "couch shampoo",
      "smells like cat pee",
      "deep clean before move out",
      "limpieza de casas",
      "limpiar casa"
    ]
  ],
  [["Moving"], ["two guys and a truck", "old fridge pickup", "need help moving a couch", "mudanza"]],
  [
    ["Handyman"],
    [
      "samsung frame tv mount",
      "drywaller",
      "dry waller",
      "honey do list",
      "need a guy to fix stuff",
      "milusos"
    ]
  ],
  [["Carpentry"], ["cedar fence", "boat dock repair", "carpintero", "carpintería", "cerca de madera"]],
  [["Construction"], ["casita", "pier and beam leveling", "albañil", "construcción"]],
  [["Flooring"], ["dog ate carpet", "floors buckling", "pisos", "piso de madera"]],
  [["Bathroom Remodeling"], ["tub to shower conversion", "remodelación de baño"]],
  [["Kitchen Remodeling"], ["granite counters", "remodelar cocina"]],
  [["Pool Services"], ["turn my pool clear", "alberca", "limpieza de albercas", "piscina"]]
]
