import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you! {pro} has this taped inside the supply closet now.",
    "You notice things. Not everybody does, and it means a lot.",
    "Clean houses are easy; kind people are rarer. Thanks.",
    "This goes to the whole team with Friday's schedule.",
    "So glad. Leave the list on the counter whenever something changes.",
    "Reading this with tired feet and a big smile.",
    "Thank you for the trust. A key is a serious thing."
  ],
  jobs: {
    recurring: {
      remarks: [
        "And a scratch behind the ears for the dog.",
        "Same two faces, same day, as long as you want us."
      ],
      answers: [
        "We lost two people that month and covered with whoever was free. You were promised the same faces, and the alarm code should be on the card, not in your memory.",
        "Corners are where it shows when nobody checks. A supervisor walks every fourth visit from now on, with the list in hand."
      ]
    },
    deep: {
      remarks: [
        "Stay out of the oven for a day, for old times' sake.",
        "The after pictures are our favorite part as well."
      ],
      answers: [
        "If it is on the list it gets done or you get told. Neither happened with your fridge.",
        "Acid on natural stone is the first thing we teach, and somebody grabbed the wrong bottle. A stone restorer can hone it out, and the invoice goes to us."
      ]
    },
    "move-out": {
      remarks: ["Good luck in the new place.", "out| Deposits are our kind of sport."],
      answers: [
        "We sign for the result of a move-out clean, and that includes arguing with landlords. Whoever told you otherwise was wrong.",
        "Three hours late with keys due is the one thing that must not happen at a move-out. The job before yours ran over and nobody had the sense to split the crew."
      ]
    },
    carpet: {
      remarks: ["Blot, never rub. That's the whole secret.", "cat| Give the cat our regards, and a tray."],
      answers: [
        "Spots that come back are still in the pad, and that takes a second extraction. It should have been part of the first price.",
        "Squelching means too much water and too little pulling. Dry by evening is what we promise, and you got a swamp."
      ]
    },
    office: {
      remarks: [
        "The log stays by the door, with times, every night.",
        "A quiet building at night is a nice place to work."
      ],
      answers: [
        "Two Fridays in a row is no accident, it is a route sheet with your building missing. It is back on it.",
        "The person on shift had last year's code. You should have been asleep."
      ]
    },
    windows: {
      remarks: ["Next spring, same pollen. You know where to find us."],
      answers: [
        "South glass dries faster than we can pull it on a hot noon. It has to be done before nine, and we knew that.",
        "A bent frame is a broken frame. Two new screens are on order, no charge."
      ]
    }
  }
}
