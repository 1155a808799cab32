import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "A real craftsperson",
      "Joints you want to touch",
      "Cut once, fits forever",
      "Beautiful work",
      "They love wood and it shows",
      "Old-school carpentry",
      "Like furniture",
      "Careful hands",
      "Straight, square, on time",
      "Handed down, someday"
    ],
    mixed: [
      "Lovely work, terrible timing",
      "Good wood, so-so finish",
      "Fine once it arrived",
      "Nice idea, uneven execution",
      "Skilled but scattered"
    ],
    sorry: [
      "Gaps",
      "Deposit, then silence",
      "Caulk is not carpentry",
      "Not square, not level, not happy",
      "Rebuilt by someone else"
    ]
  },
  oneLiners: [
    "Measured three times. It shows.",
    "I run my hand along it every time I walk by.",
    "The dovetails alone were worth it.",
    "Left the shop vac running longer than the saw.",
    "Built exactly what we'd drawn, only better.",
    "My grandfather was a cabinetmaker and he'd have nodded.",
    "everything fits. EVERYTHING.",
    "Quoted in detail, finished on the day.",
    "They sanded the underside. Who sands the underside?",
    "We argue about who gets to sit in the window seat.",
    "No gap bigger than a hair.",
    "A pleasure to watch and a pleasure to pay."
  ],
  praise: [
    "Pencil marks erased, sawdust gone, offcuts stacked by the woodpile for us.",
    "The drawing we signed and the thing on the wall are the same thing.",
    "They asked how we use the room before asking how we wanted it to look.",
    "It makes the rest of the house look slightly embarrassed.",
    "{pro} talks about wood the way other people talk about their kids.",
    "The price was fair for work that'll outlive me.",
    "My kids were allowed to plane a piece of pine, and we have kept the curls.",
    "I keep finding nice details.",
    "We got a phone call every {day} with where things stood.",
    "No particleboard was harmed.",
    "They took their shoes off. Carpenters. Shoes off.",
    "You can't see where the old stops and the new begins.",
    "I'd sooner give up the car than let anybody paint over it.",
    "They were honest about a mistake, fixed it overnight, and I only trust them more."
  ],
  quibbles: [
    "It took longer than promised, but I'd wait again.",
    "One shelf pin was missing, mailed the next week.",
    "Not cheap.",
    "The finish smelled for several days.",
    "I'd have liked more notice of the delivery date."
  ],
  mixed: [
    "The wood is beautiful, the calendar is fiction.",
    "What they built is good; what they said about when was not.",
    "I'd give the carpenter five and the company two.",
    "Some of it is superb, some of it was clearly done on a Friday.",
    "They fixed the gaps when I asked, which I shouldn't have had to."
  ],
  sorry: [
    "The deposit was paid in spring and I have a pile of lumber.",
    "A framing square would have been a good investment.",
    "I was told that wood moves. So does my patience.",
    "The painter laughed, then apologized for laughing.",
    "We took it down again."
  ]
}
