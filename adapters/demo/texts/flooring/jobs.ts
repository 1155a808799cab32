import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "refinish",
    price: [1900, 6800],
    ask: "About 700 sq ft of red oak, three rooms and a hall, last sanded who knows when. One room was under carpet. Natural or a light stain.",
    note: "Sand to 100, stain samples on site, three coats waterborne, stay off for 24 hours, rugs after two weeks.",
    titles: ["oak| The oak was hiding", "Floors like honey", "Dust? What dust?"],
    openings: [
      "oak| Under the shag carpet was red oak from 1951.",
      "Thirty years of chairs had worn a path from the stove to the table.",
      "Three dogs, four kids, one floor.",
      "We closed on Friday, the movers were coming in nine days, and the floors were orange.",
      "pine| Someone before us had painted the pine. Brown. Glossy."
    ],
    details: [
      "{pro} put six stains on the actual floor and had us look at them in the morning and in the evening.",
      "There was less dust than I make with a toaster.",
      "Pet stains by the back door were cut out and boards woven in, and I can't find the place.",
      "Edges and corners were done by hand scraper, no swirl marks.",
      "The satin finish hides what the dogs do to it."
    ],
    faults: [
      "There are chatter waves across the living room when the sun is low.",
      "The last coat has hairs and a fly in it."
    ]
  },
  {
    kind: "plank",
    price: [2400, 8900],
    ask: "Replace carpet with luxury vinyl plank on the first floor, about 850 sq ft, including transitions and baseboards. Slab has a crack.",
    note: "Tear-out, slab patched and leveled, plank glued or floating as the moisture test says, baseboards reset.",
    titles: ["Kid-proof, dog-proof, finally", "Two days and a new house", "Plank done right"],
    openings: [
      "The carpet had lived through two toddlers and a flood.",
      "Our slab had a crack you could lose a dime in.",
      "The flooring store's own installer had an opening in two months.",
      "Rental between tenants, nine days, 850 square feet."
    ],
    details: [
      "They leveled the slab before laying anything, which the two cheaper bids hadn't mentioned.",
      "{pro} undercut the door casings so the plank slides under, no caulk in sight.",
      "The planks run through the doorways without strips.",
      "They moved the refrigerator and the piano and put both back.",
      "No two knots of the same pattern lie next to each other; somebody paid attention."
    ],
    faults: ["It clicks when you walk past the sofa.", "The transition at the patio door has lifted already."]
  },
  {
    kind: "tile",
    price: [1600, 7400],
    ask: "Kitchen and entry, 260 sq ft, 12x24 porcelain. Old tile has to come out and I think the subfloor is not flat.",
    note: "Demo, new underlayment, leveling, porcelain in third-offset, epoxy grout. Kitchen out of use for four days.",
    titles: ["Not one lip between tiles", "Tile as flat as a lake", "Grout lines like graph paper"],
    openings: [
      "Cracked tile in the entry, which everybody stepped around by habit.",
      "We'd carried the same pallet of tile through two moves.",
      "Herringbone, large hexagons and a doorway that isn't straight.",
      "Bathroom floor, small room, expensive marble, nervous owner."
    ],
    details: [
      "The layout was chalked out so that no sliver ends up at the door.",
      "{pro} stopped to show me the rotten subfloor, fixed it, and charged for two sheets of plywood.",
      "Run a socked foot across it in the dark and you feel nothing.",
      "The grout lines meet the ones on the wall.",
      "They put a decoupling mat under it, so the next crack stays downstairs."
    ],
    faults: [
      "Three tiles sound hollow when you tap them.",
      "Grout haze on every tile, which I spent a weekend removing."
    ]
  },
  {
    kind: "carpet",
    price: [650, 3400],
    ask: "Carpet for stairs and landing, 15 treads, plus two bedrooms. Something that hides a grey cat.",
    note: "Dense loop on the stairs over felt pad, bedrooms in cut pile, seams away from the door. One day.",
    titles: ["stairs| Stairs you can nap on", "No seams to be found", "runner| Cat approves of the runner"],
    openings: [
      "stairs| The stair carpet was bald in the middle.",
      "cat| Two bedrooms, one landing, a grey cat who sheds.",
      "stretch| Our carpet had ripples that tripped my mother.",
      "runner| I inherited a Persian runner and no rods."
    ],
    details: [
      "stairs| The pattern lines up all the way down the stairs, even at the turn.",
      "stretch| {pro} restretched the old carpet instead of selling us a new one.",
      "I know where the seam is and I still can't see it.",
      "They shaved the door bottoms so that nothing drags.",
      "The pad they recommended makes it feel like a good hotel."
    ],
    faults: [
      "stairs| The tack strip pokes through at the edge of the bottom step.",
      "It was cut a half inch short along the closet."
    ]
  },
  {
    kind: "repair",
    price: [280, 1900],
    ask: "Dishwasher leak has cupped about 30 sq ft of oak in the kitchen. Insurance is involved. Can it be repaired without refinishing everything?",
    note: "Dry first, then replace and weave about forty boards, sand and blend to the nearest threshold. Report for your insurer.",
    titles: ["water| Water damage erased", "wall| They wove the boards in", "Small repair, invisible"],
    openings: [
      "water| The dishwasher leaked politely for a month before we noticed.",
      "wall| A wall came out and left a stripe of nothing across the oak.",
      "squeak| One squeaky board outside the nursery. One.",
      "water| Insurance wanted to replace a third of a room, as if wood came in thirds."
    ],
    details: [
      "water| {pro} put fans on it for a week before cutting anything, and half of the boards flattened on their own.",
      "wall| The patch is feathered in so that there's no line where the old wall was.",
      "They found matching oak from the same decade in their stash.",
      "squeak| The squeak was fixed from underneath with two screws and a wedge.",
      "water| The moisture report they wrote got the claim approved."
    ],
    faults: [
      "The patch is a different color in every light.",
      "water| It has cupped again, since nobody checked what was underneath."
    ]
  },
  {
    kind: "coating",
    price: [1300, 5900],
    ask: "Two-car garage, 480 sq ft, oil stains, want a coating that doesn't peel under hot tires. Also interested in the basement.",
    note: "Diamond grind, crack repair, polyaspartic with flake, drive on it after 48 hours. Moisture test first.",
    titles: [
      "garage| Garage floor nicer than my kitchen",
      "Ground, coated, gorgeous",
      "base| The basement is dry and shiny",
      "Cleans with a mop",
      "Not one bubble"
    ],
    praise: [
      "I park outside because I don't want to spoil it.",
      "They masked the walls as if they were doing surgery.",
      "It was dry when they'd said, to the hour.",
      "My neighbors pretend to need a tool so that they can look at it."
    ],
    openings: [
      "garage| My previous garage coating came up with the first hot tire.",
      "base| The basement floor was painted, peeling and always a bit damp.",
      "garage| Thirty years of oil changes on one slab.",
      "garage| I restore motorcycles and drop things."
    ],
    details: [
      "They ground it instead of acid-washing, and vacuumed as they went.",
      "{pro} tested for moisture with little probes overnight before agreeing to coat.",
      "The flake pattern hides sawdust, gravel and my mistakes.",
      "They routed out each crack and filled it flush.",
      "garage| Gasoline wipes off. I've checked, not on purpose."
    ],
    faults: [
      "garage| It peeled under the left front tire the first hot week.",
      "The bubbles were 'outgassing', I'm told, and they're still there."
    ]
  }
]
