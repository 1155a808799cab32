import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Blue Latitude Pools",
    owner: "Shane Kawamoto",
    city: "sanDiego",
    papers: "LIB",
    does: ["weekly", "equipment", "leak"],
    about:
      "Weekly pool maintenance with a digital log: chemistry, photo, time in and time out. Same technician for as long as he stays, and he's stayed nine years. Pool equipment repaired before it's replaced."
  },
  {
    name: "Torrey Pool Renovation",
    owner: "Adriana Molina",
    city: "sanDiego",
    papers: "LI",
    also: ["Construction"],
    does: ["resurface"],
    about:
      "Pool renovation only: plaster, pebble, tile, coping, decks. A ninety-day cure schedule done by us and not left on a sheet of paper. C-53 license, own crew."
  },
  {
    name: "Salt & Skimmer",
    owner: "Joey Tran",
    city: "sanDiego",
    papers: "I",
    availability: "today",
    does: ["green", "weekly", "equipment"],
    about:
      "Green pool? Send a picture. Two visits and you'll see the bottom, or the third is on me. Salt conversions, filter cleaning, vacation cover."
  },
  {
    name: "Hill Country Pools & Spas",
    owner: "Clint Bauer",
    city: "austin",
    papers: "LIB",
    does: ["new pool", "resurface"],
    about:
      "Natural-stone pools built into limestone. Design, excavation (with a very large saw), pool installation, and start-up school for new owners. Eight pools a year."
  },
  {
    name: "Aspen Spa & Pool",
    owner: "Lynne Abbott",
    city: "denver",
    papers: "LI",
    does: ["equipment", "closing"],
    about:
      "Hot tubs, swim spas and the pools this city does have. Winterizing, openings, covers that hold snow. We deliver, crane and wire. Equipment repair in the snow, if need be."
  },
  {
    name: "Evergreen Pool & Hot Tub",
    owner: "Rob Sundqvist",
    city: "seattle",
    papers: "LI",
    availability: "week",
    does: ["weekly", "equipment"],
    about:
      "Indoor pools, lap pools, cedar tubs. Air handling matters more than chlorine in an enclosed pool, and we do both. Service contracts or single visits."
  },
  {
    name: "North Shore Aquatics",
    owner: "Meredith Blum",
    city: "chicago",
    papers: "LIB",
    about:
      "Openings in May, closings in October, and everything that breaks between. Condo rooftop pools, health department logs, certified operators on call. Repairs, equipment rooms and maintenance logs included in our yearly plan."
  },
  {
    name: "Sandy Springs Pool Company",
    owner: "Wendell Harper",
    city: "atlanta",
    papers: "LI",
    does: ["leak", "equipment", "weekly"],
    about:
      "Liner replacements, pumps, leaks. Pollen season extra skims included. Family of five, all of whom can backwash a filter. Equipment repair within two days."
  },
  {
    name: "Oasis Pool Care",
    owner: "Alma Figueroa",
    city: "phoenix",
    papers: "LIB",
    also: ["Plumbing"],
    availability: "asap",
    does: ["weekly", "equipment", "resurface", "green"],
    about:
      "Weekly service all year, acid washes in the cool months, variable-speed pumps that pay for themselves. Fence and gate checks free for families with toddlers."
  },
  {
    name: "Willamette Pool & Spa",
    owner: "Terry Holcomb",
    city: "portland",
    papers: "LI",
    does: ["equipment", "weekly"],
    about:
      "Leaf season is our Super Bowl. Covers, heaters, automation and equipment rooms put back in order. Ask about pump noise; your neighbors will thank you. Maintenance every week or every month, your choice."
  },
  {
    name: "Scioto Pools",
    owner: "Beth Amstutz",
    city: "columbus",
    papers: "LI",
    does: ["new pool", "closing"],
    about:
      "Vinyl and fiberglass pool installation, dig to dive in six weeks, weather permitting. Fence, electric and permits in one contract."
  },
  {
    name: "Lake Norman Pool Works",
    owner: "Gavin Rudd",
    city: "charlotte",
    papers: "LI",
    also: ["Landscaping", "Construction"],
    does: ["new pool"],
    about:
      "Pools with a view: infinity edges, docks' worth of decking, outdoor kitchens next to it. Landscape crew in house, so it looks finished when it's finished. Pool installation takes us ten to twelve weeks with everything around it."
  },
  {
    name: "Sunshine State Pool Repair",
    owner: "Nelson Acevedo",
    city: "orlando",
    papers: "LI",
    availability: "today",
    does: ["equipment", "leak"],
    about:
      "Heaters, salt cells, leaks under the deck. Pool repair only, no routes, so we come when you call. Manufacturer-certified for four brands."
  },
  {
    name: "Bayshore Pool Service",
    owner: "Kim Delacroix",
    city: "tampa",
    papers: "LIB",
    does: ["weekly", "green", "equipment"],
    about:
      "Screened pools, phosphate fights, hurricane prep and cleanup. Monthly price includes chemicals; there's no 'extra' line. Weekly maintenance, cleaning included, pumps and equipment repaired by us."
  },
  {
    name: "First Coast Pools",
    owner: "Hunter Blackwell",
    city: "jacksonville",
    papers: "LI",
    does: ["new pool"],
    about:
      "Fiberglass shells set in two days, plus pavers around them. We tell you about groundwater before it tells you about itself. Pool installation with permit, fence and power in one price."
  },
  {
    name: "Neon Blue Pools",
    owner: "Trina Salas",
    city: "lasVegas",
    papers: "LI",
    does: ["resurface", "weekly", "green"],
    about:
      "Calcium is our sworn enemy. Bead blasting, tile cleaning, plaster, LED lights. Short-term rental pools serviced twice a week with time-stamped photos. Pool cleaning, maintenance and equipment for homes all over the valley."
  },
  {
    name: "Old Pueblo Pools",
    owner: "Raúl Encinas",
    city: "tucson",
    papers: "L",
    solo: true,
    does: ["weekly", "equipment"],
    about:
      "One man and a net, twenty-eight pools, no more. When one of my customers moves away there's a spot. Pumps and filters too."
  },
  {
    name: "Almaden Pool Care",
    owner: "Sunita Rao",
    city: "sanJose",
    papers: "IB",
    fresh: true,
    about:
      "Chemistry teacher turned pool owner turned pool service. Just started taking clients on my own: weekly cleaning, water balance explained, no guesswork."
  }
]
