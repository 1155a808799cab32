import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Ravenswood Bath Company",
    owner: "Edyta Wilk",
    city: "chicago",
    papers: "LIB",
    does: ["full", "shower"],
    about:
      "Full bathroom renovation in fifteen working days, one bathroom at a time per crew. Waterproofing is photographed and tested for 24 hours before a single tile goes up."
  },
  {
    name: "Vitrolite & Hex",
    owner: "Conor Shea",
    city: "chicago",
    papers: "LI",
    also: ["Flooring"],
    does: ["full", "tile"],
    about:
      "Vintage bathrooms: hex floors, subway walls, pedestal sinks, medicine cabinets that fit the old hole. We rebuild 1920s baths so that you can't date them."
  },
  {
    name: "Loop Bath Conversions",
    owner: "Shantel Briggs",
    city: "chicago",
    papers: "LI",
    also: ["Handyman"],
    availability: "today",
    does: ["shower", "accessible"],
    about:
      "Tub-to-shower and accessibility updates in two to four days. Grab bars, low thresholds, fold-down seats. Elevator buildings and quiet hours are no problem."
  },
  {
    name: "Hill & Tile Bathrooms",
    owner: "Ruben Salazar",
    city: "austin",
    papers: "LI",
    also: ["Flooring", "Plumbing"],
    does: ["shower", "tile", "full"],
    about:
      "Curbless showers, concrete sinks, steam. We started as tile setters and still set every tile ourselves. Plans, plumbing and electric under one license umbrella."
  },
  {
    name: "Alpine Bath & Vanity",
    owner: "Karen Hoekstra",
    city: "denver",
    papers: "LIB",
    responseTime: "4h",
    about:
      "Mid-size bath remodels with the price on page one. Showroom off Broadway where you can stand in the showers (dry). Three lead carpenters, each with his own crew."
  },
  {
    name: "Fog & Faucet",
    owner: "Tess Marlowe",
    city: "seattle",
    papers: "LI",
    also: ["Plumbing"],
    does: ["vanity", "fixtures", "tile"],
    about:
      "Fixture upgrades, vanities, fans that really dry the room. We're licensed plumbers who learned tile, rather than the other way round."
  },
  {
    name: "Peachtree Bath Design",
    owner: "Angela Whitmore",
    city: "atlanta",
    papers: "LIB",
    about:
      "Primary suites, wet rooms, freestanding tubs. Design fee is credited if you build with us. Weekly photo report, which clients forward to their sisters. Full renovations from the studs out."
  },
  {
    name: "Desert Rain Showers",
    owner: "Omar Haddad",
    city: "phoenix",
    papers: "LI",
    does: ["shower"],
    about:
      "Shower installation is our whole trade: pans, walls, glass. Foam-core systems, linear drains, low-iron glass. We fix other people's leaking pans too, more often than you'd think."
  },
  {
    name: "Alberta Bath & Tile",
    owner: "Wendy Sakamoto",
    city: "portland",
    papers: "LIB",
    about:
      "Small bathrooms, big ideas. Pocket doors, wall-hung toilets, heated benches. Recycled tile from three local makers, and water-saving everything."
  },
  {
    name: "Bexley Bathrooms",
    owner: "Chuck Hannigan",
    city: "columbus",
    papers: "LI",
    about:
      "Straight-ahead bathrooms for houses from the fifties: pink out, or pink restored, your pick. One foreman, one phone number, four weeks. Full renovations, or just new fixtures if the tile is still good."
  },
  {
    name: "Southend Bath Studio",
    owner: "Latoya McBride",
    city: "charlotte",
    papers: "LIB",
    about:
      "Townhomes and condos. We bring the HOA packet filled in, protect the hallway, and finish in three weeks. Vanity & countertops from our own supplier. Full bathrooms and half baths."
  },
  {
    name: "La Mesa Bath Works",
    owner: "Gil Rosario",
    city: "sanDiego",
    papers: "LI",
    does: ["accessible", "shower", "full"],
    about:
      "Bath remodels and accessibility. My mother uses a wheelchair, so I know which showers really work. VA and county grant paperwork done together with you."
  },
  {
    name: "Fort Point Bath Co.",
    owner: "Nick Palumbo",
    city: "boston",
    papers: "LIB",
    about:
      "Third-floor bathrooms in wooden houses: sistered joists, new stacks, sound mats. Licensed plumber and electrician on payroll, because in Massachusetts you'd better. Full gut jobs, new fixtures, new pipes."
  },
  {
    name: "Riverbend Bath & Tile",
    owner: "Charlene Dupuis",
    city: "newOrleans",
    papers: "LI",
    about:
      "Raised cottages, clawfoots and cypress floors. We level what can be leveled. Custom tile from a potter two blocks over."
  },
  {
    name: "Cherokee Bath Builders",
    owner: "Mitch Lawson",
    city: "nashville",
    papers: "LI",
    about:
      "Primary baths with real storage, heated floors and good light for shaving. Twelve-page scope in plain words before you sign. Vanities built to your height."
  },
  {
    name: "Circle Bath Indianapolis",
    owner: "Priscilla Ogden",
    city: "indianapolis",
    papers: "LI",
    availability: "week",
    about:
      "Budget bathrooms with dignity. We keep the layout, replace what's tired and don't sell what you don't need. Most under fourteen thousand. New fixtures go a long way."
  },
  {
    name: "Sierra Bath & Shower",
    owner: "Devin Castellon",
    city: "sacramento",
    papers: "LIB",
    about:
      "Licensed, bonded, permits handled. Waterproofing certified by two manufacturers. We offer a ten-year leak warranty because we sleep fine. Fixtures from brands that still sell parts in ten years."
  },
  {
    name: "Nob Hill Bath",
    owner: "Jacinta Baca",
    city: "albuquerque",
    papers: "LI",
    fresh: true,
    about:
      "Talavera, plaster and simple modern baths. Opened this year after sixteen years of setting tile for the big remodelers in town. Small jobs welcome while I build my name."
  }
]
