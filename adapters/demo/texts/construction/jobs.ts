import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "addition",
    price: [98000, 285000],
    ask: "Primary suite and a larger kitchen toward the back yard, about 480 sq ft on a crawlspace, roof tied in. We have a survey and sketches.",
    note: "Design, engineering and permit as phase one at a fixed fee, then a fixed price for the build with allowances listed.",
    titles: ["Addition looks original", "lived| We lived here through it all", "More house, same street"],
    openings: [
      "Three kids, one bathroom, no wish to move.",
      "Our addition was priced by four builders, and the range was a hundred thousand dollars.",
      "lived| We lived in the house through the whole addition, with a baby.",
      "The lot slopes, the sewer is in the wrong place, and the oak isn't allowed to go.",
      "My parents moved in, so the house had to grow."
    ],
    details: [
      "The rooflines meet so well that the appraiser asked which part was new.",
      "{pro} sent a two-line update every evening with what happened and what was next.",
      "The zip wall worked; we had dust only on the day they opened up.",
      "Allowances were realistic, and two of them came back to us unspent.",
      "They caught a beam the drawings had missed, and the engineer thanked them."
    ],
    faults: [
      "The schedule grew from five months to nine, each week with a new reason.",
      "Change orders began on day two and never stopped."
    ]
  },
  {
    kind: "adu",
    price: [128000, 310000],
    ask: "Detached ADU, one bedroom, about 600 sq ft, for my mother now and as a rental later. Step-free, please. Alley access.",
    note: "Feasibility first: sewer, setbacks, power. Then plans, permit, build, seven to nine months from today all in.",
    titles: ["mom| Grandma's house is finished", "ADU from permit to keys", "They knew every setback"],
    openings: [
      "mom| My mother needed a place of her own thirty steps from ours.",
      "Garage conversion, alley access, a city that changes its rules every spring.",
      "We started with a feasibility letter and no idea about sewers.",
      "rent| Built a casita for rent to help with the mortgage.",
      "neighbor| The neighbor objected to everything."
    ],
    details: [
      "neighbor| {pro} handled the hearing with the neighbor, and they now wave to each other.",
      "The permit came back with one comment, and it was about a smoke alarm.",
      "mom| No step anywhere, wide doors, and it still doesn't look like a clinic.",
      "They found four feet of setback that another firm said we didn't have.",
      "rent| It was rented within a week of the final inspection."
    ],
    faults: [
      "The sewer connection was a surprise of eleven thousand dollars that a feasibility letter should have found.",
      "Six weeks passed with nobody on site and no phone call."
    ]
  },
  {
    kind: "custom home",
    price: [310000, 890000],
    ask: "Custom home on a lot we own, about 2,600 sq ft, single story, high performance envelope. Architect drawings are 80 percent done.",
    note: "Preconstruction agreement first: budget by trade, value engineering with your architect, then cost-plus with a guaranteed maximum.",
    titles: ["Built our forever home", "Open book, open minds", "A builder you can call"],
    openings: [
      "We'd saved for this house for nineteen years.",
      "rock| A lot with a view, rock six inches down, and an architect with ideas.",
      "Second custom home we've built, first one we enjoyed building.",
      "People told us a new house would end our marriage."
    ],
    details: [
      "Every invoice was in a shared folder the same week.",
      "The blower door test came in at half of what the code allows.",
      "{pro} walked the framing with us and a roll of tape, moving outlets until we were bored.",
      "rock| They hit rock, called us, showed us three options with prices, and we picked one over coffee.",
      "When lumber jumped, the guaranteed maximum held."
    ],
    faults: [
      "We were told about the window delay after the drywall was hung around the holes.",
      "The punch list still has twenty-six items, and we have moved in around it."
    ]
  },
  {
    kind: "renovation",
    price: [42000, 165000],
    ask: "Whole first floor renovation of a 1940s house, one load-bearing wall out, new windows, new layout. No addition.",
    note: "Structural beam engineered and inspected, windows ordered first, dust walls, twelve weeks on site.",
    titles: [
      "wall| The wall is gone, the house stands",
      "Renovation without the horror",
      "Old bones, new plan"
    ],
    openings: [
      "wall| We wanted the wall between kitchen and dining room gone, and it was holding up the house.",
      "A 1940s house with 1940s rooms.",
      "Bought a fixer from an estate, raccoons included.",
      "Our renovation project began when the tub came through the ceiling."
    ],
    details: [
      "wall| The beam sits flush, so the ceiling runs through as if there had never been a wall.",
      "{pro} opened one small hole to check before pricing, and it saved us a surprise.",
      "They built a temporary kitchen in the laundry room with a sink and a hot plate.",
      "The salvaged doors and trim were reused, as we'd asked.",
      "They were honest about what the house could and couldn't do."
    ],
    faults: [
      "Our things were moved to a pod without padding, and it shows.",
      "The subs seemed to meet each other for the first time in our living room."
    ]
  },
  {
    kind: "foundation",
    price: [9500, 48000],
    ask: "Basement wall bows inward about an inch and a half, stair-step cracks in the block. Need an engineer and a fix.",
    note: "Engineer's letter, carbon fiber on one wall, excavation and drain on the other, permit and inspection.",
    titles: [
      "The foundation is solid again",
      "Engineer, plan, fix, done",
      "Slept well for the first time",
      "A third of the scary price",
      "Straight answers about cracks"
    ],
    praise: [
      "It rained for nine days straight, and the floor is dry.",
      "The engineer's letter is in the drawer with the deed.",
      "They marked the old cracks with dates, so we can see that nothing moves.",
      "They could have frightened us and didn't."
    ],
    openings: [
      "settle| A marble rolled across our living room by itself.",
      "bow| The basement wall had a belly.",
      "The foundation salesman had me in tears and a contract on the table.",
      "settle| Doors stuck on one side of the house and gaped on the other."
    ],
    details: [
      "They brought an independent engineer first, and his fix cost a third of the scary one.",
      "{pro} dug by hand around my wife's roses.",
      "The new drain runs to daylight, and I've watched it run.",
      "bow| They measured the walls with a laser before and after and gave me the numbers.",
      "settle| The jacks went up a quarter turn at a time, a week of patience."
    ],
    faults: [
      "The yard looks like a minefield and grass seed is 'not in the contract'.",
      "New cracks appeared in the room above, and they say it's normal."
    ]
  },
  {
    kind: "commercial",
    price: [24000, 140000],
    ask: "Build-out of a 1,400 sq ft storefront as a bakery: plumbing, hood, counter, restroom to code. Opening date is fixed.",
    note: "Permit drawings, health department review, hood and grease trap with our subs, night deliveries, eleven weeks.",
    titles: [
      "bake| We opened on the date",
      "Storefront done, inspector happy",
      "Commercial pros",
      "Open for business",
      "Inspections on the first try"
    ],
    praise: [
      "Our landlord has asked for their number.",
      "We paid rent on an empty shop for not one extra day.",
      "The site meetings were twenty minutes and had minutes.",
      "Our customers walk in and ask who built it."
    ],
    openings: [
      "bake| We signed a lease for a storefront and had fourteen weeks to bake bread in it.",
      "clinic| Our clinic had to stay open during the work.",
      "Our shop could close for exactly one week, between two holidays.",
      "office| Warehouse to office, forty desks, landlord with a thick rulebook."
    ],
    details: [
      "They worked nights so the upstairs tenants could take their calls.",
      "bake| {pro} had the health inspector walk through early, so the real inspection took ten minutes.",
      "bake| The hood, the grease trap and the fire marshal were all in the schedule from the start.",
      "bake| The doors opened on the day printed on our flyers.",
      "They reused the tin ceiling, sheet by sheet."
    ],
    faults: [
      "bake| The opening slid by five weeks and our flour didn't wait.",
      "The restroom had to be rebuilt because the turning circle was two inches short."
    ]
  }
]
