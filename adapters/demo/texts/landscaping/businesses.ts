import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Palo Verde Landscapes",
    owner: "Ernesto Quijada",
    city: "phoenix",
    papers: "LIB",
    does: ["garden", "irrigation", "patio"],
    about:
      "Desert gardens that live on what falls from the sky and a little drip. Boulders set by eye, decomposed granite, shade where you sit at six in the evening. Turf conversions with the rebate forms. Landscape design, hardscape and drip irrigation by one crew."
  },
  {
    name: "Agave & Iron",
    owner: "Whitney Cole",
    city: "phoenix",
    papers: "LI",
    also: ["Construction"],
    does: ["patio", "garden"],
    about:
      "Design-build: steel planters, fire pits, ramadas, outdoor kitchens. You get a 3D plan before anybody digs. Projects from eight thousand up. Patios and hardscape are poured and laid by our own people."
  },
  {
    name: "Two Rakes Yard Service",
    owner: "Manny Figueroa",
    city: "phoenix",
    papers: "",
    availability: "week",
    does: ["cleanup"],
    about:
      "My cousin and I. Weekly and monthly clean-ups, palms, mesquite trimming, gravel raked. We also pick up after monsoons. Fair and on time, message me in English o español."
  },
  {
    name: "Barton Creek Gardens",
    owner: "Nell Hargrove",
    city: "austin",
    papers: "I",
    does: ["garden", "irrigation"],
    about:
      "Native plants, rain gardens, limestone. I was a botanist before I had a crew. No grass unless you have small children, and then only a little. Garden design on paper first, irrigation only for the first two summers."
  },
  {
    name: "High Plains Xeriscape",
    owner: "Dustin Pacheco",
    city: "denver",
    papers: "LIB",
    does: ["garden", "irrigation", "patio"],
    about:
      "Replace thirsty bluegrass with something that looks good in February too. Sprinkler blowouts every fall, flagstone all summer, plows in winter. Lawn removal, hardscape and irrigation under one roof."
  },
  {
    name: "Fern & Stone",
    owner: "Aiko Matsuda",
    city: "seattle",
    papers: "LI",
    does: ["garden", "patio"],
    about:
      "Gardens for shade, slopes and rain. Trained in Kyoto for four years, in Seattle mud for fifteen. Dry-laid stone walls, Japanese maples pruned by hand. Garden design, stone patios, tree pruning."
  },
  {
    name: "Prairie Plot Landscaping",
    owner: "Joanna Wirth",
    city: "chicago",
    papers: "I",
    does: ["garden", "patio", "cleanup"],
    about:
      "City lots, parkways, roof decks. We turn twenty-five by forty feet into somewhere you eat dinner. Prairie plants, brick from the alley, snow removal for regulars. Spring cleanup, tree planting, one honest design meeting."
  },
  {
    name: "Oak & Azalea",
    owner: "Clarence Hubbard",
    city: "atlanta",
    papers: "LI",
    does: ["trees", "cleanup"],
    about:
      "Certified arborist on every tree job. Pruning, removals, leaf season, drainage in red clay. We've never topped a tree and we aren't going to start with yours. Lawn care and fall cleanup for regular customers."
  },
  {
    name: "Rosebud Garden Crew",
    owner: "Piper Danielson",
    city: "portland",
    papers: "LIB",
    does: ["cleanup", "garden"],
    about:
      "Maintenance by gardeners rather than mow-and-blow. Electric tools, hand weeding, no leaf blowers before nine. Monthly visits, seasonal cutbacks, rose nerds. Spring and fall cleanup, hand pruning of small trees."
  },
  {
    name: "Olentangy Outdoor",
    owner: "Scott Brennan",
    city: "columbus",
    papers: "LI",
    does: ["patio", "cleanup"],
    about:
      "Patios, retaining walls and the drainage that ought to come first. Ten crew members, own excavator. Walls over four feet come with an engineer's stamp. Hardscape first, then the lawn grows back, we promise."
  },
  {
    name: "Redbud Lawn & Landscape",
    owner: "Tyrone Gaddy",
    city: "charlotte",
    papers: "I",
    availability: "today",
    does: ["mowing", "cleanup"],
    about:
      "Mow, edge, aerate, seed. Forty-one lawns a week, same day each week, billed monthly. We text a photo when the gate is latched again. Leaf cleanup in the fall."
  },
  {
    name: "Chaparral Garden Design",
    owner: "Marisol Pineda",
    city: "sanDiego",
    papers: "LIB",
    also: ["Pool Services"],
    does: ["garden", "irrigation"],
    about:
      "Fire-wise, water-wise coastal gardens. Landscape architect and contractor in one office, so the drawing gets built. Pools surrounds, succulents, citrus. Irrigation with moisture sensors, trees chosen for the wind."
  },
  {
    name: "Sandia Stone & Garden",
    owner: "Gilbert Lucero",
    city: "albuquerque",
    papers: "L",
    also: ["Construction"],
    does: ["patio", "garden"],
    about:
      "Flagstone, coyote fence, acequia know-how. Walls my grandfather built are still standing in the North Valley and I can show you. Patios, hardscape and a shade tree to go with them."
  },
  {
    name: "Barrio Garden Works",
    owner: "Elena Duarte",
    city: "tucson",
    papers: "I",
    does: ["garden", "irrigation"],
    about:
      "Rainwater harvesting: berms, basins, cisterns. The city pays part of it and we do the paperwork. Mesquite shade in five years, promise."
  },
  {
    name: "Silver State Turf & Stone",
    owner: "Jake Morrissey",
    city: "lasVegas",
    papers: "LI",
    does: ["patio"],
    about:
      "Artificial turf that drains, pavers that stay level, putting greens for people who've given up golf courses. Free removal of your old grass. Patios and hardscape with a real base underneath."
  },
  {
    name: "Tower District Trees",
    owner: "Sergio Avila",
    city: "sacramento",
    papers: "LI",
    availability: "month",
    does: ["trees"],
    about:
      "City of Trees, tree company. Pruning, cabling, stump grinding, heritage oak permits. ISA certified. We climb, we don't spike."
  },
  {
    name: "Willow Glen Gardeners",
    owner: "Denise Tanaka",
    city: "sanJose",
    papers: "IB",
    also: ["Handyman"],
    does: ["cleanup", "irrigation", "garden"],
    about:
      "Third generation gardening families' yards in the same ten streets. Pruning, irrigation repair, vegetable beds. My father still comes along to do the pines."
  },
  {
    name: "Lilac City Landscaping",
    owner: "Cole Bradshaw",
    city: "spokane",
    papers: "I",
    fresh: true,
    about:
      "Started this spring with a truck, a trailer and a horticulture degree. Clean-ups, mulch, beds, small patios, sprinkler repair. Eager, insured, and I show up. Lawn and irrigation start-ups in April, cleanup until the snow."
  }
]
