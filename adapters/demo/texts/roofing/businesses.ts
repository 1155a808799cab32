import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Bungalow Belt Roofing",
    owner: "Frank Mazur",
    city: "chicago",
    papers: "LIB",
    about:
      "Flat roofs on two-flats, shingles on bungalows, tuckpointed parapets in between. Torch-free modified bitumen since a neighbor's garage taught us a lesson in 1998. Thirty roofers, no subcontractors."
  },
  {
    name: "Ice & Eave Roofing",
    owner: "Colleen Rourke",
    city: "chicago",
    papers: "LI",
    does: ["ice dam", "gutters", "leak"],
    about:
      "We care about the six inches of your roof nobody looks at: the eave. Ice dam removal by steam, membranes, venting, gutters that drain. Free attic check with every estimate. Emergency calls all winter."
  },
  {
    name: "Lakeshore Membrane",
    owner: "Vikram Desai",
    city: "chicago",
    papers: "LIB",
    also: ["Construction"],
    does: ["leak", "inspection"],
    about:
      "Commercial and condo flat roofs: TPO, EPDM, roof decks, green roofs. Engineer on staff. Boards appreciate our reports; nobody appreciates our music."
  },
  {
    name: "Hill Country Metal Roofs",
    owner: "Dub Carlisle",
    city: "austin",
    papers: "I",
    does: ["replacement", "gutters"],
    about:
      "Standing seam, made on our own machine in your driveway, one piece from ridge to gutter. It'll outlast me and I've told my kids where the warranty papers are."
  },
  {
    name: "Hailstone Roofing Co.",
    owner: "Ashlyn Moore",
    city: "denver",
    papers: "LIB",
    availability: "week",
    does: ["hail", "replacement", "leak"],
    about:
      "Class 4 impact shingles and straight talk about insurance. We meet your adjuster on the roof. If the damage isn't there we say so, which is why adjusters still pick up when we call. Free inspection after every storm with a name."
  },
  {
    name: "Mossback Roof Care",
    owner: "Eli Thornton",
    city: "seattle",
    papers: "LI",
    does: ["leak", "inspection", "gutters"],
    about:
      "Cedar, composition and moss. Lots of moss. Gentle cleaning without pressure washers, small repairs, honest remaining-life estimates. We replace a roof only when the arithmetic says so."
  },
  {
    name: "Dogwood Roofing & Gutters",
    owner: "Raymond Kirkland",
    city: "atlanta",
    papers: "LI",
    does: ["replacement", "leak", "gutters", "inspection"],
    about:
      "Tear-off to cleanup in one day on most houses, magnet run three times across the lawn. Twenty-six years, same phone number. Emergency tarps the same evening."
  },
  {
    name: "Sonoran Tile & Foam",
    owner: "Hector Valdivia",
    city: "phoenix",
    papers: "LIB",
    does: ["leak", "inspection"],
    about:
      "Tile underlayment fails long before the tile does. We lift it, replace what's below, and put your own tile back. Spray foam recoats for flat roofs, best booked before monsoon."
  },
  {
    name: "Stumptown Slate & Shake",
    owner: "Wren Gallagher",
    city: "portland",
    papers: "LIB",
    also: ["Carpentry"],
    does: ["leak", "inspection", "gutters"],
    about:
      "Small crew for steep, old and difficult roofs. Slate, copper valleys, cedar shake, round turrets. Long waiting list; emergencies covered with a tarp the same day."
  },
  {
    name: "German Village Roofing",
    owner: "Kurt Ebersole",
    city: "columbus",
    papers: "LI",
    does: ["leak", "gutters", "inspection"],
    about:
      "Brick cottages with slate and box gutters are a specialty you learn from your uncle, not from a video. I did. Repairs from a single slate upward."
  },
  {
    name: "Tarheel Top Roofing",
    owner: "Jasmine Oakley",
    city: "charlotte",
    papers: "LI",
    does: ["replacement", "leak", "gutters", "inspection"],
    about:
      "Architectural shingles, skylights, ventilation. Drone photos before and after so nobody has to climb. Financing available, pressure not. Inspection reports for buyers within two days."
  },
  {
    name: "Mesa to Bay Roofing",
    owner: "Arturo Salgado",
    city: "sanDiego",
    papers: "LIB",
    also: ["Painting"],
    does: ["leak", "inspection"],
    about:
      "Red clay tile, torch-down patios, solar-ready reroofs. We work with three solar installers so that nobody drills twice."
  },
  {
    name: "Hawkeye Storm & Shingle",
    owner: "Dale Petersen",
    city: "desMoines",
    papers: "LI",
    availability: "asap",
    about:
      "When the sirens stop we tarp first and talk later. Local crew, here before the storm and after the out-of-state plates have gone home. Emergency repair day and night, replacement when the sun is out."
  },
  {
    name: "Circle City Roofing",
    owner: "LaShawn Whitfield",
    city: "indianapolis",
    papers: "LI",
    about:
      "Shingle replacement and repairs, veteran-owned. Three-page contract in plain English. Final payment only after you've walked the yard. Yearly inspection for people we roofed before."
  },
  {
    name: "Seven Hills Slate",
    owner: "Bernard Vogel",
    city: "cincinnati",
    papers: "LI",
    does: ["leak", "gutters"],
    about:
      "I repair slate, tile and standing seam on houses that have earned it. Copper work in my own shop in Northside. No asphalt."
  },
  {
    name: "Forest City Flat Roof",
    owner: "Tony Ruggiero",
    city: "cleveland",
    papers: "I",
    availability: "month",
    does: ["leak", "inspection"],
    about:
      "Lake-effect flat roofs and porches. Rubber, hot seams, insulation boards tapered so that ponds don't form. Winter repairs, summer replacements. Emergency leaks first, whatever the calendar says."
  },
  {
    name: "Three Rivers Roofworks",
    owner: "Megan Kosko",
    city: "pittsburgh",
    papers: "LI",
    about:
      "Hillside houses, forty steps up, nowhere to put a dumpster: we have a conveyor and strong knees. Chimney flashing is our signature."
  },
  {
    name: "Rowhome Roof Repair",
    owner: "Isaiah Bell",
    city: "philadelphia",
    papers: "LI",
    fresh: true,
    about:
      "Silver coats, rubber roofs and party-wall flashing for rowhouses. Recently out on my own after twelve years as foreman. You'll get me, a helper, and pictures of every seam."
  }
]
