import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "cooling",
    price: [180, 1150],
    season: "warm",
    ask: "AC runs but blows warm air since yesterday. Outside fan does not spin. We have a newborn, so the sooner the better.",
    note: "Most likely capacitor or fan motor, both on the truck. Diagnosis is credited against the repair.",
    titles: ["Cold air within the hour", "Saved us in the heat wave", "cap| Honest capacitor"],
    openings: [
      "It was 91 in the nursery and the fan outside had stopped.",
      "AC died on the hottest {day} of the year, naturally.",
      "The unit hummed, clicked, hummed again, and gave up.",
      "Other company said compressor, new system, eleven thousand.",
      "Came home from vacation to a thermostat reading 96."
    ],
    details: [
      "cap| It was a forty-dollar capacitor, and they said so.",
      "{pro} checked the refrigerant before adding any, and there was no need to add any.",
      "drain| They cleared the drain line of what looked like a jellyfish and put in a float switch.",
      "The coil got washed from the inside out, and the house cooled eight degrees by bedtime.",
      "motor| They brought a portable unit for the baby's room while waiting for the motor."
    ],
    faults: [
      "They topped up refrigerant without finding the leak, and two weeks later we were warm again.",
      "A four-hour window became a nine-hour one, on the hottest day of the year."
    ]
  },
  {
    kind: "furnace",
    price: [170, 980],
    season: "cold",
    ask: "Furnace starts, runs for a minute and shuts off again. Filter is new. House is at 58 and falling.",
    note: "Short cycling is usually the flame sensor or the pressure switch. I'll bring both.",
    titles: ["Heat back before breakfast", "No-heat call, no panic", "Furnace purrs"],
    openings: [
      "The furnace lit, ran a minute, quit, and did it again all night long.",
      "Fifty-four degrees in the living room and two small kids in snowsuits.",
      "It smelled of hot dust for a minute, then of nothing at all, and then it got cold.",
      "I had already replaced the thermostat, twice, because the internet said so.",
      "Elderly parents, no heat, and it was a holiday weekend."
    ],
    details: [
      "sensor| {pro} cleaned the flame sensor with a bit of steel wool and showed me how to do it myself next time.",
      "nest| They found a bird's nest in the intake, empty, thankfully.",
      "The carbon monoxide was measured before and after and written on the tag.",
      "igniter| They had the right igniter in the van at ten at night.",
      "They didn't push a new furnace, though mine is old enough to vote."
    ],
    faults: [
      "It went out again the same night, and the emergency fee was charged twice.",
      "They condemned the furnace in five minutes, and a second opinion found a loose hose."
    ]
  },
  {
    kind: "new system",
    price: [6400, 17500],
    ask: "19 year old system, 3 ton AC and gas furnace, 1,900 sq ft. Interested in a heat pump. Please do a real load calculation.",
    note: "Manual J attached. Cold-climate heat pump, 2.5 ton is enough for your house, ducts sealed, rebates filed by us.",
    titles: ["New system, half the noise", "They measured before they sold", "hp| Heat pump convert"],
    openings: [
      "Our system was nineteen years old and sounded like a helicopter.",
      "Five companies quoted a replacement and only one measured a window.",
      "oil| We wanted off oil.",
      "The upstairs was ten degrees warmer than the downstairs, always.",
      "hp| Gas furnace out, heat pump in: I had doubts."
    ],
    details: [
      "They did a room-by-room calculation and sold us a smaller unit than the other bids.",
      "{pro} sealed the return duct, which had been sucking in attic air for two decades.",
      "The rebate paperwork arrived with my name already filled in.",
      "You can stand next to the outdoor unit and hold a phone call.",
      "Two days, no gaps in the siding, and the old equipment was gone."
    ],
    faults: [
      "The condensate line was run straight across the walkway.",
      "After install it needed four visits before it held a temperature."
    ]
  },
  {
    kind: "mini-split",
    price: [2900, 7600],
    ask: "Mini-split for a finished attic used as an office, about 350 sq ft. Would like the line hidden as much as possible.",
    note: "One-zone 9k unit, line set through the closet, cover painted to match the siding. One day.",
    titles: ["attic| The attic is usable again", "Tidy mini-split", "Quietest thing we own"],
    openings: [
      "attic| Our attic office was an oven by eleven in the morning.",
      "Old house, plaster walls, no ducts, no wish for ducts.",
      "The sunroom was lovely for about six weeks a year.",
      "We rent out the garage apartment and guests complained about the window unit."
    ],
    details: [
      "The line set runs in one straight cover you'd take for a downspout.",
      "{pro} vacuum-tested it overnight instead of for ten minutes.",
      "The indoor unit is dead level and centered over the window, which matters to me more than it should.",
      "They put the condenser on wall brackets with rubber feet and we can't feel a thing.",
      "They programmed the remote and left a one-page cheat sheet."
    ],
    faults: [
      "The drain drips down the brick and has left a stain.",
      "They drilled through a stud and patched it with foam."
    ]
  },
  {
    kind: "tune-up",
    price: [95, 320],
    ask: "Yearly tune-up for furnace and AC. No issues that we know of, last service was three years ago.",
    note: "Full check of both, coil rinse, readings left with you. No upsell call afterwards.",
    titles: [
      "A tune-up that tunes",
      "Checked everything, sold nothing",
      "Good yearly service",
      "A page of real numbers",
      "Worth the yearly visit"
    ],
    praise: [
      "I've signed up for next year.",
      "They put the date in my calendar for me, and it wasn't a trick.",
      "I was shown dirt I hadn't wanted to know about.",
      "Every panel went back on with all of its screws."
    ],
    openings: [
      "Annual tune-up, nothing exciting.",
      "New to this house and wanted somebody to look at the equipment.",
      "I've had 'tune-ups' that were ten minutes and a sales pitch.",
      "The seller said the system was maintained yearly. It was not."
    ],
    details: [
      "{pro} spent an hour and a half and left a page of actual readings.",
      "They found a cracked igniter that would have quit at the first frost and replaced it on the spot.",
      "They vacuumed out the burner compartment and took the dead mouse as well.",
      "I learned which way the filter goes, which I'm not proud of.",
      "The static pressure was high, so they suggested a cheaper filter. Cheaper!"
    ],
    faults: [
      "Twelve minutes on site, most of it on the phone.",
      "I got three sales calls in the following week."
    ]
  },
  {
    kind: "ducts",
    price: [280, 2700],
    ask: "Far bedroom gets almost no air. I think a duct came loose in the crawlspace. Also interested in having the ducts sealed.",
    note: "Crawlspace inspection with photos, reconnect and mastic, leakage test before and after.",
    titles: ["Every room the same temperature", "room| The dead vent lives", "Ducts done properly"],
    openings: [
      "room| The back bedroom never got any air at all.",
      "A duct had come off in the crawlspace and we'd been heating spiders.",
      "Dust on everything an hour after cleaning.",
      "Wildfire smoke found its way in every summer."
    ],
    details: [
      "{pro} crawled the whole length of the house and came out grey and smiling, with photos.",
      "Leakage went from 34 percent to 6, measured with a machine, in front of me.",
      "They replaced the flex that some previous genius had folded in half.",
      "The new filter cabinet takes the thick kind you change twice a year.",
      "The registers were balanced with a meter, room by room."
    ],
    faults: [
      "room| The bedroom has air now, but the kitchen doesn't.",
      "They put a knee through the insulation and I found it hanging down."
    ]
  }
]
