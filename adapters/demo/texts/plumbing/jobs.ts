import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "water heater",
    price: [1150, 3400],
    ask: "Our 50 gallon gas water heater is fourteen years old and has started to weep at the bottom. Looking for a replacement, like for like, and the old one taken away.",
    note: "50 gallon gas heater, new pan, expansion tank, permit and haul-away included.",
    titles: ["Hot water again", "new| New water heater in one morning", "No more cold showers"],
    openings: [
      "new| Came downstairs on {day} to a puddle around the water heater.",
      "new| Our water heater was from 2008 and we had been pretending not to notice the rust.",
      "pilot| The pilot kept going out and three showers in a row went cold on my teenage son, which is how I heard about it at full volume.",
      "new| Needed a 50 gallon gas heater swapped in a closet built for a 40.",
      "new| I got four bids for a tankless and this was the only one that asked how big my gas line is."
    ],
    details: [
      "new| {pro} drained the old tank through the window instead of through my hallway, and it was gone by lunch.",
      "new| They put in the expansion tank and the drain pan that the last guy skipped, and passed the city inspection first time.",
      "pilot| Turned out to be a twelve dollar thermocouple, and that is what I paid for, plus the visit.",
      "new| The new venting is straighter than anything else in this house.",
      "new| Out of pocket {price} including the permit, to the dollar what was quoted."
    ],
    faults: [
      "new| The new heater arrived with a dent and we went two more days without hot water while they argued with the supplier.",
      "new| Nobody mentioned the permit fee until it turned up on the invoice."
    ]
  },
  {
    kind: "sink leak",
    price: [140, 520],
    ask: "There is water in the cabinet under the kitchen sink. I think it is the trap or the disposal connection but I cannot see where it starts.",
    note: "New trap and tailpiece, disposal re-seated, everything tested under a full sink.",
    titles: ["Dry cabinet at last", "Found the drip in five minutes", "The bucket is retired"],
    openings: [
      "I had been emptying a bucket under the kitchen sink for longer than I care to admit.",
      "Slow leak under the sink, only when the dishwasher ran, only sometimes.",
      "trap| My own repair of the P-trap lasted nine days.",
      "Smelled mildew in the kitchen, pulled out the cleaning stuff and found the cabinet floor swollen like bread.",
      "disposal| The garbage disposal was leaking from somewhere inside its own belly."
    ],
    details: [
      "{pro} filled the sink, pulled the plug and had found it before the water was down.",
      "trap| The P-trap had been glued to the wall pipe by somebody in the nineties, so that got cut out and redone in proper slip fittings.",
      "trap| All the white plastic spaghetti under there is now two straight runs and a trap you can undo by hand.",
      "They dried the cabinet, put down a tray, and told me which hardware store has the shelf liner.",
      "Even the shutoff valves, which I hadn't asked about, got exercised and labeled."
    ],
    faults: [
      "It dripped again within the week and the second visit took eight days to arrange.",
      "They left putty all over the new faucet and a ring on the quartz that I had to get off myself."
    ]
  },
  {
    kind: "drain",
    price: [180, 1900],
    ask: "Basement floor drain backs up whenever the washing machine empties. House is from the fifties with clay pipe to the street, as far as I know.",
    note: "Clear the main from the cleanout, then a camera run to the street so that you can see it yourself.",
    titles: ["main| They showed me the roots on video", "main| Main line cleared", "No more gurgling"],
    openings: [
      "main| Sunday dinner, eleven guests, and the main line backed up into the downstairs shower.",
      "kitchen| The kitchen drain had been slow since we bought the place.",
      "main| When the washer drained, the floor drain in the basement burped. Not a sound you forget.",
      "main| Two other companies snaked our line and told us to call back in six months.",
      "main| Tree roots again, third time in four years."
    ],
    details: [
      "main| {pro} ran the camera, handed me the tablet and let me see the root ball at 46 feet for myself.",
      "They jetted the line until the water ran clear and then ran the camera a second time to prove it.",
      "main| A cleanout now exists in the front bed where any sane builder would have put one in the first place.",
      "The machine was loud, the crew was polite, the drain is open.",
      "main| No scare talk about replacing the whole sewer; just a cleaning and a date to look at it again."
    ],
    faults: [
      "The clog was back within days and the warranty, it turns out, has a lot of small print.",
      "The hose dripped a trail of I don't want to know what across the laundry room and nobody wiped it up."
    ]
  },
  {
    kind: "toilet",
    price: [160, 780],
    ask: "Upstairs toilet rocks when you sit down and there is a faint stain on the ceiling below. Wax ring, probably the flange as well.",
    note: "Pull and reset, new flange and wax-free seal. If the subfloor is soft I will show you before doing anything.",
    titles: ["wobble| The toilet stopped rocking", "Small job, done properly", "run| Ghost flushing is over"],
    openings: [
      "wobble| The guest toilet rocked like a boat.",
      "run| Our toilet ran all night and flushed itself at three in the morning, which is a bad thing to hear in an old house.",
      "wobble| There was a coffee-colored ring on the dining room ceiling, right under the upstairs bath.",
      "swap| Bought a comfort-height toilet on sale and then discovered the rough-in was ten inches.",
      "It was only a toilet, and I half expected nobody would bother to come out."
    ],
    details: [
      "wobble| The flange was cracked in two places, so a simple wax ring would have leaked again by spring.",
      "swap| {pro} carried the old one out past a white sofa without a drop.",
      "run| New fill valve, new flapper, new supply line, twenty minutes flat.",
      "wobble| They checked the floor with a moisture meter before closing up, so I stopped worrying about the joists.",
      "wobble| Fixed the wobble with a proper flange repair ring instead of a pound of caulk."
    ],
    faults: [
      "wobble| It took two visits because the right flange wasn't on the truck.",
      "wobble| They set it slightly crooked, which I now notice several times a day."
    ]
  },
  {
    kind: "shower valve",
    price: [210, 1250],
    ask: "Shower valve is original to the house, handle is stiff and the water swings from scalding to freezing. I would like a pressure balanced valve without losing the tile.",
    note: "Access from the closet behind the wall, new pressure balanced valve and trim, small drywall patch left ready for paint.",
    titles: ["valve| Saved our tile", "valve| Shower works like a hotel's", "Fixed without a fuss"],
    openings: [
      "The shower handle needed two hands and a prayer.",
      "Every time somebody flushed, the person in the shower yelled.",
      "Tub spout dripped hot water for a year; the gas bill agreed.",
      "faucet| I ordered a faucet online, opened the box on {day}, and understood none of it.",
      "Our valve is a discontinued model from the eighties and two plumbers said to tear out the wall."
    ],
    details: [
      "valve| {pro} went in through the linen closet and saved every single tile.",
      "valve| They found the right cartridge from a photo I sent the night before and had it on the truck.",
      "valve| The trim plate covers the old hole and looks as if it had always been there.",
      "valve| They set the temperature stop so the kids can't scald themselves, which I hadn't known was possible.",
      "Soldered joints so clean I took a picture, and I don't even like plumbing."
    ],
    faults: [
      "valve| Hot and cold were reversed until I called and somebody came back for it.",
      "valve| I was left with a bigger hole in the drywall than we had talked about."
    ]
  },
  {
    kind: "repipe",
    price: [4200, 14800],
    ask: "1948 house with galvanized supply lines, pressure upstairs is down to a trickle. I would like a price for a full repipe with as little wall damage as possible.",
    note: "Full PEX repipe with manifold and labeled shutoffs, two days, water back on each night, drywall patched.",
    titles: ["Whole house repiped in two days", "Pressure upstairs, finally", "Worth every penny"],
    openings: [
      "Galvanized pipe from 1948, water the color of weak tea.",
      "You could run the kitchen tap or the shower, never both.",
      "We had five pinhole leaks in the copper in one year.",
      "A full repipe with two small children and a dog in the house was not something I looked forward to.",
      "Bids for the repipe ran from suspiciously cheap to the price of a car."
    ],
    details: [
      "They had the water back on by five each evening, as promised.",
      "{pro} walked me through the manifold, and every line has a label in handwriting I can read.",
      "I counted nineteen holes in the drywall; all of them were patched and most I can't find any more.",
      "Drop cloths in every room, furniture moved and moved back, the cat never got out.",
      "The shower upstairs has so much pressure now that we bought a different shower head."
    ],
    faults: [
      "The two days became five, and nobody called to say so.",
      "The patches on the walls are lumpy and I ended up paying a painter to redo them."
    ]
  },
  {
    kind: "frozen pipe",
    price: [260, 1700],
    season: "cold",
    snow: true,
    ask: "A pipe in the exterior wall behind the washing machine froze and split. Water is off. We need it repaired and would like it to never happen again.",
    note: "Cut out the split, reroute off the outside wall, insulate, new frost-free hose bib.",
    titles: ["Rescued us in the deep freeze", "Burst pipe, calm plumber", "Came out at minus ten"],
    openings: [
      "The line to the laundry froze and split at two in the morning.",
      "It was nine below and the ceiling in the garage was raining.",
      "bib| Hose bib burst because I forgot to disconnect the hose, as my wife will tell anybody who asks.",
      "Every plumber in town was booked for the cold snap."
    ],
    details: [
      "{pro} talked me through shutting off the main over the phone and arrived forty minutes later.",
      "inside| Instead of just patching it they moved the line to the inside wall so that it cannot freeze there again.",
      "They opened the wall neatly, set a fan on it, and told us when it would be dry enough to close.",
      "Emergency rate, yes, but I was told the figure before anyone got into the truck."
    ],
    faults: [
      "The emergency fee was nearly as much as the repair, and the same joint weeps when it is really cold.",
      "We waited all day in coats; they came at eight in the evening and left the wall open for us to deal with."
    ]
  }
]
