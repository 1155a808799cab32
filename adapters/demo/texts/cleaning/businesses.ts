import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Rainy Day Cleaners",
    owner: "Hana Yoshida",
    city: "seattle",
    papers: "LIB",
    does: ["recurring", "deep"],
    about:
      "Same two people every visit, and you choose them after meeting. Unscented products by default, because half our clients have asthma or a baby. Weekly and every other week."
  },
  {
    name: "Ballard Broom Co-op",
    owner: "Ingrid Solheim",
    city: "seattle",
    papers: "IB",
    does: ["deep", "move-out", "recurring"],
    about:
      "Cleaner-owned. The person on her knees in your bathroom sets her own wage, which is why our people stay for years. Deep cleans, move-outs, boats (really)."
  },
  {
    name: "Twice Rinsed",
    owner: "Dominique Carter",
    city: "seattle",
    papers: "I",
    availability: "today",
    does: ["deep", "move-out"],
    about:
      "Short-notice specialists: listing photos tomorrow, in-laws tonight, party yesterday. Text us a video of the place and you'll have a fixed price within the hour."
  },
  {
    name: "Casa Clara Cleaning",
    owner: "Clara Montoya",
    city: "austin",
    papers: "IB",
    does: ["recurring", "deep"],
    about:
      "I started with one vacuum and a bicycle. Now we are nine, still only south of the river. Weekly homes, short-term rentals with linen service, and we water the plants. Deep cleaning twice a year for the houses we know."
  },
  {
    name: "Spruce & Shine",
    owner: "Becca Lindgren",
    city: "denver",
    papers: "IB",
    also: ["Handyman"],
    about:
      "Cleaning checklist of 61 points, left on your counter with initials on it. If a point is missed, we're back within a day. Dogs welcome, we bring treats."
  },
  {
    name: "Second City Sparkle",
    owner: "Tamika Rhodes",
    city: "chicago",
    papers: "LIB",
    about:
      "High-rises, walk-ups, offices after six. We know the doormen, the freight elevators and the certificate of insurance your building wants. Deep cleans before the holidays book out by October."
  },
  {
    name: "Magnolia Maids of Atlanta",
    owner: "Evelyn Brooks",
    city: "atlanta",
    papers: "IB",
    about:
      "Owner still does every first clean herself, with a notebook. We remember which shelf is glass and which grandmother is watching from the photo. Deep cleaning in spring and fall."
  },
  {
    name: "Desert Fresh Home Care",
    owner: "Maribel Acosta",
    city: "phoenix",
    papers: "I",
    does: ["recurring", "windows", "deep"],
    about:
      "Dust is not a problem here, dust is the climate. Window tracks, fan blades, patio furniture after a haboob. Vacation homes checked and aired while you're up north. Deep cleaning before you arrive, carpet included."
  },
  {
    name: "Tidy Beaver",
    owner: "Rowan Ellis",
    city: "portland",
    papers: "IB",
    does: ["recurring", "move-out", "deep"],
    about:
      "Plant-based products, refillable bottles, cargo bikes where hills allow. Our crews are nonbinary-, parent- and student-friendly. We clean rentals so deposits come back."
  },
  {
    name: "Short North Cleaning Company",
    owner: "Joyce Whitaker",
    city: "columbus",
    papers: "IB",
    about:
      "Lofts, Victorian stairs, student move-outs. Eleven employees, no gig workers. Rates are on our door. Offices in the evening, carpet with our own machine."
  },
  {
    name: "Carolina Clean Slate",
    owner: "Monique Ferrell",
    city: "charlotte",
    papers: "LIB",
    also: ["Moving"],
    does: ["move-out", "deep"],
    about:
      "Move-out, move-in and after-the-contractor cleaning. Property managers send us their worst. We photograph every room before and after for your deposit."
  },
  {
    name: "La Jolla Linen & Home",
    owner: "Teresa Aguilar",
    city: "sanDiego",
    papers: "IB",
    does: ["recurring", "deep"],
    about:
      "Housekeeping rather than cleaning: laundry, ironing, silver, guest rooms. Small client list, long relationships, confidentiality understood."
  },
  {
    name: "Crescent City Clean",
    owner: "Odette Fontenot",
    city: "newOrleans",
    papers: "IB",
    about:
      "High ceilings, old floors, and whatever Mardi Gras left behind. We dust from the top of the twelve-foot door down. Shotgun doubles are a flat rate."
  },
  {
    name: "Fountain City Housekeeping",
    owner: "Gail Simmons",
    city: "kansasCity",
    papers: "I",
    does: ["recurring", "deep"],
    about:
      "My sister and I. Fourteen regular houses and room for two more. No apps, no packages: we look at your home, say a number, and keep it for a year."
  },
  {
    name: "Gateway Green Cleaning",
    owner: "Amir Haddad",
    city: "saintLouis",
    papers: "LIB",
    also: ["Flooring"],
    does: ["carpet", "recurring", "deep"],
    about:
      "Carpet, upholstery and rug care with real truck-mounted heat, plus house cleaning. Certified textile cleaners. We'll tell you when a rug isn't worth saving."
  },
  {
    name: "North Loop Neat",
    owner: "Kirsten Aalto",
    city: "minneapolis",
    papers: "IB",
    does: ["recurring", "office", "deep"],
    about:
      "Salt and slush come in from November to April; we take them out again. Entry floors, mudrooms, condos, small offices. Every other week, same day, same hour."
  },
  {
    name: "Cream City Cleaners",
    owner: "Donna Jankowski",
    city: "milwaukee",
    papers: "I",
    does: ["recurring", "deep", "windows"],
    about:
      "Old-fashioned: hands and knees, rags boiled, windows with newspaper. References from people who've had us since the nineties. Carpet washed, not steamed."
  },
  {
    name: "Badger Bright",
    owner: "Lucía Ramos",
    city: "madison",
    papers: "B",
    solo: true,
    fresh: true,
    about:
      "Grad student spouse starting out on my own after five years at a hotel. Apartments and small houses by bus or bike. I'm careful, quiet and very thorough with kitchens."
  }
]
