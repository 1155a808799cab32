import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. Send a picture next spring, please.",
    "{pro} drives past on purpose to look at it.",
    "You let us do it properly, that makes all the difference.",
    "Gardens take patience, and you brought some.",
    "Thanks! Water deeply and seldom, and it will look even better in year two.",
    "Made our week, and it was a muddy one.",
    "Thank you for the shade and the cold water."
  ],
  jobs: {
    mowing: {
      remarks: [
        "The latch gets checked twice. We have dogs as well.",
        "High in July, short in October, that's all there is to it."
      ],
      answers: [
        "The new mower was set for a flat lawn. We will seed the slope in the right week, and it will be mowed by hand until it has grown in.",
        "Billing for weeks we did not come is wrong, full stop. The difference is on your next statement."
      ]
    },
    patio: {
      remarks: ["Sweep sand into the joints after the first winter.", "May it see many long evenings."],
      answers: [
        "An inch of settling means the base was not compacted in that corner. Those stones come up and go down again, and the marble test comes after.",
        "Putting the side yard back is part of the job, not a favor. It was left for spring, and nobody told you."
      ]
    },
    trees: {
      remarks: [
        "climb| It would have been a shame to take that tree down.",
        "The chips will be soil in two years."
      ],
      answers: [
        "A fence gets repaired by a fence builder, and the bill comes to us. Fifty dollars was an insult.",
        "climb| Lion-tailing is what it is called, and we teach against it. The tree will fill in, but it will take three summers and a careful hand."
      ]
    },
    irrigation: {
      remarks: [
        "The map inside the door shows the shutoff in red.",
        "Turn the whole thing down by a third in September."
      ],
      answers: [
        "A trench is done when you can't find it any more. Yours was done when the pipe was in.",
        "If zone three is down again, it's our zone three. A second problem within the month is looked at without a second bill."
      ]
    },
    garden: {
      remarks: [
        "They look small for a year, and then they don't.",
        "lawn| Less mowing, more bees. Good trade."
      ],
      answers: [
        "Plants have a one-year guarantee here. That is a sentence, not a negotiation.",
        "The nursery was out of two kinds and somebody substituted without a call. A plan is a promise."
      ]
    },
    cleanup: {
      remarks: [
        "shed| Every yard has a shed it forgot.",
        "One afternoon in April and one in October, and it stays like that."
      ],
      answers: [
        "Hydrangeas bloom on old wood, and whoever held the shears should have known. They will be back the year after, and so will our apology.",
        "Two yards should be two inches. The rest of the mulch comes on the next truck."
      ]
    }
  }
}
