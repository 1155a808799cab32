import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Cooks' choice",
      "Design that listens",
      "We actually enjoyed it",
      "Smart storage everywhere",
      "Clean jobsite, calm people",
      "Budget respected",
      "Drawers! So many drawers!",
      "Details, details, details",
      "Thank you, from the whole family",
      "Project managed to the minute"
    ],
    mixed: [
      "Beautiful, late",
      "Nice kitchen, sore feelings",
      "Good design, average install",
      "Happy-ish",
      "Great crew, poor planning"
    ],
    sorry: [
      "Takeout for five months",
      "Measured wrong",
      "Unfinished kitchen",
      "Pretty pictures, poor work",
      "Avoid"
    ]
  },
  oneLiners: [
    "I cook more. I've gained four pounds. Five stars.",
    "The drawers close like they're tired.",
    "Nobody told me a corner could hold that much.",
    "Designed around how we live and not around a magazine.",
    "Two revisions, zero surprises.",
    "best. pantry. ever.",
    "My mother cried, then reorganized everything.",
    "They were done a day before Thanksgiving, on purpose.",
    "Neat, patient, good at math.",
    "The outlets are where my hands are.",
    "Even the inside of the sink cabinet is beautiful.",
    "We fight less. It was the kitchen all along."
  ],
  praise: [
    "Every Friday there was an email with what was done, what was next and what we had to decide.",
    "They talked us out of the thing we'd have regretted.",
    "The dust stayed on their side of the plastic.",
    "We hosted the whole family the week after, and nobody sat in the living room.",
    "{pro} remembered that I'm left-handed.",
    "The budget had a line for surprises, and they gave it back.",
    "No visible wires, no wobbly handles, no regrets.",
    "I trust people who vacuum inside the cabinets before you fill them.",
    "The tile guy, the plumber and the electrician all knew each other's names.",
    "They came back once more to adjust the doors, as promised on day one.",
    "We got three honest prices: the cheap way, the good way, the way they'd do it.",
    "My knife drawer is a work of art.",
    "It feels twice the size, and it's four inches smaller.",
    "You won't hear me say this often: worth the money."
  ],
  quibbles: [
    "One drawer front was delayed by a month, and we ate at it anyway.",
    "A few paint touch-ups were left to us.",
    "The design phase took longer than the building.",
    "A bit more protection on the hall floor would have been good.",
    "Costs more than the box store, obviously."
  ],
  mixed: [
    "I love the kitchen and wouldn't go through it again.",
    "They were great until the last ten percent.",
    "It's good work if you stand guard.",
    "The designer and the installer should meet sometime.",
    "Somewhere between fine and nice."
  ],
  sorry: [
    "We're on a first-name basis with the pizza place.",
    "The drawer hits the oven handle. Every time.",
    "We were the last to know what was happening in our own house.",
    "A carpenter friend spent two weekends putting it right.",
    "They blamed the floor, the wall, the supplier and finally me."
  ]
}
