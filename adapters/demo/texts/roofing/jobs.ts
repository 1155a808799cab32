import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "replacement",
    price: [7800, 19800],
    ask: "Full tear-off and new architectural shingles, about 24 squares, one layer as far as I know. Two skylights that may as well be replaced.",
    note: "Tear-off, deck inspection, ice and water shield at eaves and valleys, architectural shingles, ridge vent. Rotten decking priced per sheet.",
    titles: ["New roof in a day and a half", "Straight lines, clean yard", "A roof we're proud of"],
    openings: [
      "Shingles were curling like potato chips.",
      "Twenty-three years on the old roof and granules in every gutter.",
      "We got five bids for the roof and a spreadsheet.",
      "Selling the house, and the inspector's report said 'at end of service life' in bold.",
      "The roof before this one was nailed over another one, which we found out during the tear-off."
    ],
    details: [
      "Crew of eight arrived at seven, tear-off done by ten, dried in before the afternoon clouds.",
      "{pro} sent photos of the four rotten sheets of decking before replacing them, with the price per sheet that was in the contract.",
      "Ice and water shield in the valleys exactly as specified; I went up to look.",
      "They hung tarps over my hydrangeas and asked which ones were the divas.",
      "I walked the lawn barefoot afterwards on a dare and found not one nail."
    ],
    faults: [
      "Found a dozen nails in the driveway, two of them with my tire.",
      "The ridge cap doesn't match the field shingles, and apparently that's 'within range'."
    ]
  },
  {
    kind: "leak",
    price: [280, 1450],
    ask: "Brown stain on the bedroom ceiling near the chimney, only when the rain comes from the west. Would like the cause found and fixed.",
    note: "Water test, new step and counter flashing at the chimney, ceiling left to dry before painting.",
    titles: ["Found the leak nobody could", "Small repair, no drama", "Dry through the next three storms"],
    openings: [
      "Water stain over the bed that grew a little with every west wind.",
      "Two roofers told me I needed a whole new roof because of one leak.",
      "Drip, drip, into my grandmother's soup pot.",
      "The leak only came with wind from the south, never with plain rain.",
      "storm| A branch came through during the storm and left a hole the size of a football."
    ],
    details: [
      "hunt| {pro} sat in the attic with a flashlight while a colleague ran a hose, and had it in ten minutes.",
      "chimney| It was the chimney flashing, caulked over so many times it had become a sculpture.",
      "vent| A vent boot had split; a small part, two shingles, done.",
      "They came out in the rain to tarp it, and back on {day} to repair it properly.",
      "I was shown before and after pictures on the phone and given copies without asking."
    ],
    faults: [
      "It leaked again in the same spot at the next heavy rain.",
      "The new shingles are a different grey, visible from the street."
    ]
  },
  {
    kind: "ice dam",
    price: [420, 1900],
    season: "cold",
    snow: true,
    ask: "Ice dam along the north eave, water is coming in above the kitchen window. Need it off safely and advice on how to prevent the next one.",
    note: "Steam removal, no hammers. Afterwards an attic check for bypasses and blocked vents.",
    titles: ["Ice dam gone, gutters intact", "Steam, not hammers", "Saved the kitchen ceiling"],
    openings: [
      "Icicles as long as my leg and water running down the inside of the kitchen window.",
      "The ice dam on the north side was a foot thick.",
      "I had been up there with a roof rake and a bad idea.",
      "After the second ice dam in two winters I wanted a reason, not just a removal."
    ],
    details: [
      "They steamed it off in channels, slowly, and not one shingle was harmed.",
      "{pro} explained with the attic hatch open where my warm air was going and why the dam forms.",
      "They fixed the baffles and sealed the bath fan that had been blowing into the attic since forever.",
      "Shoveled the fallen ice off the walk so that the mailman could get through."
    ],
    faults: [
      "A whole section of gutter came down with the ice and they called it unavoidable.",
      "They billed a minimum of four hours for about ninety minutes."
    ]
  },
  {
    kind: "gutters",
    price: [780, 3600],
    ask: "Gutters overflow at both corners and pull away from the fascia. Around 160 feet, two stories, would like bigger downspouts and guards.",
    note: "Six inch seamless aluminum, hidden hangers every two feet, larger downspouts, fascia repaired where soft.",
    titles: [
      "Gutters that gutter",
      "waterfall| No more waterfall at the front door",
      "basement| Dry basement, thanks to gutters"
    ],
    openings: [
      "waterfall| A waterfall came down right in front of our front door at every storm.",
      "The gutters had a crop of maple seedlings in them.",
      "basement| Our basement was damp, and the first honest person said to look up, not down.",
      "Old box gutters, wooden, rotten, pretty."
    ],
    details: [
      "They ran the new ones in one piece from a machine on the truck, and my kids watched the whole thing.",
      "{pro} put a level on them and poured a bucket in at the far end to show me.",
      "The downspouts go out eight feet now instead of into my foundation.",
      "They replaced the soft fascia and primed the back of it, which no one would ever see.",
      "The color matches the trim so well that my neighbor asked whether we'd really had it done."
    ],
    faults: [
      "One corner drips on the exact spot where we stand to find our keys.",
      "The guards they sold us shed water straight over the edge."
    ]
  },
  {
    kind: "hail",
    price: [9500, 31000],
    ask: "Hail claim was approved last week. We need somebody who works with the adjuster's scope and can tell us what was missed.",
    note: "Inspection with your adjuster, supplement for code items, impact resistant shingles if you want the premium discount.",
    titles: ["Handled the insurance circus", "Hail claim without headaches", "Met the adjuster on the roof"],
    openings: [
      "Golf ball hail, four minutes, every roof on the block.",
      "Eleven storm chasers knocked before we called somebody local.",
      "The insurance adjuster offered enough for about half of a roof.",
      "Our claim had been denied once already."
    ],
    details: [
      "{pro} walked the roof with the adjuster and chalked every hit, and the second scope was fair.",
      "They told us the garage was fine and left it out of the claim.",
      "The deductible was the deductible; nobody winked and offered to 'make it disappear'.",
      "We upgraded to the impact shingles, and the premium discount paperwork was waiting in my inbox.",
      "The final paperwork came to {price} and matched what the insurer released."
    ],
    faults: [
      "Between the adjuster and the office nobody could tell us what was being paid by whom.",
      "After the check cleared we were moved to the back of the line for seven weeks."
    ]
  },
  {
    kind: "inspection",
    price: [150, 680],
    ask: "We are buying a 1930s house and the seller says the roof has ten years left. Please inspect it and give us a written opinion.",
    note: "Roof and attic inspection, written report with photographs within two days.",
    titles: [
      "An honest inspection",
      "Told me to wait five years",
      "Report worth its price",
      "Clear report, clear conscience",
      "Not a sales call"
    ],
    praise: [
      "I've hired inspectors who wrote more and said less.",
      "We knew what we were buying, and slept well.",
      "The fee would have come off a repair, and they found none to do.",
      "They drew the roof on one page, with what to do in which year."
    ],
    openings: [
      "buy| Needed an opinion on a roof before closing on the house.",
      "buy| The seller swore the roof had ten good years left.",
      "I expected a sales pitch for a replacement.",
      "We couldn't tell whether the moss was charming or expensive."
    ],
    details: [
      "The report had forty photos with arrows and one clear sentence at the top.",
      "{pro} said 'five more years, and spend three hundred now', so that's what we did.",
      "buy| We took the report to the seller and got eight thousand off the price.",
      "They went into the attic too, on hands and knees, and found daylight where it shouldn't be."
    ],
    faults: [
      "The inspection was twelve minutes from the ground with a pair of binoculars.",
      "buy| The written report took two weeks and our option period had ended by then."
    ]
  }
]
