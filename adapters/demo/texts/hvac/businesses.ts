import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Monsoon Air",
    owner: "Veronica Sandoval",
    city: "phoenix",
    papers: "LIB",
    availability: "asap",
    does: ["cooling", "tune-up", "new system"],
    about:
      "If your house is over 85 inside we move you to the front of the line, customer or not. Forty trucks, capacitors and motors on every one of them. Rooftop package units are half our day."
  },
  {
    name: "Camelback Cooling",
    owner: "Doug Ferris",
    city: "phoenix",
    papers: "LI",
    does: ["cooling", "tune-up", "new system", "ducts"],
    about:
      "NATE-certified and allergic to scare tactics. If your twelve-year-old unit can be repaired for four hundred dollars, that's the first option on the sheet. Maintenance in April, when you should be calling."
  },
  {
    name: "Roadrunner Refrigeration",
    owner: "Leon Tsosie",
    city: "phoenix",
    papers: "L",
    solo: true,
    also: ["Handyman"],
    does: ["cooling", "mini-split", "ducts"],
    about:
      "Evaporative coolers, ducts, mini-splits. I worked on walk-in freezers for nineteen years; your bedroom is easy. Evenings and weekends at the same rate."
  },
  {
    name: "Lone Star Comfort",
    owner: "Bobby Trevino",
    city: "austin",
    papers: "LIB",
    also: ["Electrical"],
    does: ["new system", "ducts", "cooling", "tune-up"],
    about:
      "Heat pumps and high-efficiency systems, with duct leakage tested before and after. We'll show you the numbers. Rebates filed for you with the city utility."
  },
  {
    name: "Timberline Heating",
    owner: "Katrin Vogt",
    city: "denver",
    papers: "LI",
    does: ["furnace", "tune-up"],
    about:
      "Boilers, radiators, hydronic floors, steam. There aren't many of us left who bleed a one-pipe system by ear. Furnaces too, if you must."
  },
  {
    name: "Puget Heat Pumps",
    owner: "Jun Watanabe",
    city: "seattle",
    papers: "LIB",
    also: ["Electrical"],
    availability: "month",
    does: ["new system", "mini-split"],
    about:
      "One thing only: replacing oil and electric baseboard with heat pumps. Room-by-room load calculations, oil tank decommissioning, financing through the city program."
  },
  {
    name: "Windy City Boiler Works",
    owner: "Jim Dorsey",
    city: "chicago",
    papers: "LIB",
    availability: "today",
    does: ["furnace", "tune-up"],
    about:
      "Three-flats with a boiler in the basement and radiators that bang: you have our number or you need it. 24-hour no-heat line from October to May."
  },
  {
    name: "Kirkwood Heating & Air",
    owner: "Patrice Coleman",
    city: "atlanta",
    papers: "LI",
    about:
      "Crawlspaces, humidity and hundred-year-old houses. We size equipment for drying as well as cooling. Family-run, four technicians, no subcontractors, dog-friendly."
  },
  {
    name: "Rose City Ductworks",
    owner: "Felix Moreau",
    city: "portland",
    papers: "LI",
    does: ["ducts", "new system"],
    about:
      "Sheet metal is a craft. We build ducts in our own shop that fit your house, then seal and test them. Filtration for smoke season. Quiet systems for light sleepers."
  },
  {
    name: "Heartland Furnace & Air",
    owner: "Ron Schaeffer",
    city: "columbus",
    papers: "LI",
    responseTime: "1h",
    about:
      "Furnaces, ACs, humidifiers. Thirty-four years, mostly the same customers, now mostly their kids. We answer the phone until ten at night."
  },
  {
    name: "Catawba Climate Control",
    owner: "Derrick Mobley",
    city: "charlotte",
    papers: "LIB",
    does: ["new system", "mini-split", "ducts"],
    about:
      "Design-build HVAC for additions and bonus rooms that are always too hot. Zoning done properly, with Manual J and D in the folder."
  },
  {
    name: "Coastline Mini-Splits",
    owner: "Mai Nguyen",
    city: "sanDiego",
    papers: "LI",
    does: ["mini-split", "tune-up"],
    about:
      "Houses here were built without air conditioning and without room for it. Wall units, slim ducts, outdoor units that survive the salt. Neat line sets or we redo them."
  },
  {
    name: "Heights Air & Heat",
    owner: "Carlos Menchaca",
    city: "houston",
    papers: "LI",
    availability: "asap",
    about:
      "Humidity is the enemy. Repairs the same day, replacement in two. Our technicians earn a wage and not a commission, and we're proud of how boring our reviews are."
  },
  {
    name: "Lake Nokomis Heating",
    owner: "Britta Nyberg",
    city: "minneapolis",
    papers: "LIB",
    about:
      "At thirty below you find out what a furnace tune-up was worth. Furnaces, cold-climate heat pumps, ERVs. Emergency loaner heaters for existing customers."
  },
  {
    name: "Gulf Breeze Cooling",
    owner: "Alonzo Rivers",
    city: "tampa",
    papers: "LI",
    does: ["cooling", "tune-up", "new system"],
    about:
      "Drain lines, coils, mold and mildew smells, hurricanes. We raise condensers and strap them down. Twice-yearly plan with no contract lock-in."
  },
  {
    name: "Fishtown Furnace Co.",
    owner: "Kate Gallo",
    city: "philadelphia",
    papers: "LI",
    does: ["mini-split", "new system", "furnace"],
    about:
      "Rowhouse specialists: tiny basements, shared walls, third floors nobody can cool. High-velocity systems and ductless. Women-led, union-trained."
  },
  {
    name: "Mojave Mechanical",
    owner: "Steve Kalani",
    city: "lasVegas",
    papers: "LIB",
    also: ["Plumbing", "Electrical"],
    does: ["cooling", "tune-up", "new system", "ducts"],
    about:
      "Residential and small commercial, day and night. We keep loaner window units in the truck, because nobody should sleep in a 95-degree house waiting for a motor."
  },
  {
    name: "Sagebrush Heating & Cooling",
    owner: "Travis Ekholm",
    city: "boise",
    papers: "LI",
    fresh: true,
    about:
      "Two technicians and an apprentice, brand-new company, fully licensed. Tune-ups, thermostats, furnace repair. Opening-season prices until we have a calendar problem."
  }
]
