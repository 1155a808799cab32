import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. It takes good owners to build well.",
    "The binder with every drawing and every number is yours to keep.",
    "{pro} has already asked when you will build the next one.",
    "You answered every question the same day. That is how schedules hold.",
    "Reading this at the kitchen table, with a better mood than usual.",
    "Thank you for the trust, it was a long road together.",
    "The one-year walk is on the calendar, bring a list."
  ],
  jobs: {
    addition: {
      remarks: [
        "If nobody can tell what is new, it worked.",
        "lived| Living through it with a baby deserves a medal."
      ],
      answers: [
        "Five months was drawn for a dry summer and one crew. Nine is what happens when nobody redraws it, and that was ours to do every week.",
        "Some change orders are the house and some are a thin drawing. Day two means it was the drawing."
      ]
    },
    adu: {
      remarks: ["Thirty steps is the right distance.", "Change the smoke alarm batteries with the clocks."],
      answers: [
        "A feasibility letter comes before a contract. Yours came after, and eleven thousand dollars is what that costs. We should share it.",
        "Six silent weeks. The framing crew was lent to another site, and I had no right to do that without a call."
      ]
    },
    "custom home": {
      remarks: [
        "A house is settled after its first winter. Call for anything that sticks.",
        "Thank you for the dinner on the subfloor."
      ],
      answers: [
        "The window date was known three weeks before you heard it. Bad news belongs on the phone the same day.",
        "Twenty-six items is twenty-six too many. Two people start on Monday and stay until it is zero."
      ]
    },
    renovation: {
      remarks: [
        "Old houses talk back. Yours had good stories.",
        "The dust will be found until Christmas, sorry about that."
      ],
      answers: [
        "Pods get blankets. Yours got a lid, and the repair of the furniture is ours.",
        "Trades should meet at a table before they meet at your house. There was no such meeting."
      ]
    },
    foundation: {
      remarks: [
        "The monitoring pins stay, and so does the offer to read them.",
        "A dry basement is a quiet luxury."
      ],
      answers: [
        "Putting a yard back is a line in every contract from now on. In yours it was left out, and it should have been said.",
        "Lifting moves what stands above it, that part is normal. Not warning you was not, and the plaster is on us."
      ]
    },
    commercial: {
      remarks: [
        "Next time as a customer, with the family.",
        "Opening day with a line around the corner, what a sight."
      ],
      answers: [
        "bake| Flour doesn't wait for inspectors, and our schedule was written as if it did.",
        "Two inches in a turning circle is a drawing nobody checked with a tape. We rebuilt it at our cost, as we had to."
      ]
    }
  }
}
