import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Pacific Hearth Kitchens",
    owner: "Lorraine Choi",
    city: "sanDiego",
    papers: "LIB",
    about:
      "Complete remodel from drawing to last drawer pull, nine weeks on average. Designer on staff. We build a temporary sink for you on day one because dishes don't stop."
  },
  {
    name: "North Park Cabinet Co.",
    owner: "Emmett Doyle",
    city: "sanDiego",
    papers: "LI",
    also: ["Carpentry"],
    does: ["cabinets", "island"],
    about:
      "Cabinet installation and local shop-built boxes. Inset doors are our hobby. We also fit out flat-pack kitchens so that they don't look flat."
  },
  {
    name: "Countertop Cowboys",
    owner: "Hugo Beltrán",
    city: "sanDiego",
    papers: "LI",
    availability: "week",
    does: ["counters", "backsplash"],
    about:
      "Quartz, granite, soapstone, butcher block. Template Monday, install Friday, seams where you won't see them. Sink cutouts and backsplash & tile by the same two people."
  },
  {
    name: "Hill Country Kitchens",
    owner: "Dana McCall",
    city: "austin",
    papers: "LIB",
    about:
      "Design assistance without a designer's invoice: two of us cook, one of us used to run a restaurant line. Kitchen islands that people gather at and can also chop on."
  },
  {
    name: "Mile High Kitchen & Bath",
    owner: "Craig Novak",
    city: "denver",
    papers: "LIB",
    also: ["Bathroom Remodeling", "Flooring"],
    does: ["complete", "cabinets", "counters", "island"],
    about:
      "Remodels on a fixed price and a fixed calendar. If we run over, you get a hundred dollars a day. We've paid it four times in eleven years and it hurt."
  },
  {
    name: "Salt & Maple Kitchens",
    owner: "Yuki Tanabe",
    city: "seattle",
    papers: "LI",
    about:
      "Small kitchens for people who cook seriously. Pantry walls, induction, proper ventilation, worktops at the right height for you. Twelve projects a year. An island only where you can still walk around it."
  },
  {
    name: "Lincoln Park Kitchen Studio",
    owner: "Gabriela Ionescu",
    city: "chicago",
    papers: "LIB",
    about:
      "Condo kitchens: freight elevators, riser shutoffs, association paperwork and quiet hours. We've done more than two hundred and know which walls are concrete."
  },
  {
    name: "Sweetwater Kitchens",
    owner: "Darius Monroe",
    city: "atlanta",
    papers: "LI",
    about:
      "Family kitchens with room for homework. Appliance installation, cabinet refacing or a gut job; we'll tell you which you need. Cooking class at our showroom every fall. Complete remodels take about ten weeks."
  },
  {
    name: "Prickly Pear Remodeling",
    owner: "Nina Castellanos",
    city: "phoenix",
    papers: "LIB",
    also: ["Flooring", "Painting", "Carpentry"],
    about:
      "Kitchens and floors in one go, since one always leads to the other. Open-plan conversions with engineered beams. We work summers when others leave."
  },
  {
    name: "Second Helping Kitchens",
    owner: "Lars Ekström",
    city: "portland",
    papers: "LI",
    does: ["cabinets", "complete"],
    about:
      "Salvaged cabinets, reused appliances, new life. A whole kitchen for the price of a countertop is possible; it takes some patience and taste. We bring both."
  },
  {
    name: "Buckeye Kitchen Works",
    owner: "Marcy Landon",
    city: "columbus",
    papers: "LI",
    does: ["complete", "cabinets", "counters"],
    about:
      "Mid-price kitchens done properly. Semi-custom cabinets, quartz, vinyl or tile floor. You pay in thirds, and the last third comes after you've cooked a dinner. Islands on request, countertops from a yard where you choose the slab yourself."
  },
  {
    name: "Fourth Ward Kitchens",
    owner: "Simon Okafor",
    city: "charlotte",
    papers: "LIB",
    about:
      "From Victorian galley to something with light in it. Structural work in house. We photograph your old kitchen first, because nobody believes it later. We take on complete kitchens and the wall next to them."
  },
  {
    name: "Uptown Kitchen & Millwork",
    owner: "Delphine Marchand",
    city: "dallas",
    papers: "LI",
    about:
      "Fully custom kitchens with paneled appliances, hidden sculleries and marble that we tell you the truth about. References in Lakewood and the Park Cities. Complete rooms, lighting and appliances included."
  },
  {
    name: "Alamo City Counters & Kitchens",
    owner: "Freddy Cisneros",
    city: "sanAntonio",
    papers: "I",
    also: ["Handyman"],
    availability: "today",
    does: ["counters", "backsplash", "appliances"],
    about:
      "Countertops, sinks, faucets, disposals, backsplashes. The quick refresh: in on Tuesday, cooking on Thursday. Remnant slabs at cost for small jobs."
  },
  {
    name: "Oak City Kitchens",
    owner: "Heather Pruitt",
    city: "raleigh",
    papers: "LIB",
    also: ["Bathroom Remodeling"],
    about:
      "Licensed experts, project management included, weekly meeting in your kitchen or what's left of it. Aging-friendly layouts: drawers instead of doors, light in the right places. Countertops, appliances and the island are one contract with us."
  },
  {
    name: "Passyunk Kitchen Company",
    owner: "Vince Tartaglia",
    city: "philadelphia",
    papers: "LI",
    about:
      "Rowhouse kitchens are nine feet wide and we know all nine of them. Exposed brick, tin ceilings, counters under windows. Second-generation shop in South Philadelphia."
  },
  {
    name: "Winter Park Kitchen Co.",
    owner: "Isabel Ferrer",
    city: "orlando",
    papers: "LI",
    about:
      "Cabinets, counters and cool-to-the-touch induction. Spanish, Portuguese and English. Vacation-home owners: we send video each Friday and keep the key safe. An island with seats is what most people ask for."
  },
  {
    name: "Wasatch Kitchen Craft",
    owner: "Preston Hale",
    city: "saltLakeCity",
    papers: "LIB",
    fresh: true,
    about:
      "Cabinetmaker and installer, two of us, just opened after ten years building kitchens for other people's names. Introductory pricing on the first five complete kitchens."
  }
]
