import type { Table } from "./table.ts"

/** Texts as homeowners write them: what is wrong, everyday names, makers, wishes, and Spanish. */
export const ninth: Table = [
  [
    ["Plumbing"],
    [
      "bathroom leak",
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
      "calentador de agua",
      "inodoro tapado en el baño",
      "instalar lavabo en el bano",
      "llave que gotea",
      "la llave del baño gotea",
      "fuga en la cocina",
      "se tapó el inodoro",
      "coladera tapada",
      "no hay agua caliente",
      "baja presión de agua",
      "tubo roto",
      "taza del baño tapada"
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
      "necesito un electricista",
      "no hay luz",
      "no hay luz en mi casa",
      "se fue la luz",
      "cambiar apagador",
      "apagador",
      "corto circuito",
      "contacto no sirve",
      "instalación eléctrica"
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
      "gotera en el techo",
      "mi techo gotea",
      "quien repara techos"
    ]
  ],
  [
    ["Painting"],
    [
      "landlord needs unit painted between tenants",
      "stain fence",
      "pintor",
      "pintores",
      "pintar casa",
      "para pintar mi casa",
      "cuanto cuesta pintar una casa",
      "quiero pintar mi sala"
    ]
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
      "cortar zacate",
      "sistema de riego",
      "reparar riego"
    ]
  ],
  [
    ["Cleaning"],
    [
      "couch shampoo",
      "smells like cat pee",
      "deep clean before move out",
      "limpieza de casas",
      "limpiar casa",
      "servicio de limpieza",
      "busco quien me limpie la casa",
      "limpieza en la oficina"
    ]
  ],
  [
    ["Moving"],
    [
      "two guys and a truck",
      "old fridge pickup",
      "need help moving a couch",
      "mudanza",
      "ayuda para mudarme",
      "fletes"
    ]
  ],
  [
    ["Handyman"],
    [
      "samsung frame tv mount",
      "drywaller",
      "dry waller",
      "honey do list",
      "need a guy to fix stuff",
      "milusos",
      "yesero",
      "hoyo en la pared",
      "hombre de mantenimiento"
    ]
  ],
  [["Carpentry"], ["cedar fence", "boat dock repair", "carpintero", "carpintería", "cerca de madera"]],
  [
    ["Construction"],
    ["casita", "pier and beam leveling", "albañil", "construcción", "ampliación de casa", "ampliar mi casa"]
  ],
  [
    ["Flooring"],
    [
      "dog ate carpet",
      "floors buckling",
      "pisos",
      "piso de madera",
      "poner azulejo",
      "poner piso",
      "quitar alfombra"
    ]
  ],
  [
    ["Bathroom Remodeling"],
    [
      "tub to shower conversion",
      "remodelación de baño",
      "remodelar bano en el segundo piso",
      "azulejo en la ducha"
    ]
  ],
  [["Kitchen Remodeling"], ["granite counters", "remodelar cocina"]],
  [["Pool Services"], ["turn my pool clear", "alberca", "limpieza de albercas", "piscina"]],
  [
    ["Handyman", "Carpentry"],
    ["bathroom door", "bathroom window"]
  ],
  [["Carpentry"], ["molding", "shoe molding"]],
  [["Electrical"], ["install light above fireplace", "move outlet", "puck lights"]],
  [["HVAC"], ["fireplace wont light", "house won't warm up"]],
  [["Landscaping"], ["birch removal", "dry well"]],
  [["Painting"], ["house needs a fresh coat"]]
]
