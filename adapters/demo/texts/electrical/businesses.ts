import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Mile High Circuits",
    owner: "Joel Fassbinder",
    city: "denver",
    papers: "LIB",
    about:
      "Panel upgrades, EV chargers, aluminum wiring remediation. Fourteen electricians, a dispatcher who knows all of them, and a warranty that is one sentence long: if it was us, we fix it free."
  },
  {
    name: "Knob & Tube Electric",
    owner: "Miriam Adler",
    city: "denver",
    papers: "LI",
    does: ["rewire", "troubleshooting", "lighting"],
    about:
      "We rewire houses built before 1940 without turning them into construction sites. Fishing wire through plaster is slow work and we like it. Not the right people for a warehouse."
  },
  {
    name: "Altitude Electric",
    owner: "Chuy Barrera",
    city: "denver",
    papers: "LI",
    availability: "today",
    also: ["HVAC"],
    does: ["troubleshooting", "lighting", "charger", "panel"],
    about:
      "Service calls the same day if you ring before ten. Dead outlets, tripping breakers, hot tubs, swamp cooler circuits. $95 to come out, and it comes off the bill. Emergency calls until ten at night."
  },
  {
    name: "Lone Spark Electric",
    owner: "Wade Hutchins",
    city: "austin",
    papers: "LI",
    solo: true,
    about:
      "One licensed master electrician, no subs. I quote it, I wire it, I meet the inspector. Book two weeks ahead; I'm only one man and I like my weekends on the river."
  },
  {
    name: "Emerald Current",
    owner: "Priya Raman",
    city: "seattle",
    papers: "LIB",
    does: ["charger", "generator", "panel"],
    about:
      "Heat pump circuits, induction ranges, chargers, battery backup. We do the load calculation before we talk about a bigger panel, and about half the time you don't need one."
  },
  {
    name: "Lakeview Conduit Company",
    owner: "Dennis O'Malley",
    city: "chicago",
    papers: "LIB",
    about:
      "Chicago means conduit, and we bend it by hand so that it looks like somebody cared. Greystones, six-flats, condo boards with long questionnaires. Union trained, IBEW Local 134."
  },
  {
    name: "Grant Park Electric",
    owner: "Renee Dubose",
    city: "atlanta",
    papers: "LI",
    about:
      "Bungalow rewires and backyard lighting on the east side. We label every breaker with what it really feeds. You'd be amazed how rare that is."
  },
  {
    name: "Valley Volt Electric",
    owner: "Curtis Begay",
    city: "phoenix",
    papers: "LIB",
    availability: "asap",
    about:
      "When the AC breaker goes at 4 p.m. in July you don't want voicemail. Trucks on the road until midnight from May to October. Pool subpanels, misters, solar tie-ins. Emergency service every day of the year."
  },
  {
    name: "Ampersand Electric",
    owner: "Lena Bergstrom",
    city: "portland",
    papers: "LI",
    also: ["Handyman"],
    about:
      "Women-run shop doing residential electrical & lighting design & the odd neon sign. We will talk you out of recessed cans if your ceiling deserves better."
  },
  {
    name: "Buckeye Breaker & Panel",
    owner: "Gary Stover",
    city: "columbus",
    papers: "LI",
    does: ["panel", "troubleshooting"],
    about:
      "Got a Federal Pacific or Zinsco panel? Then your insurer has probably written to you. We replace two or three a week, one day each, inspection included."
  },
  {
    name: "Uptown Electric of Charlotte",
    owner: "Darnell Pruitt",
    city: "charlotte",
    papers: "LIB",
    also: ["Construction"],
    about:
      "Residential division of a commercial contractor. Additions, new builds, generators. Estimates come as a drawing with a number on it rather than a number on the back of a card. Wiring, panels and the installation of whatever you bought."
  },
  {
    name: "Point Loma Electric",
    owner: "Sam Kealoha",
    city: "sanDiego",
    papers: "LI",
    about:
      "Salt air corrodes everything outdoors here. Marine-grade fixtures, chargers, ADU service drops. Permits with the City pulled by us, not by you."
  },
  {
    name: "Church Hill Electric",
    owner: "Nate Boykin",
    city: "richmond",
    papers: "LI",
    about:
      "Rowhouses and porches. I apprenticed under a man who apprenticed under a man who put the first lights on this street. Ceiling fans to full rewires."
  },
  {
    name: "Bay to Bay Electric",
    owner: "Yolanda Pérez",
    city: "tampa",
    papers: "LIB",
    also: ["HVAC"],
    availability: "today",
    does: ["generator", "panel", "troubleshooting"],
    about:
      "Generators and transfer switches before the storm, repairs after it. Four bilingual crews. Surge protection that means something, with the paperwork for your insurance credit. Emergency wiring repair after floods."
  },
  {
    name: "Citrus Street Electric",
    owner: "Bao Tran",
    city: "orlando",
    papers: "LI",
    does: ["lighting", "troubleshooting", "charger"],
    about:
      "Fans, fixtures, landscape lights, kitchen circuits. No job under an hour is too small; we group them by neighborhood on Thursdays to keep it cheap. Outlets, wiring repairs, ceiling fans over stairs."
  },
  {
    name: "Riverside Wire Works",
    owner: "Hollis Grady",
    city: "jacksonville",
    papers: "L",
    solo: true,
    does: ["lighting", "troubleshooting"],
    about:
      "Semi-retired master electrician. I take on what interests me: old fixtures, dock power, troubleshooting that has defeated two other people. Patience required on scheduling."
  },
  {
    name: "Live Oak Electric",
    owner: "Simone Baptiste",
    city: "savannah",
    papers: "LI",
    does: ["lighting", "rewire"],
    about:
      "Historic district work with the approvals that go with it. Gas lantern conversions, period switches, and discreet everything. References from three house museums."
  },
  {
    name: "Switchback Electric",
    owner: "Kyle Renner",
    city: "boise",
    papers: "LI",
    fresh: true,
    about:
      "Just opened our doors after nine years with a solar installer. Subpanels for shops, RV hookups, EV chargers, off-grid cabins up the canyon."
  }
]
