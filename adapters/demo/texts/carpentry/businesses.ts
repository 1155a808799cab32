import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Quarter & Rift Woodworks",
    owner: "Astrid Halvorsen",
    city: "seattle",
    papers: "LI",
    does: ["built-ins", "stairs"],
    about:
      "Built-ins, window seats and staircases in white oak, fir and whatever your house was trimmed with in 1912. Shop drawings for approval, finish samples to hold. Lead time eight weeks."
  },
  {
    name: "Fremont Finish Carpentry",
    owner: "Neil Abrams",
    city: "seattle",
    papers: "LIB",
    availability: "week",
    does: ["trim", "doors"],
    about:
      "Two-person trim crew. Crown, wainscot, doors, casings. Coped, not mitered. We fit around your painter's schedule."
  },
  {
    name: "Salish Stair & Rail",
    owner: "Tom Running",
    city: "seattle",
    papers: "LI",
    also: ["Construction"],
    does: ["stairs"],
    about:
      "Only stairs. Straight, winding, floating, attic. Code-correct, creak-free, drawn in 3D so you can walk it before it's cut."
  },
  {
    name: "Mesquite & Mortise",
    owner: "Beau Landry",
    city: "austin",
    papers: "I",
    does: ["built-ins"],
    about:
      "Furniture-grade built-ins from Texas hardwoods. I cut my own dovetails and dry my own slabs. If you want white laminate, there are quicker people."
  },
  {
    name: "Plumb & Level Denver",
    owner: "Sofia Marchetti",
    city: "denver",
    papers: "LI",
    does: ["doors", "deck", "trim"],
    about:
      "Doors, decks, pergolas and finish work. In a city where clay moves every house, we shim for a living. Guaranteed to close in all four seasons."
  },
  {
    name: "Pilsen Millwork",
    owner: "Ignacio Robles",
    city: "chicago",
    papers: "LIB",
    does: ["trim"],
    about:
      "Small millwork shop matching profiles that haven't been sold since 1925. Bring us a six-inch piece of your baseboard. Knives ground in house, minimum eighty feet."
  },
  {
    name: "Grain & Gable",
    owner: "Tiffany Underwood",
    city: "atlanta",
    papers: "LI",
    also: ["Kitchen Remodeling"],
    does: ["built-ins", "deck"],
    about:
      "Porches, mudrooms and pantries for families with muddy children. We design at your kitchen table and build in our Decatur shop."
  },
  {
    name: "Ironwood Carpentry Co.",
    owner: "Ray Montaño",
    city: "phoenix",
    papers: "L",
    does: ["doors", "deck"],
    about:
      "Doors that don't warp in 115 degrees, gates that don't sag, shade structures that survive a microburst. Thirty years of learning from what the sun does to wood."
  },
  {
    name: "Shavings",
    owner: "Juniper Hale",
    city: "portland",
    papers: "LI",
    does: ["built-ins"],
    about:
      "Three women and a lot of hand planes. Bookcases, beds, kitchens for people who cook. Salvaged fir whenever we can find it. Come and see the shop, there's a cat."
  },
  {
    name: "Franklinton Framing & Trim",
    owner: "Marvin Teague",
    city: "columbus",
    papers: "LI",
    also: ["Construction"],
    does: ["deck", "doors", "trim"],
    about:
      "Basement framing, porches, decks, doors. We work clean and straight, and talk like normal people. Fifteen years, zero liens."
  },
  {
    name: "Piedmont Porch Builders",
    owner: "Russell Cates",
    city: "charlotte",
    papers: "LIB",
    also: ["Landscaping"],
    does: ["deck"],
    about:
      "Screened porches, decks and swings to sit on. Permit drawings included, footings inspected, tongue-and-groove ceilings painted haint blue if you ask."
  },
  {
    name: "Ocean Beach Joinery",
    owner: "Kai Fonseca",
    city: "sanDiego",
    papers: "I",
    solo: true,
    does: ["built-ins"],
    about:
      "One bench, one joiner. Surfboard racks to sideboards, and small-space built-ins for cottages where nothing is square. Waiting list of about a month."
  },
  {
    name: "Alamo Heights Cabinet & Trim",
    owner: "Philip Garza",
    city: "sanAntonio",
    papers: "LI",
    does: ["built-ins", "trim"],
    about:
      "Cabinets, closets, libraries. Sprayed finish in our own booth. We photograph the inside of our drawers because we're proud of the inside of our drawers."
  },
  {
    name: "East Nashville Woodshop",
    owner: "Casey Holloway",
    city: "nashville",
    papers: "I",
    does: ["built-ins", "trim", "doors"],
    about:
      "Guitar builder turned carpenter. I do acoustics-friendly built-ins, studio doors, vocal booths and record shelves, plus the trim in everybody's old bungalow."
  },
  {
    name: "Savannah Sash & Door",
    owner: "Lewis Pinckney",
    city: "savannah",
    papers: "LI",
    does: ["windows", "doors"],
    about:
      "We restore wood windows and doors. Weights, ropes, glazing, hardware. A restored sash with a storm is as tight as vinyl and will see your grandchildren off."
  },
  {
    name: "Maple & Main",
    owner: "Étienne Roy",
    city: "burlington",
    papers: "I",
    availability: "flexible",
    does: ["built-ins"],
    about:
      "Timber frames in summer, furniture in winter. Vermont maple, cherry and ash from people I know. Pegs, no bolts, unless the engineer insists."
  },
  {
    name: "Charter Oak Carpentry",
    owner: "Brendan Walsh",
    city: "boston",
    papers: "LIB",
    does: ["trim", "doors", "built-ins"],
    about:
      "Finish carpentry for condos and brownstones: pocket doors, mantels, wainscoting, radiator covers. Condo rules followed, elevators padded, neighbors spoken to."
  },
  {
    name: "Elmwood Carpentry",
    owner: "Paula Wozniak",
    city: "buffalo",
    papers: "I",
    fresh: true,
    about:
      "Union carpenter for eighteen years, now taking house jobs: porches, stairs, doors, trim. New on this site and happy to send references from people I built for."
  }
]
