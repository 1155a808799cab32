import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "panel",
    price: [1900, 4800],
    ask: "100 amp panel with no free slots, and the insurance company wants it gone. Please quote an upgrade to 200 amps including permit and the utility.",
    note: "200 amp panel, new grounding, whole-house surge protection. Power off for about six hours.",
    titles: ["Panel swapped in a day", "200 amps and every breaker labeled", "Insurance is happy now"],
    openings: [
      "Our panel was a Federal Pacific and the insurer gave us sixty days.",
      "The old fuse box still had fuses in it, the round kind you screw in.",
      "We wanted a charger and an induction range and had one slot left in the panel.",
      "Every breaker was labeled 'lights' in pencil.",
      "dryer| Lights dimmed across the house whenever the dryer started."
    ],
    details: [
      "Power off at eight, back on at half past two, inspector through at three.",
      "{pro} labeled all thirty circuits after testing each one with my kids running from room to room shouting.",
      "The grounding had never been connected to anything; now it is.",
      "They coordinated with the utility themselves, so I never had to sit on hold.",
      "Wires in the new subpanel are combed like hair for a school photo."
    ],
    faults: [
      "The utility appointment was never actually booked and we sat in the dark until nine that night.",
      "There's a hole in the siding where the old meter was and nobody thinks it's theirs to close."
    ]
  },
  {
    kind: "charger",
    price: [520, 2100],
    ask: "EV charger in the garage, hardwired, 48 amps if the panel can take it. Panel is on the opposite wall, about thirty feet through the attic.",
    note: "Load calculation first. 60 amp circuit in conduit along the garage wall, hardwired, permit included.",
    titles: ["Charging at home", "EV charger done right", "They did the math first"],
    openings: [
      "First electric car, and I knew nothing about chargers except that everyone online was angry.",
      "The dealer's 'preferred installer' wanted three times as much.",
      "Panel on one side of the house, garage on the other, of course.",
      "We needed a 240 volt outlet for the car before the lease started on {day}."
    ],
    details: [
      "{pro} did a load calculation at the kitchen table and told us we did not need a new panel.",
      "The conduit run is dead level and painted to match the stucco.",
      "They advised hardwiring instead of the outlet, explained why, and it was cheaper.",
      "It passed inspection while I was still looking for the car's charging cable.",
      "All in it came to {price}, and the rebate form arrived already filled out."
    ],
    faults: [
      "They forgot to set the charger to the breaker's rating, so it tripped for a week until I read the manual myself.",
      "The conduit zigzags across the front of the garage in a way nobody would choose."
    ]
  },
  {
    kind: "troubleshooting",
    price: [130, 620],
    ask: "Half the outlets in the living room went dead after a storm, and one breaker will not reset. No burning smell.",
    note: "Troubleshooting by the hour, most of these take one to two. Replace what failed, test the rest of the circuit.",
    titles: ["Found the ghost", "Solved what two others couldn't", "dead| Dead outlets alive again"],
    openings: [
      "dead| Half the living room went dead after a thunderstorm.",
      "buzz| One outlet buzzed, and I'm old enough to know that outlets shouldn't.",
      "trip| A breaker tripped every evening around seven and I had started to believe in ghosts.",
      "The GFCI in the garage somehow controlled the upstairs bathroom and the doorbell.",
      "flicker| Two electricians had already shrugged at our flickering hallway."
    ],
    details: [
      "{pro} traced it to a backstabbed receptacle behind the sofa within fifteen minutes.",
      "Found a splice buried behind the drywall with nothing but tape on it, took photos, and put in a proper box.",
      "trip| Instead of guessing, they put a meter on the circuit and waited with a coffee until it happened.",
      "Turned out a nail through the cable from a picture I hung myself; nobody laughed, at least not out loud.",
      "buzz| They swapped the scorched outlet and checked every other one on the run without being asked."
    ],
    faults: [
      "flicker| Two hours billed and the flicker is still there when the fridge kicks in.",
      "They left three cover plates off and said they'd be back with the right color."
    ]
  },
  {
    kind: "lighting",
    price: [340, 2400],
    ask: "Six recessed lights in a living room that has none, plus a dimmer. There is attic access above, blown insulation.",
    note: "Six slim LED wafers, one dimmer, layout marked on the ceiling with you before anything is cut.",
    titles: ["The room glows", "Lighting that makes sense", "fans| Ceiling fans without the wobble"],
    openings: [
      "cans| Our living room had exactly zero ceiling lights.",
      "fixture| I bought a chandelier at an estate sale that weighed more than my daughter.",
      "fans| Four ceiling fans, vaulted ceilings, nobody in the family willing to climb.",
      "Wanted pendants over the island and undercabinet lights that don't make the food look grey."
    ],
    details: [
      "cans| They taped paper circles to the ceiling first so we could walk around and argue about the layout.",
      "cans| {pro} moved two cans four inches to miss a joist and you'd never know.",
      "fans| All four fans run without a wobble, thirteen feet up on long downrods.",
      "The dimmers don't hum, which the ones they replaced did.",
      "cans| All the insulation that came down the holes was vacuumed up before I saw it.",
      "fixture| The vintage fixture was rewired on my dining table like a watch."
    ],
    faults: [
      "cans| The lights aren't in line with each other, and once you see it you can't stop.",
      "cans| Holes were cut before we'd agreed on the spacing."
    ]
  },
  {
    kind: "rewire",
    price: [5200, 19500],
    ask: "1926 house, knob and tube on the second floor, insurance will not renew. We would like to live in the house during the work.",
    note: "Rewire floor by floor, power on every evening, plaster patches ready for paint, inspection in two stages.",
    titles: ["kt| Rewired a 1926 house around us", "Plaster survived", "kt| Knob and tube is history"],
    openings: [
      "kt| Our 1926 house still ran on knob and tube upstairs.",
      "The home inspector used the word 'museum' about our wiring.",
      "al| Aluminum branch wiring throughout, warm switch plates, an uneasy feeling every night.",
      "We were living in the house during the rewire, with twins."
    ],
    details: [
      "They fished nearly everything from the attic and the basement, and opened the plaster in only seven places.",
      "Every evening the power was back and the dust sheets were folded.",
      "{pro} found a live cable in a wall that had been 'abandoned' in 1970 and made it safe the same hour.",
      "Plans of which wire goes where were left in a sleeve on the panel door.",
      "The inspector asked for their card."
    ],
    faults: [
      "The schedule slipped by two weeks and the plaster patches were left to us.",
      "Footprints on the stair carpet and a cracked cornice that they say was cracked before."
    ]
  },
  {
    kind: "generator",
    price: [900, 8900],
    ask: "Interlock and inlet for a portable generator, enough for fridge, furnace and well pump. Could go for a standby unit if the price is sensible.",
    note: "Inlet box and interlock kit, circuits chosen with you, trial run together under load.",
    titles: ["Ready for the next outage", "Generator kicked in on day three", "The lights stayed on"],
    openings: [
      "standby| After four days without power last year we finally ordered a standby generator.",
      "portable| I own a portable generator and used to run cords through the window like everybody on our street.",
      "Mom is on oxygen at home, so an outage isn't just inconvenient.",
      "The well pump, the fridge and the furnace: that is all I wanted on backup."
    ],
    details: [
      "They sized it for what we need instead of what the brochure says.",
      "portable| {pro} made each of us start it and switch over by hand before leaving.",
      "portable| The interlock is simple enough that I drew a cartoon of it for the babysitter.",
      "standby| Gas line, pad, transfer switch and permit were one price, {price}, with one person to call.",
      "The next storm took the power out on {day} and we found out from the neighbors."
    ],
    faults: [
      "standby| It failed its first self-test and getting somebody back out took three weeks.",
      "standby| The pad sits six inches too close to the window for code, so it all had to be moved."
    ]
  }
]
