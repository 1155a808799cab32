import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. Felt pads under everything, and it stays like this.",
    "{pro} still has the knee prints to prove it.",
    "Flat first, pretty second. Happy you saw both.",
    "What a nice note. Somebody reads the floor like a book.",
    "Keep the leftovers. Something always drops one day.",
    "Thanks for clearing the rooms, it saved you half a day.",
    "Walk on it in socks for a while, it's better for both."
  ],
  jobs: {
    refinish: {
      remarks: [
        "No rugs for two weeks, even if it hurts.",
        "oak| Seventy years under shag, and not a day older."
      ],
      answers: [
        "Chatter comes from a worn drum and from going too fast. It has to be sanded again, and we know it.",
        "Hair and a fly mean the last coat went on with a window open. Screening and one more coat, one day."
      ]
    },
    plank: {
      remarks: [
        "Wipe spills, don't soak them, and it will outlive the sofa.",
        "The level slab is the part nobody will ever see."
      ],
      answers: [
        "A click is a hollow in the slab, two feet wide at most. It should have been filled before the first plank.",
        "The track at a patio door gets glue and screws. Yours got glue."
      ]
    },
    tile: {
      remarks: [
        "A spare box in the garage is worth gold in ten years.",
        "Grout gets sealed once a year, it takes one evening and one podcast."
      ],
      answers: [
        "Hollow means missing mortar, and hollow tiles crack. Those three come up before that happens.",
        "Haze is wiped off the same day or it isn't wiped off at all. Your weekend was ours to give up."
      ]
    },
    carpet: {
      remarks: ["Vacuum slowly, in two directions.", "cat| The cat will approve within the week."],
      answers: [
        "stairs| A tack strip that sticks out is a bandage waiting to happen. It gets tucked back the day you call.",
        "Half an inch short can't be stretched. That piece has to be cut new, from the same roll."
      ]
    },
    repair: {
      remarks: [
        "squeak| One squeak, two screws. If everything in life were like that.",
        "Old oak from the same decade is why the garage is so full."
      ],
      answers: [
        "Stain on new wood needs sun and time, and yours was matched under a lamp. It can be toned.",
        "water| Cupping twice means the water is still there. A meter under the boards should have come before any board."
      ]
    },
    coating: {
      remarks: ["garage| Hot tires and all.", "A mop and warm water, nothing else."],
      answers: [
        "garage| Peeling under a tire means the slab was too smooth there. It gets ground again and coated again under the warranty, without a discussion.",
        "Outgassing is a reason, not an excuse. We should have primed in the evening, when the slab cools."
      ]
    }
  }
}
