import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "The Honey-Do Crew",
    owner: "Mallory Finch",
    city: "portland",
    papers: "LIB",
    also: ["Carpentry", "Painting"],
    about:
      "Send us the list on your fridge. We book half days and full days and work down it from the top. Doors, shelves, grab bars, gates, caulk. Licensed in Oregon, which for handymen isn't a given."
  },
  {
    name: "Odds & Ends PDX",
    owner: "Milo Brandt",
    city: "portland",
    papers: "I",
    solo: true,
    availability: "today",
    does: ["assembly", "mounting"],
    about:
      "Furniture assembly, TV mounting, curtain rods in lath and plaster without the crumbling. I bring my own vacuum. Most jobs under two hours."
  },
  {
    name: "St. Johns Fix-It",
    owner: "Harriet Osei",
    city: "portland",
    papers: "LI",
    also: ["Carpentry"],
    does: ["gates", "list", "accessibility"],
    about:
      "Retired shop teacher with twelve fingers' worth of patience and all ten fingers. Sash windows, porch steps, sticky doors. I'll teach you while I work if you like."
  },
  {
    name: "Armadillo Handyman",
    owner: "Jesse Cantu",
    city: "austin",
    papers: "I",
    also: ["Carpentry", "Painting"],
    about:
      "Drywall, doors, decks, dishwashers. If it takes more than three days you need a contractor and I'll tell you so. Spanish spoken."
  },
  {
    name: "Fix Collective Denver",
    owner: "Arlo Whitehorse",
    city: "denver",
    papers: "IB",
    also: ["Carpentry", "Painting", "Plumbing"],
    availability: "week",
    about:
      "Six tradespeople sharing a van, a workshop and an insurance policy. You describe the job, we send the one who's best at it. Rates posted, one-hour minimum."
  },
  {
    name: "Rain or Shine Repairs",
    owner: "Peter Lindahl",
    city: "seattle",
    papers: "LI",
    does: ["gates", "list"],
    about:
      "Gutters, moss, rotten trim, gates that drag. Outside small jobs all year. A registered contractor in Washington, bond and all."
  },
  {
    name: "Two-Flat Tony",
    owner: "Anthony Caruso",
    city: "chicago",
    papers: "I",
    solo: true,
    does: ["list", "drywall", "gates"],
    about:
      "Landlords call me, tenants like me. Locks, radiators covers, tile patches, back-porch boards. Thirty years on the Southwest Side. No kitchens, no roofs, no nonsense."
  },
  {
    name: "Peach State Punch List",
    owner: "Aliyah Freeman",
    city: "atlanta",
    papers: "IB",
    also: ["Painting", "Plumbing", "Carpentry"],
    does: ["list", "drywall"],
    about:
      "Closing on a house? Email me the inspection report and I'll price every line of it by the next morning. Sellers and agents welcome. Receipts for everything."
  },
  {
    name: "Cactus Handyworks",
    owner: "Wes Dunbar",
    city: "phoenix",
    papers: "I",
    also: ["Painting"],
    about:
      "Screens, ceiling fans, stucco patches, drip lines, garage shelves. Snowbird service: we look after your place from May to October and send pictures."
  },
  {
    name: "Clintonville Handyman",
    owner: "Greg Stahl",
    city: "columbus",
    papers: "",
    availability: "flexible",
    does: ["list", "drywall", "gates", "assembly"],
    about:
      "Teacher with summers off and a truck. Porch swings, drywall holes, playsets, storm doors. Evenings during the school year. Reasonable, careful, not fast."
  },
  {
    name: "NoDa Neighbor Repairs",
    owner: "Brandon Lyles",
    city: "charlotte",
    papers: "I",
    does: ["mounting", "drywall", "list", "assembly"],
    about:
      "I live in the neighborhood, I work in the neighborhood, and I bike to the small jobs. Mounting, patching, hanging, fixing. First half hour is free if you bring me coffee."
  },
  {
    name: "Golden Hill Handyman",
    owner: "Ximena Rocha",
    city: "sanDiego",
    papers: "IB",
    also: ["Electrical", "Carpentry"],
    does: ["accessibility", "list", "mounting"],
    about:
      "Women-friendly and senior-friendly home repair. Grab bars, ramps, lighting on the stairs, lever handles. Aging-in-place certified. We sit down and make a plan first."
  },
  {
    name: "Midtown Mender",
    owner: "Calvin Dupree",
    city: "memphis",
    papers: "I",
    solo: true,
    does: ["gates", "list"],
    about:
      "I mend things. Chairs, gates, doors, screens, the drawer that won't close. If you were about to throw it away, send me a picture first."
  },
  {
    name: "Magic City Maintenance",
    owner: "Sheryl Tate",
    city: "birmingham",
    papers: "LI",
    also: ["Painting", "Cleaning"],
    does: ["list", "drywall"],
    about:
      "Rental upkeep for small landlords: turnovers, smoke alarms, filters, monthly rounds. One invoice, photos attached, keys tracked."
  },
  {
    name: "Bywater Handy",
    owner: "Remy Thibodeaux",
    city: "newOrleans",
    papers: "",
    also: ["Carpentry"],
    availability: "asap",
    does: ["gates", "list"],
    about:
      "Shutters, porch boards, ceiling fans, storm prep. I keep plywood cut to size for regular customers, numbered by window."
  },
  {
    name: "Brookside Home Helpers",
    owner: "Connie Marsh",
    city: "kansasCity",
    papers: "IB",
    does: ["mounting", "drywall", "list", "assembly"],
    about:
      "Husband does the heavy, I do the precise. Wallpaper patches, shelves, tile grout, picture walls hung with a laser. We come as a pair and bill as one."
  },
  {
    name: "Tower Grove Tinkerer",
    owner: "Emil Hadžić",
    city: "saintLouis",
    papers: "I",
    does: ["list", "gates"],
    about:
      "Brick city, old locks, old windows. I rebuild mortise locks and rehang sashes, and do the usual handyman list around them. Bosnian, English and hand gestures."
  },
  {
    name: "Third Ward Handyman",
    owner: "Andre Kemp",
    city: "milwaukee",
    papers: "IB",
    fresh: true,
    about:
      "Facilities tech for a hospital for eight years, now fixing houses under my own name. Condos, lofts, small offices. Background checked, on time, quiet."
  }
]
