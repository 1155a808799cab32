import type { Business } from "#adapters/demo/trade.ts"

export const businesses: ReadonlyArray<Business> = [
  {
    name: "Two Coats Atlanta",
    owner: "Jerome Pickett",
    city: "atlanta",
    papers: "LI",
    does: ["interior", "cabinets", "door"],
    about:
      "The name is the policy: two coats, always, even when the can says one. Interiors, cabinets, and front doors in colors your HOA has approved. We carry the approval letter."
  },
  {
    name: "Virginia-Highland Painters",
    owner: "Beth Sorrell",
    city: "atlanta",
    papers: "LIB",
    does: ["interior", "exterior", "door"],
    about:
      "Craftsman bungalows. Lead-safe certified, which means plastic, HEPA and patience. We'd rather scrape for three days than paint over a problem for one."
  },
  {
    name: "Brushfire Painting",
    owner: "Kofi Mensah",
    city: "atlanta",
    papers: "I",
    availability: "today",
    does: ["interior", "door"],
    about:
      "Rental turnovers and rush jobs. Four painters, one van, two-bedroom apartments overnight. Price per room on the phone. Commercial hallways and stairwells overnight."
  },
  {
    name: "Cut & Roll",
    owner: "Aaron Feldman",
    city: "austin",
    papers: "I",
    does: ["interior", "wallpaper", "cabinets"],
    about:
      "No tape. If a painter needs tape to cut a line, he needs another year of practice. Interiors only, low-odor paint only, Austin only."
  },
  {
    name: "Columbine Painting",
    owner: "Marta Kovacs",
    city: "denver",
    papers: "LIB",
    also: ["Carpentry"],
    does: ["exterior", "deck", "interior"],
    about:
      "High altitude sun eats paint from the south side first. We plan coatings elevation by elevation and put a seven-year warranty on exteriors. Decks and fences May through October."
  },
  {
    name: "Grey Skies Painting",
    owner: "Leif Andersson",
    city: "seattle",
    papers: "LI",
    about:
      "Exteriors in the eleven dry weeks, interiors in the other forty-one. Book accordingly. We color-match to your cedar."
  },
  {
    name: "Logan Square Plaster & Paint",
    owner: "Rafael Quiñones",
    city: "chicago",
    papers: "LI",
    also: ["Handyman"],
    does: ["interior", "wallpaper"],
    about:
      "Old plaster first, then paint. Cracks get mesh and lime, not caulk. My wife does the decorative work: stencils, picture rails, a ceiling rose now and then."
  },
  {
    name: "Ocotillo Painting Co.",
    owner: "Ben Yazzie",
    city: "phoenix",
    papers: "LI",
    does: ["exterior", "interior"],
    about:
      "Stucco repair and elastomeric coatings. We start at five in summer and are gone by one, because paint that flashes off in the heat is paint you'll buy twice."
  },
  {
    name: "Drop Cloth Diaries",
    owner: "Sasha Lindqvist",
    city: "portland",
    papers: "IB",
    does: ["interior", "wallpaper", "door"],
    about:
      "Color consultations with a painter attached. We'll put up six big samples and let you live with them for a week. Wallpaper hung and removed, with and without tears."
  },
  {
    name: "Scarlet & Gray Painters",
    owner: "Todd Buckner",
    city: "columbus",
    papers: "I",
    also: ["Carpentry", "Flooring"],
    about:
      "Started as three students painting porches for beer money in 2006. Now it's thirty people and payroll. Exteriors, trim repair, cabinets in our spray booth. Commercial work on nights and weekends."
  },
  {
    name: "Myers Park Finish Co.",
    owner: "Alston Reid",
    city: "charlotte",
    papers: "LIB",
    does: ["interior", "cabinets", "door"],
    about:
      "Fine finishes: brushed enamel trim, lacquered libraries, limewash. We work slowly and by referral, and we've made an exception by being here."
  },
  {
    name: "Sunset Cliffs Painting",
    owner: "Diego Navarro",
    city: "sanDiego",
    papers: "LIB",
    does: ["exterior", "interior"],
    about:
      "Coastal exteriors with the rust treated and the stucco patched before anything gets painted. Fog-belt and beach houses since 1995. Licensed C-33."
  },
  {
    name: "Allentown Color Works",
    owner: "Joan Piotrowski",
    city: "buffalo",
    papers: "I",
    does: ["exterior", "door"],
    about:
      "Painted ladies with five or more colors. I climb, my nephew climbs, the computer stays down here. Historic palettes researched properly."
  },
  {
    name: "Triple Decker Painting",
    owner: "Liam Feeney",
    city: "boston",
    papers: "LI",
    does: ["exterior", "interior"],
    about:
      "Three floors, three porches, one week. Staging included. We know which side street the truck can park on and whose cousin to call when it can't."
  },
  {
    name: "Green Mountain Brush",
    owner: "Sylvie Tremblay",
    city: "burlington",
    papers: "I",
    about:
      "Milk paint, linseed, lime and ordinary acrylic too. Farmhouses, barns, ski condos. Slow, tidy, no drips. One dog on the crew."
  },
  {
    name: "Casco Bay Painters",
    owner: "Eben Thurlow",
    city: "portlandMe",
    papers: "I",
    availability: "month",
    does: ["exterior", "deck"],
    about:
      "Salt, fog and shingles. We oil, stain or paint what the ocean is trying to take back. Waitlist every spring; sign up in the fall."
  },
  {
    name: "Treasure Valley Painting",
    owner: "Olga Petrenko",
    city: "boise",
    papers: "LI",
    also: ["Flooring"],
    about:
      "New construction and repaints. Spray and back-roll, sharp lines, no overspray on your truck. Eight-year-old company, twenty-year painters. Interior, exterior and small commercial jobs."
  },
  {
    name: "Beehive Coatings",
    owner: "Josh Tanner",
    city: "saltLakeCity",
    papers: "LI",
    fresh: true,
    about:
      "Garage floors, kitchen cabinets, anything that has to be tougher than wall paint. Left the auto body trade to do this full time and looking for our first customers on this site."
  }
]
