import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Tryon Street Builders",
    owner: "Warren Alexander",
    city: "charlotte",
    papers: "LIB",
    does: ["custom home", "addition"],
    about:
      "Custom homes and large additions, six to eight projects a year. Unlimited-classification license. You get a superintendent's cell number, a schedule you can read, and an open book: every sub's invoice is yours to see."
  },
  {
    name: "Dilworth Design-Build",
    owner: "Camille Prescott",
    city: "charlotte",
    papers: "LI",
    also: ["Kitchen Remodeling", "Bathroom Remodeling"],
    does: ["addition", "renovation"],
    about:
      "Architects who got tired of watching their drawings being misread, so we build them ourselves. Second stories, sunrooms, whole-house renovation projects in old neighborhoods. Custom homes when the lot deserves one."
  },
  {
    name: "Cornerstone & Sons Charlotte",
    owner: "Earl Gibbs",
    city: "charlotte",
    papers: "LI",
    availability: "month",
    does: ["foundation", "adu", "addition"],
    about:
      "Foundations, framing, garages, ADUs. My sons run the crews and I run the numbers. We pour our own concrete and don't subcontract the structure."
  },
  {
    name: "Backyard Casita Co.",
    owner: "Julián Herrera",
    city: "austin",
    papers: "LIB",
    does: ["adu"],
    about:
      "ADU construction and nothing else: garage conversions, casitas, alley flats. Four standard plans already through city review, or draw your own. Feasibility letter in a week for $250."
  },
  {
    name: "Highland Timber Homes",
    owner: "Greta Sorensen",
    city: "denver",
    papers: "LIB",
    also: ["Carpentry"],
    does: ["custom home"],
    about:
      "Custom homes in the foothills with snow loads and wildfire codes taken seriously. Blower-door tested, always. We decline more jobs than we take."
  },
  {
    name: "Cascadia Additions",
    owner: "Philip Oyelaran",
    city: "seattle",
    papers: "LI",
    does: ["addition"],
    about:
      "Home additions, dormers, basements dug deeper. Structural engineer in house. We keep you living at home behind a sealed wall, with your own bathroom untouched. Renovation of the rooms next door usually comes with it."
  },
  {
    name: "Greystone General Contractors",
    owner: "Nadia Kassab",
    city: "chicago",
    papers: "LIB",
    also: ["Bathroom Remodeling", "Kitchen Remodeling", "Carpentry"],
    does: ["renovation", "addition"],
    about:
      "Gut renovation of two-flats, de-conversions, rear additions, and the permits that go with them. We know the alderman's office, the zoning desk and where to put the dumpster."
  },
  {
    name: "Chattahoochee Homebuilders",
    owner: "Trent Maddox",
    city: "atlanta",
    papers: "LIB",
    also: ["Roofing", "Carpentry"],
    does: ["custom home"],
    about:
      "Production quality isn't a compliment to us. Forty custom homes since 2003, every owner's number available. Sloped lots, red clay, tree ordinances."
  },
  {
    name: "Superstition Builders",
    owner: "Rex Aguirre",
    city: "phoenix",
    papers: "LI",
    does: ["addition", "adu", "commercial"],
    about:
      "Block, stucco, steel. Additions and casitas that stay cool: deep overhangs, insulated masonry. ROC licensed and bonded. Commercial tenant improvements on request."
  },
  {
    name: "Backlot ADU",
    owner: "Theo Marchetti",
    city: "portland",
    papers: "LIB",
    availability: "flexible",
    does: ["adu"],
    about:
      "Small houses behind houses. We run the sewer question first because it decides everything. Net-zero ready, universal design, four to six months on site."
  },
  {
    name: "Olentangy Valley Construction",
    owner: "Bill Krueger",
    city: "columbus",
    papers: "LI",
    does: ["addition"],
    about:
      "Room additions, garages, porches, pole barns. Straight price, straight walls. Twenty-nine years and not one lawsuit, which you can check. Renovation of older houses as well, if you can live with dust for a while."
  },
  {
    name: "Coastal ADU & Addition",
    owner: "Noemi Fuentes",
    city: "sanDiego",
    papers: "LIB",
    does: ["adu", "addition"],
    about:
      "Granny flats and home additions on small coastal lots. Pre-approved county plans, solar included. We explain fees, setbacks and coastal zone rules in English or Spanish before you spend a dollar."
  },
  {
    name: "River Market Commercial",
    owner: "Stanley Oduya",
    city: "kansasCity",
    papers: "LIB",
    does: ["commercial"],
    about:
      "Commercial buildings, shops, small restaurants, office build-outs. Night work, phased openings, health department walk-throughs. On-time completion or a daily credit to you."
  },
  {
    name: "Music Valley Homes",
    owner: "Lacey Whitaker",
    city: "nashville",
    papers: "LI",
    also: ["Kitchen Remodeling", "Bathroom Remodeling", "Carpentry"],
    does: ["custom home", "renovation"],
    about:
      "Tall-and-skinnies aren't our thing. Farmhouses, infill that respects the street, and renovations of both. Women-owned, twelve employees, one very organized office. A custom home starts with a walk over your lot."
  },
  {
    name: "Capital Trestle Builders",
    owner: "Amit Shah",
    city: "richmond",
    papers: "LI",
    also: ["Kitchen Remodeling", "Carpentry"],
    does: ["renovation", "foundation"],
    about:
      "Old-house general contractor. Foundation work, structural repair, kitchens as part of the whole. Tax-credit projects documented from day one."
  },
  {
    name: "Terminal Tower Contractors",
    owner: "Rose Petrakis",
    city: "cleveland",
    papers: "LI",
    also: ["Roofing"],
    does: ["commercial", "addition"],
    about:
      "Storefronts, lofts and additions. Union framing crew. Ten percent holdback until your punch list is empty, because that is what a holdback is for. Commercial fit-outs are two thirds of our year."
  },
  {
    name: "Foothill Frame & Foundation",
    owner: "Caleb Larsen",
    city: "saltLakeCity",
    papers: "LI",
    also: ["Roofing"],
    does: ["foundation", "addition"],
    about:
      "Foundation work, seismic retrofits, framing. Walk-out basements dug under standing houses. Engineer-stamped, inspected, photographed."
  },
  {
    name: "Evergreen Infill",
    owner: "Dana Kowal",
    city: "spokane",
    papers: "LIB",
    fresh: true,
    about:
      "New company of two site managers who built three hundred houses for somebody else. We start with garages, ADUs and additions, and want our first ten reviews to be honest ones."
  }
]
