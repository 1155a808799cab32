import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "complete",
    price: [32000, 86000],
    ask: "Complete kitchen remodel, about 160 sq ft, wall to dining room may come out. Cabinets from 1988. We cook a lot and have two children.",
    note: "Design with two revisions, structural check, temporary kitchen, nine weeks on site, fixed price by line.",
    titles: ["Our kitchen, finally", "Nine weeks, as promised", "The room everyone ends up in"],
    openings: [
      "The kitchen dated from 1988 and so did the smell of the drawers.",
      "Two cooks, one counter, daily negotiations.",
      "We ate from a toaster oven in the laundry room for nine weeks.",
      "Galley kitchen with a wall that had to go.",
      "After three consultations with three designers we were more confused than before."
    ],
    details: [
      "{pro} asked us to cook a normal dinner while they watched, then drew the layout around it.",
      "The schedule hung on the fridge, then on the new fridge, and it was true.",
      "They found the pocket door in the wall and put it back to work.",
      "A temporary sink with hot water was running on the first evening.",
      "The last payment was due after we'd cooked in it; that's confidence."
    ],
    faults: [
      "The cabinets came in wrong twice and we were without a kitchen until the holidays.",
      "Nobody seemed to be in charge on the days the designer wasn't there."
    ]
  },
  {
    kind: "cabinets",
    price: [6800, 24000],
    ask: "New cabinets, boxes from the big store are on order, 19 pieces. Walls are out of plumb. Need installation, crown, fillers, panels.",
    note: "Laser line, shimmed boxes, scribed fillers, doors aligned, three days. I'd check the order with you before it ships.",
    titles: ["Every reveal even", "Cabinets hung like art", "Crooked walls, straight kitchen"],
    openings: [
      "Nineteen flat boxes, one crooked house.",
      "The big store's installer cancelled the night before.",
      "We kept the layout and changed every cabinet.",
      "I'd ordered inset doors without knowing how unforgiving they are."
    ],
    details: [
      "{pro} found a wrong corner unit on the order before it shipped.",
      "Gaps between the doors are the same all the way along, I used a coin.",
      "The filler by the window follows the plaster's wave.",
      "They hung the upper cabinets where I can reach, not where the manual says.",
      "The crown meets the ceiling without a fat line of caulk."
    ],
    faults: [
      "Two doors are already sagging.",
      "They cut a hole in the wrong side panel and turned it to the wall."
    ]
  },
  {
    kind: "counters",
    price: [3100, 9800],
    ask: "Quartz countertops, around 48 sq ft including a small peninsula, undermount sink, old laminate to be removed.",
    note: "Digital template, one seam at the sink, eased edge, sink mounted, faucet connected. Five days from template.",
    titles: [
      "I can't find the seam",
      "lam| From laminate to quartz in a week",
      "Counters perfect, sink perfect",
      "Template to tap in five days",
      "Smooth corners, smooth crew"
    ],
    praise: [
      "They carried it in as if it were asleep.",
      "There was a vacuum running the whole time they cut.",
      "The offcut became a cutting board, unasked.",
      "I wipe it more often than it needs.",
      "Nobody tried to sell us a sealer subscription."
    ],
    openings: [
      "lam| Our laminate had a burn the exact shape of an iron.",
      "I wanted soapstone, my wife wanted white, the budget wanted to laugh.",
      "Marble, four teenagers, red wine: we needed advice.",
      "vein| A slab with one long vein and a corner to get it around."
    ],
    details: [
      "vein| The vein runs over the edge and down the side without a jump.",
      "{pro} taped the layout to the slab and let me sign off at the yard.",
      "The seam is at the sink where no one will ever look, and if you look you won't see it.",
      "They leveled the old cabinets first, so nothing rocks.",
      "The faucet was hooked up the same day and we did the dishes like it was a treat."
    ],
    faults: [
      "There's a chip at the dishwasher corner that was there when they unwrapped it.",
      "The overhang is a half inch different on one side of the range."
    ]
  },
  {
    kind: "island",
    price: [4200, 17000],
    ask: "Island about 7 by 3 feet with seating for three, power, drawers on the cook's side. Floor underneath is tile.",
    note: "Island anchored through tile, outlets in the ends, 42 inches clear all round, top in butcher block or quartz.",
    titles: ["The island everyone leans on", "Seats three, hides everything", "Best spot in the house"],
    openings: [
      "Our kitchen had a dance floor in the middle and nowhere to chop.",
      "We'd been using a desk as an island.",
      "The island had to fit a mixer, a trash bin, two kids and a view of the TV.",
      "A peninsula blocked the door to the yard, so it became an island."
    ],
    details: [
      "They mocked it up in cardboard and had us live around it for a weekend.",
      "{pro} moved it four inches, and that's why the dishwasher opens.",
      "The outlets are hidden under the overhang and I found them by touch.",
      "The mixer lift rises like a stage.",
      "The butcher block was oiled three times before they let us near it."
    ],
    faults: [
      "The stools hit the legs, which someone might have measured.",
      "It rocked until I shimmed it with a paint stick."
    ]
  },
  {
    kind: "backsplash",
    price: [900, 4600],
    ask: "Backsplash with handmade tile behind range and sink, around 34 sq ft, six outlets. Tile is here.",
    note: "Dry layout with you, cuts at the window jamb, outlets extended, sealed before and after grout. Two days.",
    titles: [
      "The tile makes the kitchen",
      "Every outlet centered",
      "Grout the color of fog",
      "Worth three years of waiting",
      "Tile set with love"
    ],
    praise: [
      "In the evening light it looks like water.",
      "They wiped the counter before I could.",
      "I say good morning to it.",
      "Not one chipped edge, and I've looked with glasses on.",
      "The leftover tiles came back to me in a labeled box."
    ],
    openings: [
      "I'd hoarded handmade tile for three years waiting for the right hands.",
      "Behind our stove was paint and regret.",
      "Zellige, which is a beautiful way to drive a tiler crazy.",
      "Thirty-four square feet with six outlets and a window."
    ],
    details: [
      "They sorted the tiles by shade on my living room floor first.",
      "{pro} had the outlets fall in the middle of a tile, all six.",
      "The line under the cabinets is dead level although the counter isn't.",
      "Edges by the window were hand-finished with a stone.",
      "They sealed everything and left me a small tub of the grout."
    ],
    faults: [
      "The tiles drift downhill toward the fridge.",
      "Grout color isn't what I picked, and I'm told it may fade toward it."
    ]
  },
  {
    kind: "appliances",
    price: [280, 1900],
    ask: "Slide-in range (gas to induction), new vented hood through the wall, panel-ready dishwasher. Appliances arrive next week.",
    note: "New 50 amp circuit by our electrician, six inch duct straight out, dishwasher panel hung and aligned.",
    titles: [
      "hood| Hood vents outside, imagine that",
      "Appliances in, trim perfect",
      "ind| Induction day",
      "Flush and level",
      "Hooked up and humming"
    ],
    praise: [
      "They ran each one with me before leaving, down to the ice maker.",
      "Manuals in a folder, warranty cards filled in.",
      "Gaps the width of a coin all round.",
      "They caught a dent at the door and sent the thing back before I'd signed."
    ],
    openings: [
      "Delivery would bring the appliances to the door, and not one inch further.",
      "hood| Our range hood had been blowing grease into a cupboard for sixteen years.",
      "ind| Swapped gas for induction and needed somebody who does both ends.",
      "oven| The old built-in oven was a size nobody makes."
    ],
    details: [
      "oven| {pro} rebuilt the cabinet around the new oven so it looks ordered that way.",
      "hood| The duct goes straight out, with a damper that actually closes.",
      "The dishwasher panel lines up with the drawers on both sides.",
      "They leveled the fridge so the door stays where you leave it.",
      "They took the old ones, all of the foam, and the straps."
    ],
    faults: [
      "The dishwasher leaked on the first cycle.",
      "A long scratch on the new fridge, of which no one knew anything."
    ]
  }
]
