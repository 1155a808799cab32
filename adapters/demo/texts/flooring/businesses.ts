import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Buckeye Hardwood",
    owner: "Lloyd Ritchie",
    city: "columbus",
    papers: "LIB",
    does: ["refinish", "repair"],
    about:
      "Sand, stain, finish. Three generations on our knees. Dustless is a lie, but ours is 97 percent, and we vacuum the other three. Free samples of six stains on your own floor before you choose."
  },
  {
    name: "Arena District Floors",
    owner: "Minh Pham",
    city: "columbus",
    papers: "LI",
    availability: "today",
    also: ["Handyman"],
    does: ["plank"],
    about:
      "Luxury vinyl and laminate, usually this week. Removal, disposal, baseboards and transitions are in the price, so the number we say is the number."
  },
  {
    name: "Grout Expectations",
    owner: "Phoebe Carlisle",
    city: "columbus",
    papers: "LI",
    also: ["Bathroom Remodeling"],
    does: ["tile"],
    about:
      "Tile. Floors, showers, backsplashes and the occasional mosaic. CTEF-certified. We lay it out dry first and you get a veto. No, we can't do it over vinyl."
  },
  {
    name: "Saltillo & Oak",
    owner: "Benito Reyes",
    city: "austin",
    papers: "I",
    does: ["refinish", "repair", "tile"],
    about:
      "Saltillo stripped and resealed, longleaf pine patched, concrete stained. We restore floors that others would cover. Slow work for people who like old things."
  },
  {
    name: "Colfax Carpet & Plank",
    owner: "Nancy Dietz",
    city: "denver",
    papers: "LI",
    responseTime: "1h",
    does: ["carpet", "plank"],
    about:
      "Showroom on wheels: we bring sixty samples to your living room, measure with a laser and leave you a fixed price. Fourteen installers on payroll, all background checked by request."
  },
  {
    name: "Tongue & Groove Seattle",
    owner: "Malcolm Reeves",
    city: "seattle",
    papers: "LIB",
    does: ["refinish", "repair"],
    about:
      "Fir floors hide under half the carpet in this city. We pull a corner for free and tell you what you've got. Refinishing with low-odor oil, no ambering unless wanted."
  },
  {
    name: "Pilsen Parquet",
    owner: "Halina Nowak",
    city: "chicago",
    papers: "LI",
    does: ["refinish", "repair"],
    about:
      "Herringbone, chevron, borders and medallions, new or repaired. My hands learned this in Kraków. Small company, one project at a time."
  },
  {
    name: "Kirkwood Tile & Stone",
    owner: "Desmond Ashe",
    city: "atlanta",
    papers: "LI",
    also: ["Bathroom Remodeling", "Kitchen Remodeling"],
    does: ["tile"],
    about:
      "Large-format porcelain, marble, slate. Flatness first: we grind and level until a coin can't slide under the straightedge. Heated floors too."
  },
  {
    name: "Copper State Flooring",
    owner: "Rita Valencia",
    city: "phoenix",
    papers: "LI",
    availability: "week",
    does: ["tile", "plank"],
    about:
      "Concrete polish, travertine rescue, plank tile. In this heat, glue-down beats floating, and acclimatization isn't optional. Ask me why while I measure."
  },
  {
    name: "Knot & Ring Floors",
    owner: "Isaac Lund",
    city: "portland",
    papers: "LIB",
    does: ["refinish", "repair"],
    about:
      "Reclaimed fir and maple gym floors, milled and laid by us. Plant-based finishes. We number the boards if there's ghost paint on them you love."
  },
  {
    name: "Plaza Midwood Floors",
    owner: "Keisha Barnhill",
    city: "charlotte",
    papers: "I",
    does: ["refinish", "repair", "plank"],
    about:
      "Engineered oak, site-finished oak, and repairs where a wall used to be. We weave patches in; we don't end them in a straight line."
  },
  {
    name: "Harbor Drive Flooring",
    owner: "Rommel Santos",
    city: "sanDiego",
    papers: "LI",
    does: ["plank", "carpet"],
    about:
      "Waterproof plank, carpets for rentals, stairs. HOA sound-rating paperwork done for condos. Family business, two trucks, open Saturdays."
  },
  {
    name: "Hoosier Heart Pine",
    owner: "Vernon Stutz",
    city: "indianapolis",
    papers: "I",
    does: ["refinish", "repair"],
    about:
      "Antique lumber out of barns, sawn into floors. I also repair old floors with old wood so the patch has the same number of rings as you expect."
  },
  {
    name: "Queen City Carpet Works",
    owner: "Debbie Hoffmann",
    city: "cincinnati",
    papers: "I",
    availability: "today",
    does: ["carpet"],
    about:
      "Carpet, runners and restretching. Yes, somebody still does that. Stair runners sewn and bound in our workshop. Remnants cheap."
  },
  {
    name: "Slavic Village Floor Sanding",
    owner: "Jarek Wolski",
    city: "cleveland",
    papers: "",
    solo: true,
    does: ["refinish"],
    about:
      "One man, one drum sander, forty years between the two of us. Oak and maple. I do bedrooms in a day. Call, I don't type."
  },
  {
    name: "Steel City Epoxy & Tile",
    owner: "Angela DiNardo",
    city: "pittsburgh",
    papers: "LI",
    also: ["Painting"],
    does: ["coating", "tile"],
    about:
      "Basements and garages: moisture test, grind, epoxy. And tile upstairs, where it's dry. Five-year warranty if the moisture meter says yes, an honest no if it doesn't."
  },
  {
    name: "Twin Lakes Flooring",
    owner: "Erik Sandberg",
    city: "minneapolis",
    papers: "LIB",
    does: ["refinish", "plank"],
    about:
      "Hardwood, radiant-compatible engineered, cork and linoleum. The real linoleum. Winter humidity explained with a free hygrometer."
  },
  {
    name: "Monona Floor Co.",
    owner: "Jo Brandvold",
    city: "madison",
    papers: "I",
    fresh: true,
    about:
      "A pair of siblings with a new van and a borrowed uncle. Click floors, sanding and small tile jobs at opening prices. The uncle has done this since 1983."
  }
]
