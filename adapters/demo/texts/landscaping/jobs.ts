import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "mowing",
    price: [120, 420],
    ask: "Weekly mowing and edging, corner lot of about a quarter acre, gate on the left side, one friendly dog that will be indoors.",
    note: "Mow, edge, blow off, gate checked. First cut costs more because of the height.",
    titles: [
      "Lawn like a ballpark",
      "Reliable every single week",
      "They latch the gate",
      "Quiet, quick, done",
      "The stripes!"
    ],
    praise: [
      "It takes them half an hour and I get my Saturday.",
      "Billed once a month, on the first, to the dollar.",
      "The trimmer never touches my tree trunks.",
      "They pick up the ball, the bone and the plastic dinosaur before mowing.",
      "They sent a card at Christmas, with stripes on it."
    ],
    openings: [
      "Our last mower guy vanished in July, at the height of growing season.",
      "I travel for work and the lawn doesn't care.",
      "Bad back, corner lot, no more excuses.",
      "The HOA measures grass with a ruler, I'm convinced of it.",
      "Dad passed away and the yard was his."
    ],
    details: [
      "They change the mowing direction every week, which I never knew was a thing.",
      "The gate is always latched, and with a beagle that's what counts.",
      "Edges along the sidewalk are like a fresh haircut.",
      "{pro} raised the blades in the drought without being told, and ours was the green one on the street.",
      "When it rained on our {day} they came the next morning, no message needed from me."
    ],
    faults: [
      "They scalped the slope and it has been brown ever since.",
      "Some weeks they come, some weeks they don't, and the bill comes every time."
    ]
  },
  {
    kind: "patio",
    price: [3900, 17800],
    ask: "Patio of roughly 14 by 20 feet behind the house in pavers or flagstone, with drainage away from the foundation.",
    note: "Excavation, eight inches of compacted base, pavers with polymeric sand, drain to the side yard.",
    titles: ["We live outside now", "A patio that drains", "Level to the millimeter"],
    openings: [
      "Behind our house was a rectangle of mud with a grill standing in it.",
      "Wanted flagstone, had budget for concrete, ended up with something better than both.",
      "Water ran toward the house, and three companies wanted to pave over that.",
      "We got married in the backyard in the fall and needed somewhere to put eighty people.",
      "The old deck came down and nobody wanted another deck."
    ],
    details: [
      "They dug down far more than I expected and compacted in layers, you could feel it in the kitchen.",
      "{pro} laid out the curve with a garden hose and let us move it until we liked it.",
      "A marble placed on it rolls away from the house, exactly as drawn.",
      "Every stone was turned three times before it was allowed to stay.",
      "The fire pit was a handshake extra at a fair price, and everything together came to {price}."
    ],
    faults: [
      "A corner has settled an inch since and collects a puddle.",
      "The side yard where the skid steer went is still ruts and straw."
    ]
  },
  {
    kind: "trees",
    price: [380, 3200],
    ask: "Large silver maple with a dead limb over the garage. Would like an arborist's opinion before deciding between pruning and removal.",
    note: "Prune to remove deadwood and reduce weight over the garage. The tree is worth keeping. Chips stay if you want them.",
    titles: [
      "climb| They saved the tree",
      "climb| Huge tree, tiny mess",
      "climb| Climbers worth watching",
      "Not a twig left behind",
      "Knew when not to cut",
      "Down in a day, street swept"
    ],
    praise: [
      "I've pointed them at my brother's ash tree.",
      "They brought out a wasp nest as if it were an egg.",
      "The whole street came out to watch.",
      "You'd think they were paid by the leaf they spared.",
      "The estimate listed each cut, and they made those cuts."
    ],
    openings: [
      "climb| A dead limb the size of a canoe was hanging over our garage.",
      "climb| Our oak is older than the state, and I wanted somebody who cares.",
      "fallen| After the storm we had half of the neighbor's pine in our yard.",
      "climb| Three out of four tree companies wanted to remove it.",
      "stump| Stump in the middle of the lawn, fourteen years, one broken mower."
    ],
    details: [
      "climb| {pro} climbed it with ropes and no spikes and moved around up there like a squirrel.",
      "climb| Each branch came down on a line and never touched the hydrangeas.",
      "climb| They explained why it didn't need to come down, which cost them a bigger job.",
      "We kept the chips, and they piled them right where the path is going to be.",
      "Not a twig was left on the lawn, and the street was swept."
    ],
    faults: [
      "They dropped a limb through the fence and offered me fifty dollars.",
      "climb| The tree looks like a coat rack now."
    ]
  },
  {
    kind: "irrigation",
    price: [180, 2600],
    ask: "Sprinkler zone 3 does not come on and zone 5 does not go off. Controller is ten years old. Also two broken heads by the drive.",
    note: "Valve and wiring diagnosis, new solenoids where needed, heads replaced, controller programmed with you.",
    titles: [
      "Zones all working",
      "bill| Water bill down by a third",
      "geyser| The geyser is fixed",
      "Every head aimed",
      "One visit, all fixed"
    ],
    praise: [
      "I've stopped watering the street.",
      "They winterized it the same day, since they were here.",
      "The old parts were left on the bench for me to see.",
      "It comes on at five and I don't have to think about it."
    ],
    openings: [
      "Zone three never came on and zone five never went off.",
      "geyser| A geyser by the driveway greeted us on {day} morning.",
      "bill| Our water bill hit four hundred dollars.",
      "The previous owner left us a controller with no manual and eleven mystery wires."
    ],
    details: [
      "{pro} found a valve box buried under six inches of lawn with nothing but a screwdriver and intuition.",
      "They drew a map of the zones and taped it inside the controller door.",
      "Two cheap solenoids later everything worked, and that's all they charged me for.",
      "Nozzles got swapped so that the sidewalk no longer gets watered.",
      "The drip lines under the beds hit the plants now instead of the mulch."
    ],
    faults: [
      "Trenches across the lawn were filled with clods and left for me to rake.",
      "Zone three quit again and I was told it was a different problem, at a different price."
    ]
  },
  {
    kind: "garden",
    price: [2400, 14500],
    ask: "Front yard of 900 square feet, all grass. We would like a low water garden with native plants, some boulders and a path to the door.",
    note: "Turf removal, soil work, drip, boulders, about 70 natives in one gallon size, mulch, one year of advice.",
    titles: ["Bees moved in the same week", "lawn| From lawn to garden", "Our mail carrier thanked us"],
    openings: [
      "lawn| We were tired of watering grass nobody walks on.",
      "I had a pinboard of 212 gardens and no idea.",
      "Our front yard was gravel over plastic over sadness.",
      "The slope in front had beaten us for years.",
      "My late wife was the gardener, and I wanted it done the way she'd have liked."
    ],
    details: [
      "{pro} listened for an hour and then drew it on the back of our water bill.",
      "The plants look tiny, as I'd been warned, but each has room for what it will be.",
      "They placed the boulders one by one with me standing at the window pointing.",
      "A list of every plant, with when to cut it back, came laminated.",
      "Hummingbirds showed up before the crew had packed the trailer."
    ],
    faults: [
      "A third of the plants have died and replacing them has been a negotiation.",
      "What was planted isn't what was on the plan, and nobody asked us."
    ]
  },
  {
    kind: "cleanup",
    price: [260, 1400],
    ask: "Overgrown back yard, ivy along the fence, leaves from two seasons, beds to be cut back and mulched before a family party.",
    note: "Crew of three for a day: cut back, ivy out by the root, beds edged, five yards of mulch, all hauled away.",
    titles: ["Found our yard again", "From jungle to garden in a day", "shed| Even the shed reappeared"],
    openings: [
      "shed| There was a shed back there. I'd forgotten.",
      "Leaves from two autumns, ivy up the fence, a party in nine days.",
      "We bought the house in winter and in spring it turned out to be a jungle.",
      "Mom's yard had got away from her."
    ],
    details: [
      "They filled a dumpster and a half and swept the street afterwards.",
      "{pro} stopped before cutting the peony and asked, and I nearly hugged somebody.",
      "The ivy came out with its roots instead of getting a haircut.",
      "Fresh edges, dark mulch, and suddenly it looked as if somebody lived here on purpose.",
      "They found two croquet balls and a garden gnome under the lilac, and the kids have named him."
    ],
    faults: [
      "They cut back the hydrangeas so hard that I don't expect flowers this year.",
      "Two promised yards of mulch turned out to be a thin sprinkle over the weeds."
    ]
  }
]
