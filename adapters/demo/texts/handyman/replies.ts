import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Lists are my favorite thing. Start the next one.",
    "Thank you. Small jobs deserve good work too.",
    "{pro} is grinning.",
    "You had everything ready, that saved you an hour.",
    "Appreciate it. See you at item fifteen.",
    "Thanks for the sandwich and the good company.",
    "Nice to be let in by somebody who knows where the breaker box is."
  ],
  jobs: {
    list: {
      remarks: ["Put it on the fridge, it worked last time.", "Check marks are half the fun."],
      answers: [
        "fourteen| Six of fourteen is a bad estimate, and the estimate was mine. The other eight should cost what the fourteen were quoted at.",
        "That door was fine in the morning and swollen by noon, and it should have been planed and not forced."
      ]
    },
    mounting: {
      remarks: [
        "Nothing hangs like a thing that hangs on a stud.",
        "art| A house looks lived in once the pictures are up."
      ],
      answers: [
        "tv| A quarter inch is a lot on a TV. The bracket has two screws for exactly that, five minutes.",
        "An anchor that pulls out was the wrong anchor. It should have been a toggle, and the hole is mine to patch.",
        "tv| Holes get shown, not hidden. They will be filled and painted."
      ]
    },
    assembly: {
      remarks: [
        "Keep the little bag of spare screws. You never know.",
        "Tell the chief of screws there is an opening."
      ],
      answers: [
        "furn| Upside down, and nobody stepped back to look. Two screws, no charge, and I'm sorry that you were the one to notice.",
        "Assembly is a fixed price from now on. Five hours of my slowness should not be your problem."
      ]
    },
    drywall: {
      remarks: [
        "A week of drying before the paint, and you'll never find it.",
        "Square holes make invisible patches."
      ],
      answers: [
        "Then it needed one more coat and a wider knife. A patch you can feel is not a patch.",
        "Plastic on one door is not plastic on all of them. The cereal is on me."
      ]
    },
    gates: {
      remarks: [
        "gate| A drop of oil in spring, and it'll outlast both of us.",
        "Wood moves, so it was left some room."
      ],
      answers: [
        "gate| If it drags again the post has moved, and the post was my work.",
        "step| A lip on a step is dangerous. Those boards should have been planed to match before they were screwed down."
      ]
    },
    accessibility: {
      remarks: [
        "Give our best to whoever uses it every day.",
        "dad| Tell your father that he picked the good side."
      ],
      answers: [
        "A grab bar in drywall is worse than none, because people trust it. I am glad you found it before anybody fell.",
        "Thirty-four inches, measured from the nosing. It was measured from the floor, and it needs to come off and go up."
      ]
    }
  }
}
