import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Bluebonnet Plumbing & Drain",
    owner: "Rick Castellano",
    city: "austin",
    papers: "LIB",
    also: ["HVAC"],
    about:
      "Master plumber with 22 years in Austin crawl spaces. Water heaters, slab leaks, gas lines and the 6 a.m. calls nobody else answers. We text a photo of the plumber before he rings your bell, and the price you sign is the price you pay."
  },
  {
    name: "Delgado Brothers Plumbing",
    owner: "Tomás Delgado",
    city: "austin",
    papers: "LI",
    availability: "today",
    about:
      "Two brothers, two vans, one phone. We grew up handing our father wrenches in East Austin and we still do it his way: explain first, fix second, sweep the floor last. Faucets, toilets, drains, leaks, water heaters, and the emergency at dinner time."
  },
  {
    name: "Third Coast Rooter",
    owner: "Shana Whitlock",
    city: "austin",
    papers: "LI",
    also: ["Handyman"],
    does: ["drain"],
    about:
      "Drains only, more or less. Camera inspections, hydro jetting, cleanouts that should have been there since 1962. You get the video either way, even if it shows you don't need us."
  },
  {
    name: "Front Range Pipeworks",
    owner: "Anders Holm",
    city: "denver",
    papers: "LIB",
    about:
      "Seven plumbers, every one of them licensed by the state before they're allowed to drive the truck. Repipes, boilers and radiant floors along the Front Range. No commission, so nobody is trying to sell you a tankless you don't need."
  },
  {
    name: "Sound Water Plumbing",
    owner: "Grace Nakamura",
    city: "seattle",
    papers: "LIB",
    also: ["Bathroom Remodeling"],
    about:
      "Woman-owned shop in north Seattle. We specialize in old houses: galvanized lines, clawfoot tubs, toilets with names. Side sewers too. Ask about our flat-rate diagnostic."
  },
  {
    name: "Kowalczyk & Sons Plumbing",
    owner: "Stan Kowalczyk",
    city: "chicago",
    papers: "LIB",
    about:
      "Since 1974 on the Northwest Side. Grandpa ran lead, Dad ran copper, we run PEX where the code lets us. Flood control, ejector pits, rodding, frozen pipes. Polski, español, English."
  },
  {
    name: "Peachtree Leak Detectives",
    owner: "Marcus Gaines",
    city: "atlanta",
    papers: "LI",
    also: ["Flooring"],
    does: ["sink leak", "shower valve"],
    about:
      "High water bill and nothing dripping? That is all we do: acoustic and thermal leak location, then a repair through the smallest hole possible. Reports your insurance adjuster will actually accept."
  },
  {
    name: "Saguaro Plumbing Co.",
    owner: "Daniela Ortega",
    city: "phoenix",
    papers: "LI",
    availability: "asap",
    about:
      "Hard water eats everything in this valley, so half our work is softeners and the other half is what happened before you bought one. Day, night and holidays; a real person in Phoenix picks up. Emergency calls cost what the first sentence on the phone says."
  },
  {
    name: "Bridge City Plumbers",
    owner: "Owen Fairchild",
    city: "portland",
    papers: "LIB",
    about:
      "Worker-owned since 2011. Everyone who comes to your house owns a piece of the company, which does wonders for how carefully they carry a cast-iron tub down a staircase."
  },
  {
    name: "Honest Abe's Plumbing",
    owner: "Abe Lindquist",
    city: "columbus",
    papers: "LI",
    solo: true,
    responseTime: "1h",
    does: ["water heater", "sink leak", "drain", "toilet", "shower valve"],
    about:
      "Yes, that's my real first name. One man, thirty-one years, no apprentices. I do repairs and water heaters in and around Clintonville. I don't do new construction and I don't do Saturdays."
  },
  {
    name: "Queen City Backflow & Plumbing",
    owner: "Terrell Banks",
    city: "charlotte",
    papers: "LIB",
    about:
      "State-certified backflow testers who also happen to fix everything else in the house. Annual tests filed with the water department for you. Commercial kitchens and homes."
  },
  {
    name: "Tidewater Drain Co.",
    owner: "Luis Zamora",
    city: "sanDiego",
    papers: "LI",
    also: ["Pool Services"],
    does: ["drain", "repipe", "sink leak"],
    about:
      "Slab leaks, roots and salty air. Small crew near North Park that shows up in booties, protects the tile, and puts your yard back the way it was after a sewer repair."
  },
  {
    name: "Bayou City Plumbing Works",
    owner: "Antoine Broussard",
    city: "houston",
    papers: "LI",
    availability: "asap",
    about:
      "Freeze of '21 taught this town what a shutoff valve is worth. We install them, label them and show your kids where they are. Repairs, repipes, gas tests for the city. Emergency crew on duty every night."
  },
  {
    name: "Lakewood Rooter & Repair",
    owner: "Pete Vandermeer",
    city: "dallas",
    papers: "LI",
    does: ["drain", "repipe"],
    about:
      "Cast iron under pier-and-beam houses is our bread and butter. We tunnel instead of breaking your floors whenever the soil lets us. Free second opinions on foundation-company sewer quotes."
  },
  {
    name: "Mission Trail Plumbing",
    owner: "Rosa Villarreal",
    city: "sanAntonio",
    papers: "LIB",
    about:
      "Family company, third generation, still answering the phone in two languages. Military discount without having to ask. We do not sell maintenance plans."
  },
  {
    name: "Music Row Plumbing",
    owner: "Hank Tolliver",
    city: "nashville",
    papers: "L",
    solo: true,
    does: ["water heater", "sink leak", "toilet", "shower valve"],
    about:
      "I tour-managed for ten years, then got tired of buses and got my plumbing license. Punctual by training. Faucets, disposals, toilets, water heaters; small jobs welcome."
  },
  {
    name: "P-Trap Pete's",
    owner: "Peter Okonkwo",
    city: "memphis",
    papers: "",
    solo: true,
    availability: "week",
    does: ["sink leak", "toilet", "shower valve"],
    about:
      "Small repairs, fair price, cash or card. Leaky traps, running toilets, hose bibs, garbage disposals. If it needs a permit I will tell you so and give you the number of somebody good."
  },
  {
    name: "Oak City Plumbing Collective",
    owner: "Jill Abernathy",
    city: "raleigh",
    papers: "LI",
    fresh: true,
    about:
      "Three journeymen who left a big franchise this year because we were tired of upselling. New company, old hands. Introductory rate while we build our name on here."
  }
]
