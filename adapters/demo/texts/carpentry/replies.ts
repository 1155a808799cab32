import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. Wood remembers who was careful.",
    "{pro} read this twice and went back to sharpening.",
    "You see the details. That is who this work is for.",
    "A box of offcuts is yours, if the kids want to build something.",
    "A joy to read, with sawdust in the coffee.",
    "Thanks for waiting. Good lumber is slow.",
    "May it be there when your grandchildren ask who made it."
  ],
  jobs: {
    "built-ins": {
      remarks: [
        "A little wax on the runners every other winter.",
        "books| Heavy ones at the bottom, although it would hold them at the top."
      ],
      answers: [
        "Doors get fitted for August, not for January. They were hung on a dry day and nobody thought ahead. An eighth off each, and they will swing.",
        "Seven weeks is not a delay, it is a different date, and you should have been told it in week one. The two shelves came off the bench on Friday."
      ]
    },
    doors: {
      remarks: [
        "If one sticks in July, wait for September before you call.",
        "Old hardware beats new, nine times out of ten."
      ],
      answers: [
        "Planing can't be undone. That door gets a lipping glued on and fitted again, and I won't be the one in a hurry.",
        "A strike plate takes a chisel and five minutes. Lifting the handle is not a feature."
      ]
    },
    deck: {
      remarks: [
        "Oil it when water stops beading, not by the calendar.",
        "The permit card goes in the drawer with the house papers."
      ],
      answers: [
        "Wet boards want a nail's width between them. They were laid tight and dried in the sun, so they cupped. They can be relaid.",
        "A nailed-up back door for a month is no way to live. We took a second deck before yours was done, and that was the mistake."
      ]
    },
    trim: {
      remarks: [
        "Coped corners stay closed. Caulked ones only look closed.",
        "dining| Set the table, it deserves it."
      ],
      answers: [
        "Caulk hides a gap for one season. Those corners want to be cut again, and they will be.",
        "One length short, and somebody matched it by eye. The right profile is a phone call to the mill."
      ]
    },
    stairs: {
      remarks: [
        "squeak| Teenagers hate us for this.",
        "Finish it again before it wears through, and it'll last another century."
      ],
      answers: [
        "squeak| Then half the wedges had no glue on them. It's a morning's work from below, on us.",
        "rail| New oak under old stain goes red. It should have been tried on a scrap first, in your light."
      ]
    },
    windows: {
      remarks: [
        "Two fingers is how they were meant to be opened.",
        "Wavy glass is not made any more, so look after it."
      ],
      answers: [
        "Rattle means the stops were set for paint that is not there any more. They take ten minutes a window.",
        "Old glass that breaks gets replaced by old glass, or at least by a question. I have two salvaged panes of the right size."
      ]
    }
  }
}
