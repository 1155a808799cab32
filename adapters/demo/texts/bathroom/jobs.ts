import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "full",
    price: [14500, 39000],
    ask: "Full renovation of the hall bathroom, 5 by 8, original from 1957. New tub, tile, vanity, toilet, fan. It is our only full bath.",
    note: "Fifteen working days, toilet usable every night, waterproofing tested before tile, permit included.",
    titles: [
      "one| Only bathroom, fifteen days, done",
      "mint| From mint green to marvelous",
      "We never lost the toilet"
    ],
    openings: [
      "one| One bathroom, four people, fifteen days.",
      "mint| Our bathroom was mint green, and not in a nice way.",
      "The tub was cast iron, upstairs, and staying for all eternity, or so we thought.",
      "We'd put off the bathroom for so long that the floor decided for us.",
      "The contractor before this one left us with a bucket."
    ],
    details: [
      "The toilet was reconnected every evening, which is the whole review, really.",
      "{pro} showed me the flood test on the new pan before anything was tiled.",
      "They found a notch cut out of a joist and sistered it the same day.",
      "The niche lines up with the tile courses on all four sides.",
      "The fan is so quiet we've had to put in a light to know it's on."
    ],
    faults: [
      "Fifteen days turned into thirty-eight and we joined a gym to shower.",
      "The vanity arrived two inches too wide and there was a shrug."
    ]
  },
  {
    kind: "shower",
    price: [5200, 16800],
    ask: "Convert a tub into a walk-in shower with a bench, low threshold, glass door. Existing tile floor should stay if possible.",
    note: "Foam-core pan, full waterproofing, bench and niche, frameless door templated after tile.",
    titles: [
      "Shower like a spa, floor saved",
      "Low threshold, high quality",
      "tub| No more climbing over the tub"
    ],
    openings: [
      "tub| Nobody had taken a bath in our tub since the kids left.",
      "tub| Climbing over the tub wall with a new hip was an adventure I could do without.",
      "The shower pan had been leaking into the den, quietly, for years.",
      "Curbless was what we wanted and what two companies said couldn't be done."
    ],
    details: [
      "They recessed the joists for a flush threshold and had an engineer sign it.",
      "{pro} had me sit on a bucket to find the right bench height.",
      "Water goes to the drain and nowhere else; I've checked with a whole bottle of shampoo.",
      "The glass was measured after the tile, so the gaps are even.",
      "Existing floor tile was saved, down to the cracked one I'm fond of."
    ],
    faults: [
      "Water pools in the corner away from the drain.",
      "The door sweeps water onto the floor, and silicone has been offered as the cure."
    ]
  },
  {
    kind: "vanity",
    price: [1900, 7800],
    ask: "Replace a 60 inch vanity with double sinks and quartz top, new faucets and mirrors, patch the wall where the old mirror was glued.",
    note: "Vanity set level, drains moved to fit drawers, quartz top, wall skimmed, mirrors hung on cleats.",
    titles: [
      "two| Two sinks, one happy couple",
      "Vanity fits like a drawer",
      "mirror| The mirror wall came out fine",
      "Morning traffic solved",
      "Neat drains, straight mirrors"
    ],
    praise: [
      "We've stopped bumping elbows.",
      "They put the old faucet in a bag for my brother, who collects brass.",
      "The drawers glide past the pipes with a finger to spare.",
      "They wiped the mirror before showing it to me.",
      "One day of work and ten years of complaints gone."
    ],
    openings: [
      "two| Two people, one sink, twenty-two years.",
      "mirror| A mirror the size of a door was glued to our wall.",
      "The vanity top was cultured marble, with a crack that held toothpaste.",
      "antique| I bought a vanity from an antique shop and a vessel sink, and needed someone brave."
    ],
    details: [
      "They cut the drawers around the drain so neatly that it looks factory made.",
      "{pro} moved the sconces two inches so they center on the new mirrors.",
      "antique| The old dresser was sealed inside and out before it was allowed near water.",
      "mirror| They got the mirror off in one piece and it now hangs in the gym.",
      "The faucet's reach was tested with my hands before drilling."
    ],
    faults: [
      "One sink drains slowly because the trap is on the wrong side.",
      "The backsplash piece doesn't touch the wall at one end."
    ]
  },
  {
    kind: "tile",
    price: [3600, 13800],
    ask: "Bathroom floor and walls to four feet, about 180 sq ft of tile, heated floor mat, existing fixtures to be reset.",
    note: "Uncoupling and heat mat, tile to 48 inches with a bullnose, fixtures reset on new supplies and seals.",
    titles: ["warm| Warm floor, warm heart", "Tile lines that meet", "penny| Penny tile perfection"],
    openings: [
      "penny| Penny tile is charming until you see a bad job of it.",
      "warm| I wanted a warm floor. That was the entire brief.",
      "Our old tile came off the wall by the sheet, with the wall.",
      "Black and white hex with my initials by the door, because why not."
    ],
    details: [
      "penny| {pro} laid the sheets so that you can't find where one ends.",
      "warm| The heat comes on at six, and so do I now, voluntarily.",
      "They drew a layout for every wall and asked about the window sill.",
      "The bullnose turns the corner without a break.",
      "The floor was flattened first, half an inch at the worst spot."
    ],
    faults: ["warm| The heated floor works, except where you stand.", "Grout has cracked along the tub."]
  },
  {
    kind: "fixtures",
    price: [420, 2600],
    ask: "New toilet, faucet, shower trim, towel bars and a fan that is currently not vented. Nothing structural, just tired.",
    note: "All fixtures in a day and a half, fan ducted through the roof with a proper cap.",
    titles: [
      "Small refresh, big difference",
      "Everything shines",
      "fan| A fan that vents to outdoors",
      "Tired bathroom woken up",
      "In and out in a day"
    ],
    praise: [
      "Guests think we remodeled.",
      "Old holes in the tile were filled so you'd have to know.",
      "Every valve was tried twice.",
      "Cheaper than I had feared by about half.",
      "They left the instructions and the little wrench in a bag under the sink."
    ],
    openings: [
      "We didn't want a remodel, only to stop apologizing for the bathroom.",
      "fan| The fan had been blowing steam into the attic since 1996.",
      "Selling in spring, the agent said 'faucets'.",
      "bars| Three towel bars had come out of the wall, one with me holding on."
    ],
    details: [
      "{pro} swapped the works in a day and carried every scrap away.",
      "bars| The towel bars are screwed into blocking now, and could take a person.",
      "fan| The duct goes through the roof with a cap, and the mirror no longer fogs.",
      "They talked me out of the fancy faucet, because of the cartridge, and into a solid one.",
      "Caulk lines as thin as string."
    ],
    faults: [
      "The new toilet runs.",
      "They scratched the tub with a dropped wrench and put a bath mat over it."
    ]
  },
  {
    kind: "accessible",
    price: [6400, 23500],
    ask: "Accessible bathroom for a wheelchair user: roll-in shower, turning space, sink with knee room, grab bars to plan, wider door.",
    note: "Door to 36 inches, roll-in shower with linear drain, blocking in all walls, wall-hung sink. We'll test it with the chair.",
    titles: ["Dignity, and nice tile", "she| She can use it by herself", "Accessible and beautiful"],
    openings: [
      "she| My wife came home from rehab in a wheelchair.",
      "We're planning to grow old here and decided not to wait until we are.",
      "son| Our son is eleven, and heavier than I can lift.",
      "The door was 26 inches wide and the chair is 27."
    ],
    details: [
      "They borrowed a chair and rolled through every step before closing the walls.",
      "{pro} put in blocking everywhere, so we can add bars wherever life goes.",
      "It doesn't look like a hospital; people ask where we got the tile.",
      "The controls are where a seated hand reaches.",
      "They helped us with the grant forms and waited for the payment."
    ],
    faults: [
      "The sink was mounted at a standard height, with the drawings on the wall next to it.",
      "There's a half-inch lip at the door, and half an inch is everything."
    ]
  }
]
