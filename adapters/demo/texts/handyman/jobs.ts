import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "list",
    price: [180, 760],
    ask: "A list of about ten small things: sticking doors, a loose railing, two drywall holes, a dripping hose bib, closet rod fell down. Half a day I guess.",
    note: "Half day with materials. I'll start at the top of your list and stop when the time is up, unless you say go on.",
    titles: ["The list is done", "fourteen| Fourteen things in one morning", "husband| Marriage saved"],
    openings: [
      "We had a list on the fridge that was old enough to have coffee rings.",
      "fourteen| Fourteen little things, none worth a phone call, together driving me insane.",
      "husband| My husband says he'll do it; there's no need to remind him every year.",
      "Inspection report with twenty-two items and ten days to closing.",
      "I'm eighty-one and I don't do ladders."
    ],
    details: [
      "{pro} read the list, put it in a better order, and was through it by two o'clock.",
      "The doors close with one finger now, and the railing doesn't wave at you.",
      "Everything on the list got a check mark and a little note.",
      "They even fixed a light switch plate that wasn't on it because it was bugging them.",
      "All in it was {price}, screws included."
    ],
    faults: [
      "fourteen| Six of the fourteen got done, and then the time was up.",
      "One of the doors sticks worse than it did before."
    ]
  },
  {
    kind: "mounting",
    price: [110, 390],
    ask: "75 inch TV above a fireplace, brick, cables hidden if possible, and a soundbar. TV and mount are here.",
    note: "Masonry anchors, tilting mount, cables in a paintable channel. About two hours with a helper.",
    titles: ["tv| TV is level, cat is impressed", "Everything hung and straight", "tv| No cables in sight"],
    openings: [
      "tv| A 75 inch TV, a brick chimney and a husband with a masonry bit: I intervened.",
      "art| We'd moved in four months ago and the art was still on the floor.",
      "mirror| Heavy antique mirror, lath and plaster, two previous attempts.",
      "rods| Curtain rods on a twelve-foot wall of windows.",
      "art| I had nineteen frames and a drawing."
    ],
    details: [
      "{pro} used a laser, painter's tape and a lot of stepping back.",
      "tv| The cables vanish into the wall and come out behind the console like a magic trick.",
      "They found the studs, found they were in the wrong places, and found a way.",
      "mirror| The mirror hangs on something that could hold a horse.",
      "Dust was caught with a vacuum while drilling, not after."
    ],
    faults: [
      "tv| It's a quarter inch off level, and a quarter inch is a lot on a TV.",
      "One of the anchors pulled out of the wall within a week.",
      "tv| They drilled two extra holes and hid them behind the soundbar."
    ]
  },
  {
    kind: "assembly",
    price: [90, 520],
    ask: "Two wardrobes, a bunk bed and a desk from the Swedish store, all still boxed. Anti-tip brackets please, we have a toddler.",
    note: "All four pieces in one visit, anchored, cardboard taken with me.",
    titles: [
      "seven| Seven boxes, zero arguments",
      "furn| Assembled and anchored",
      "They had all the screws left over: none"
    ],
    openings: [
      "seven| Seven flat boxes and a baby due any minute.",
      "I opened the instructions, saw a cartoon man being sad alone, and called.",
      "out| The trampoline had 96 springs.",
      "out| A playset arrived on a pallet the size of a car.",
      "We started the bunk bed ourselves and had parts left."
    ],
    details: [
      "{pro} sorted all of the hardware into muffin tins before touching a board.",
      "furn| Everything was anchored to the wall because they saw the crib.",
      "furn| They noticed the factory had drilled one panel backwards and fixed it with a dowel.",
      "They took the cardboard along, which was half the reason I called.",
      "My four-year-old was made 'chief of screws' and still talks about it."
    ],
    faults: [
      "furn| A drawer front is on upside down, which we noticed after paying.",
      "Two hours turned into five at the hourly rate."
    ]
  },
  {
    kind: "drywall",
    price: [140, 680],
    ask: "Hole in drywall behind a door about the size of a dinner plate, plus water-stained ceiling patch two by two feet. Texture should match.",
    note: "Cut back, new board, three coats, texture matched. Two visits because of drying.",
    titles: ["wall| Can't find the hole", "Texture matched", "ceil| The ceiling healed"],
    openings: [
      "wall| My son learned about doorstops the hard way.",
      "ceil| The plumber fixed the leak and left a window into my ceiling.",
      "wall| We were moving out and the wall had opinions about our TV mount.",
      "ceil| Ceiling tape had let go along the whole hallway."
    ],
    details: [
      "The texture took two tries and the second one is perfect.",
      "{pro} came back the next day to sand, wearing a mask and bringing plastic for every doorway.",
      "I painted it myself afterwards, and under a raking light there's nothing to see.",
      "They cut the damage out in a clean square instead of smearing over it.",
      "It blends so well that my landlord asked when I was going to have it fixed."
    ],
    faults: [
      "You can find the patch with your eyes closed.",
      "There was sanding dust in my cereal, in another room, in a closed cupboard."
    ]
  },
  {
    kind: "gates",
    price: [160, 980],
    ask: "Back gate drags, the latch doesn't meet, and the third porch step is soft. Wood is pressure treated I think.",
    note: "Gate rehung on new hinges with an anti-sag kit, two treads replaced, post checked while I'm there.",
    titles: ["gate| The gate swings", "step| Porch steps I can trust", "Solid repair"],
    openings: [
      "gate| The back gate had to be lifted, kicked and cursed in that order.",
      "step| Third porch step was a trap for delivery drivers.",
      "shed| Squirrels had eaten the corner off the shed.",
      "screen| Screen door slammed like a gunshot, all summer."
    ],
    details: [
      "gate| The post was rotten at grade, so it got a proper new one in gravel, and not a bracket and a hope.",
      "step| {pro} planed the treads and eased the edges, and my mother's walker likes them.",
      "gate| The latch clicks shut on its own now, even with a nine-year-old in charge.",
      "screen| New screen, new closer, adjusted until it whispered.",
      "They primed the cut ends, a thing nobody sees and everybody skips."
    ],
    faults: [
      "gate| The gate started to drag again after the first week of rain.",
      "step| The new boards are a different thickness, so now there's a lip to trip on."
    ]
  },
  {
    kind: "accessibility",
    price: [130, 640],
    ask: "Grab bars in two bathrooms, a second handrail on the stairs and lever handles on four doors for my father, who moves in next month.",
    note: "Bars into blocking or rated anchors, tested with my full weight. Rail in oak to match.",
    titles: ["dad| Dad can live here safely", "Grab bars that hold", "Kind and careful"],
    openings: [
      "dad| My father is moving in after a hip replacement.",
      "mom| Mom said she didn't need grab bars. Mom fell.",
      "We wanted to stay in our house a few more years.",
      "Occupational therapist gave us a list and no idea who'd do it."
    ],
    details: [
      "dad| {pro} hung off each bar like a gymnast before letting Dad near it.",
      "mom| They asked Mom to reach for where her hand naturally goes, and put it there.",
      "The second handrail looks like the first, down to the bracket.",
      "They talked with the person who'd use it, and not over anybody's head.",
      "Tile drilled without one crack."
    ],
    faults: [
      "One bar was only in drywall anchors, and I had it redone.",
      "The handrail was a nice piece of wood hung two inches too low."
    ]
  }
]
