import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "weekly",
    price: [120, 260],
    ask: "Weekly service for a 15,000 gallon pool with salt system. Two palms drop everything into it. Dog swims.",
    note: "Weekly clean, chemistry, baskets, brush, photo log. Chemicals included in the monthly price.",
    titles: ["Crystal clear every week", "Photo log and blue water", "The pool I'd imagined"],
    openings: [
      "We inherited a pool with the house and were afraid of it.",
      "I did the chemistry myself for a year, and my swimsuit turned white.",
      "Two palms and a Labrador shed into our pool.",
      "Our previous pool guy came every week, on his invoice."
    ],
    details: [
      "I get a photo with the readings before I've had my coffee.",
      "{pro} noticed the water level dropping and found a leak at the skimmer before it found our patio.",
      "The tile line gets brushed every time, not only when somebody's watching.",
      "The salt cell was cleaned instead of replaced, and it's been fine ever since.",
      "The gate is always latched, and with small children I check."
    ],
    faults: [
      "By August the visits had shrunk to seven minutes, says my camera.",
      "Eyes burning after two of the visits and nobody could say what was put in."
    ]
  },
  {
    kind: "green",
    price: [280, 980],
    ask: "Pool has gone completely green while we were away, pump was tripped. We have a birthday party in ten days.",
    note: "Shock and floc, two to three visits, filter taken apart and cleaned, then balance.",
    titles: ["Green to blue in four days", "Swamp rescue", "birthday| Birthday saved"],
    openings: [
      "frogs| Came back from three weeks away to frogs.",
      "The pump had tripped and the pool turned into soup.",
      "We bought a foreclosure with a black pool.",
      "birthday| Ten days to my daughter's party, and you couldn't see the first step."
    ],
    details: [
      "frogs| {pro} netted the frogs out, alive, into a bucket, and drove them to the creek.",
      "Day one green, day two cloudy, day three a drain cover appeared, day four we swam.",
      "The filter was taken apart on the lawn, hosed, and put back with a new gasket.",
      "They told me what it would cost to drain instead, and why not to.",
      "They showed my son how to test the water and now it's his job."
    ],
    faults: [
      "It went green again inside a fortnight.",
      "The flocked gunk was vacuumed straight onto my herb bed."
    ]
  },
  {
    kind: "equipment",
    price: [420, 3900],
    ask: "Pump is screaming and the heater throws an error. Both about nine years old. Would like to know what is worth repairing.",
    note: "Pump bearings are gone, variable speed replacement pays back in about two years. Heater: pressure switch only.",
    titles: ["pump| Quiet pump, lower bill", "Repaired, not replaced", "heater| Heater lives again"],
    openings: [
      "pump| Our pump screamed like a jet and the neighbors had stopped smiling.",
      "heater| The heater showed an error that isn't in the manual.",
      "leak| Water under the equipment pad, every morning a bit more.",
      "auto| Automation from 2009: one button worked and nobody knew what it did."
    ],
    details: [
      "heater| They replaced a pressure switch instead of the heater.",
      "pump| {pro} programmed the new pump at the lowest speed that still skims, and I can't hear it.",
      "All the valves now have tags, and there's a photo of the correct positions in my phone.",
      "leak| The leak was an o-ring. I was charged for an o-ring.",
      "pump| The meter says it draws a fifth of what the old one did."
    ],
    faults: [
      "pump| The new pump is louder than the old, and set to run at night.",
      "heater| Three visits for one heater, each diagnosed a different board."
    ]
  },
  {
    kind: "resurface",
    price: [6800, 21000],
    ask: "Plaster is stained and rough, tile line is scaled, coping loose in two places. 18 by 36. Light is dead as well.",
    note: "Drain, chip, new pebble finish, waterline tile, coping reset, LED light, start-up and 30 days of chemistry by us.",
    titles: [
      "A new pool in the old hole",
      "Pebble finish is gorgeous",
      "No more scraped toes",
      "Four blues, one right choice",
      "Thirty days of care"
    ],
    praise: [
      "Swimming over it feels like flying.",
      "The deck was hosed clean every evening.",
      "They told us the exact day we could swim, and it was that day.",
      "The waterline tile is as straight as the water."
    ],
    openings: [
      "The plaster was taking the skin off the kids' toes.",
      "Our pool was built in 1979 and looked like it remembered every year.",
      "Loose coping, dead light, tile white with scale.",
      "We couldn't decide between four blues."
    ],
    details: [
      "{pro} brought sample buckets filled with water, so we could see the real color.",
      "They found a crack under the old plaster and stitched it before covering it.",
      "They came every day for the start-up week to brush and test.",
      "The new coping doesn't burn your feet.",
      "The LED is tasteful, if you leave it on white, which my children do not."
    ],
    faults: [
      "There are trowel marks and a dark blotch in the deep end.",
      "Pool sat empty for five weeks while the tile was 'on a boat'."
    ]
  },
  {
    kind: "new pool",
    price: [38000, 92000],
    ask: "New pool of about 14 by 28, mostly shallow, bench, automatic cover, fence. Small back yard with a 9 foot side access.",
    note: "Fiberglass fits through your side yard. Permit, fence, electric and deck in one contract, seven weeks.",
    titles: [
      "Swimming by July",
      "nine| They got a pool through a nine-foot gap",
      "The dig, the dive, the joy",
      "From mud to cannonballs",
      "Permits, dig, done"
    ],
    praise: [
      "They gave us an evening's lesson with the equipment and came back for a second one.",
      "We were told which week would be the ugliest, and it was.",
      "The fence passed on the first inspection.",
      "Our neighbors got a note, a phone number and, in the end, an invitation."
    ],
    openings: [
      "nine| Nine feet of side yard, and a pool had to get through it.",
      "We'd been promised a pool by another company for two summers.",
      "rock| Rock. Our yard is a foot of soil and then rock.",
      "I swim for my back, so what I wanted was a long, dull, warm rectangle."
    ],
    details: [
      "The shell came over the house on a crane, and the whole street brought chairs.",
      "{pro} had the inspections lined up like dominoes.",
      "The automatic cover takes forty seconds, and I sleep better.",
      "They restored the side yard with sod, including a bit they hadn't harmed.",
      "rock| The contract had a rock clause with a number in it, and it was fair."
    ],
    faults: ["The deck slopes toward the house.", "Our yard was a pit from Easter to Labor Day."]
  },
  {
    kind: "leak",
    price: [240, 1400],
    ask: "Losing about an inch of water a day. No wet spots that I can see. Vinyl liner from 2014.",
    note: "Pressure test on lines, dye test at fittings, written result. Most are found in one visit.",
    titles: ["Found the leak in an hour", "The autofill can rest", "Dive mask and dye"],
    openings: [
      "An inch a day, and I'd convinced myself it was evaporation.",
      "The water bill told us first.",
      "Two leak companies had charged us to find nothing.",
      "light| Our pool stopped leaking at the level of the light, which should have been a hint."
    ],
    details: [
      "light| {pro} went down with a mask and a syringe of dye, and there it was, at the light niche.",
      "They pressure-tested each line and wrote the results on the pipes.",
      "liner| They patched the liner under water, and the level hasn't moved.",
      "No digging, no drama, one small tube of putty.",
      "They charged the quoted fee, though it took until dusk."
    ],
    faults: [
      "They found 'a' leak. It still loses an inch a day.",
      "They wanted to cut the deck before doing a dye test."
    ]
  },
  {
    kind: "closing",
    price: [260, 640],
    season: "cold",
    snow: true,
    ask: "Closing for the season: cover, blow out lines, winter chemicals. Cover is about six years old. Spa is attached.",
    note: "Lines blown and plugged, equipment drained, cover on and checked. Same crew opens in spring.",
    titles: ["Closed for winter, properly", "Snug under its cover", "No cracked pipes this year"],
    openings: [
      "The previous company forgot the spa line, and it froze.",
      "I close the pool late every year and always pick the coldest day.",
      "The safety cover no longer fit, and I'd been using bricks.",
      "The hot tub had to be drained before the deep frost."
    ],
    details: [
      "They blew out each line until it coughed, and labeled the plugs.",
      "{pro} put the drain plugs in the pump basket where spring me will find them.",
      "The cover springs were evened out and it's tight as a drum.",
      "They emptied the heater too, which I never would have thought of."
    ],
    faults: [
      "One return wasn't plugged, as I found out by lifting the cover.",
      "They left the pump full of water and I caught it the night of the first frost."
    ]
  }
]
