import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you, and happy unpacking.",
    "{pro} was asking whether everything arrived in one piece. Good to know that it did.",
    "Boxes closed, doors propped open: people like you are why we finish early.",
    "Good neighbors, good stairs, good tip. Thanks.",
    "May you not need us again for a long time.",
    "Flat boxes can go back to the shop, if you want the deposit.",
    "Strong backs, soft hearts. That's going on the wall."
  ],
  jobs: {
    apartment: {
      remarks: [
        "Stairs are cheaper than a gym.",
        "sofa| Every sofa comes apart if you look at it long enough."
      ],
      answers: [
        "The job before yours had a fourth floor that nobody had mentioned. An elevator slot is a promise to a building, and we broke it.",
        "'Fragile' goes on top, always. Send the value, no receipt needed."
      ]
    },
    house: {
      remarks: [
        "Beds first, kettle second, everything else tomorrow.",
        "Padding the jambs takes ten minutes. Paint takes longer."
      ],
      answers: [
        "You should not have to prove what your clock looked like. A clockmaker can turn a finial, and the bill comes here.",
        "Leaning on the truck is not billable time. That hour is off."
      ]
    },
    "long distance": {
      remarks: ["Welcome to the new place.", "A number is a number, that is why it's called binding."],
      answers: [
        "Nine days late has a price on paper, by the day. You should have been paid it without asking.",
        "A transfer to another truck needs your signature. There was none, and the lamp is the least of it."
      ]
    },
    piano: {
      remarks: [
        "piano| Wait two weeks for the tuner, it has to get used to the room.",
        "Measure, draw, measure, lift."
      ],
      answers: [
        "A caster on a bare jamb means that somebody skipped the blankets. The carpenter is paid for.",
        "A third man was on the sheet and called in sick, and then it's another day, not another customer's back."
      ]
    },
    downsizing: {
      remarks: [
        "Thank you for letting us hold the photo albums.",
        "dad| Please give your father our best.",
        "mom| The lamp was the important thing."
      ],
      answers: [
        "Two piles that look alike are a mistake waiting to happen. We called the donation center twice, and I'm sorry about what is gone.",
        "Sorting has its own pace and should have its own price. The talking is off the bill."
      ]
    },
    office: {
      remarks: ["Vacuumed by two, and coffee by three.", "A plan on every door is worth ten people."],
      answers: [
        "office| Four chairs and a label printer are on a truck that has an inventory. Found or replaced by Friday.",
        "A plan that stays at the office is no plan. You carried the day."
      ]
    }
  }
}
