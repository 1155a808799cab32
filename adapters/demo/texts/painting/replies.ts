import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. Prep is ninety percent, and nobody ever praises prep. You did.",
    "{pro} says hi, and that the color was a good choice.",
    "Leftover cans are labeled with the room and the date. Future you will be grateful.",
    "What a lovely thing to read on a ladder.",
    "It helps when people know what they want, and still ask.",
    "Thanks for the trust with every wall in the house.",
    "Enjoy it by daylight, that's when it is at its best."
  ],
  jobs: {
    interior: {
      remarks: [
        "Let it cure for two weeks before you wash it.",
        "The sample strips are behind the closet door, if you ever want to argue about them again."
      ],
      answers: [
        "Side light forgives nothing, and we should have checked with a lamp before you did with the sun. That wall gets another coat.",
        "Covers come off and floors get covered to the edge. Both were skipped in a hurry that nobody had asked for."
      ]
    },
    exterior: {
      remarks: [
        "Rinse it with the hose every spring, no pressure washer.",
        "Five days of scraping, and it will thank you for ten years."
      ],
      answers: [
        "Bubbles after the first rain mean moisture under the paint. We should have put a meter on that gable, not a hand.",
        "Overspray travels, and the sprayer should have stayed in the van with that wind. The detailing of the car is paid."
      ]
    },
    cabinets: {
      remarks: [
        "No sponges with a rough side for a month, please.",
        "Chili is the real test. Thank you for running it."
      ],
      answers: [
        "Chips at the trash drawer mean the edge was not sanded back far enough. It can be feathered in and baked, two days.",
        "Two doors were sprayed from a second batch. Same label, different white, and we should have held them side by side."
      ]
    },
    deck: {
      remarks: [
        "deck| A light coat in two years, and you never have to strip it again.",
        "Waiting for dry wood is the whole trick."
      ],
      answers: [
        "deck| Tacky for a week means it went on before the wood was dry. The paw prints are charming; the sanding and the new coat are free.",
        "Stone gets covered, always. There is a poultice that pulls oil out of flagstone, and I will bring it myself."
      ]
    },
    wallpaper: {
      remarks: ["paper| The geese had it coming.", "A wall that has been skimmed takes any paint you like."],
      answers: [
        "paper| Glue that is left under paint always comes through. The wall needs to be washed, sealed and skimmed, and not at your cost.",
        "One zip was left open by somebody with his hands full, and the dust took the invitation. We pay for the cleaning."
      ]
    },
    door: {
      remarks: [
        "door| A drop of silicone on the weatherstrip keeps it from sticking in August.",
        "Small rooms are the hard ones. Glad it works."
      ],
      answers: [
        "door| It was hung again too early and the paint had not set. It comes off, gets sanded and sprayed, and stays off overnight this time.",
        "Four visits for a day's work is our calendar, not your door. It should have been one day with a heater."
      ]
    }
  }
}
