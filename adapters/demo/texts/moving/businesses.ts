import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Peach Crate Movers",
    owner: "Jamal Whitaker",
    city: "atlanta",
    papers: "LIB",
    about:
      "Apartment and house moves inside the Perimeter and out of it. Flat quotes after a video walk-through. Our crews are employees with health insurance, and they move as if they'd like to stay."
  },
  {
    name: "Two Cousins & a Piano",
    owner: "Bartholomew Reese",
    city: "atlanta",
    papers: "LI",
    does: ["piano", "house"],
    about:
      "Pianos, safes, pool tables, marble. Four of us now, still cousins. We bring the skid board, the straps and an opinion about your staircase."
  },
  {
    name: "Easy Street Moving",
    owner: "Nicole Ashford",
    city: "atlanta",
    papers: "IB",
    availability: "today",
    also: ["Cleaning"],
    does: ["apartment"],
    about:
      "Last-minute moves, labor-only loading, and a cleaning crew behind us for your deposit. Two movers and a truck within a day, most days."
  },
  {
    name: "Armadillo Express Moving",
    owner: "Pablo Cervantes",
    city: "austin",
    papers: "LI",
    does: ["apartment", "house"],
    about:
      "We move in the early morning because August exists. Third-floor walk-ups, food trailers, recording studios. TxDMV registered; the number's on the truck."
  },
  {
    name: "Mile-High Muscle",
    owner: "Derek Olsen",
    city: "denver",
    papers: "LIB",
    about:
      "College athletes supervised by people old enough to know how a couch turns. Hourly, no fuel fee, no stairs fee. Tips go to them, all of it."
  },
  {
    name: "Gentle Giant Squid Movers",
    owner: "Fiona MacLeod",
    city: "seattle",
    papers: "LI",
    about:
      "Hills, houseboats, ferries. If your home floats or sits above sixty steps, other companies gave you our number. Reusable crates instead of cardboard."
  },
  {
    name: "L Train Movers",
    owner: "Malik Johnson",
    city: "chicago",
    papers: "LI",
    availability: "asap",
    does: ["apartment", "house", "office"],
    about:
      "Walk-ups, elevators by appointment, permits for the truck on your street. We know May 1st and October 1st the way farmers know weather. Fixed price by the room."
  },
  {
    name: "Saguaro Senior Moves",
    owner: "Joanne Littlefield",
    city: "phoenix",
    papers: "IB",
    also: ["Cleaning", "Handyman"],
    does: ["downsizing"],
    about:
      "Downsizing with patience. We sort with you, pack, move, hang the pictures where they hung, and make the bed before we leave. Donation receipts included."
  },
  {
    name: "Bike & Box Moving",
    owner: "Ezra Lindholm",
    city: "portland",
    papers: "I",
    does: ["apartment"],
    about:
      "Studios and one-bedrooms, moved by cargo bike and one small electric truck. Slower than you'd think and more fun than you'd guess. Plants ride in front."
  },
  {
    name: "High Street Haulers",
    owner: "Antwan Mills",
    city: "columbus",
    papers: "LI",
    also: ["Cleaning"],
    does: ["apartment", "office"],
    about:
      "Student moves, office moves, single-item runs. Storage between leases by the week. Price list on our site, no phone tag."
  },
  {
    name: "Tobacco Road Moving & Storage",
    owner: "Charlie Nance",
    city: "charlotte",
    papers: "LIB",
    does: ["house", "long distance"],
    about:
      "Local and long distance with our own trucks. The driver who loads is the driver who unloads. Climate-controlled storage, inventory with photos, binding estimates."
  },
  {
    name: "Pier to Pier Movers",
    owner: "Marisa Leong",
    city: "sanDiego",
    papers: "LIB",
    also: ["Cleaning"],
    about:
      "Military moves, beach apartments, tight stairs. Veteran-owned. Packing services, crates for surfboards and art. CPUC number on every page of the contract."
  },
  {
    name: "Back Bay Moving Company",
    owner: "Seamus Doherty",
    city: "boston",
    papers: "LI",
    about:
      "September 1st veterans. Window hoists when the staircase says no, street permits when the city says maybe. Third generation, first website."
  },
  {
    name: "Liberty Lift Movers",
    owner: "Rochelle Vance",
    city: "philadelphia",
    papers: "LI",
    also: ["Handyman"],
    about:
      "Trinity houses, spiral stairs, narrow streets. We take furniture apart and put it back together, and mount your TV on arrival for a small extra."
  },
  {
    name: "Bluff City Movers",
    owner: "Otis Granger",
    city: "memphis",
    papers: "I",
    about:
      "House moves, church moves, band gear. On time and sober, said my first ad in 1991, and I've never needed another."
  },
  {
    name: "Summit City Relocation",
    owner: "Paige Sorenson",
    city: "minneapolis",
    papers: "LIB",
    availability: "month",
    does: ["long distance", "house"],
    about:
      "Interstate moves with a guaranteed delivery day rather than a window. Winter moves with floor runners and warm trucks for plants. Corporate relocation welcome."
  },
  {
    name: "Treasure Valley Two-Step",
    owner: "Russ Hanley",
    city: "boise",
    papers: "I",
    solo: true,
    does: ["apartment", "house"],
    about:
      "I load, drive and unload rental trucks for people who'd rather not. I'm one man with a helper on busy days, a good back and a lot of blankets."
  },
  {
    name: "Lilac Line Movers",
    owner: "Angelica Bravo",
    city: "spokane",
    papers: "LI",
    fresh: true,
    about:
      "Newly licensed, fully insured, two trucks. We left a national chain to do this with fewer broken lamps. Opening rates and the owner on every move."
  }
]
