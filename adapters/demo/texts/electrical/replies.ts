import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. Boring electricity is the goal, and yours is boring now.",
    "Every circuit tested twice, and still I like to read that it works.",
    "Printed this out for {pro}. It goes up on the wall in the shop.",
    "You asked the right questions, which makes the work better.",
    "Thanks. Keep the panel sketch where it is; the next person will bless you.",
    "This kind of work is invisible when it is right. Thanks for seeing it.",
    "Happy it all worked at the first flip of the switch."
  ],
  jobs: {
    panel: {
      remarks: ["Push the test buttons twice a year, when the clocks change."],
      answers: [
        "The utility's slot was requested and never confirmed, and it was our job to confirm it before we pulled the meter. Nobody should sit in the dark for our paperwork.",
        "The siding is ours to close. We cut it, so it is ours, and the office should have said so in one sentence."
      ]
    },
    charger: {
      remarks: ["Enjoy the quiet. If a full night no longer fills the car, call."],
      answers: [
        "Setting the charger to its breaker is the last line on the checklist, and it was ticked without being done. You should not have needed the manual.",
        "The straight run was blocked by a gas line and the detour could have gone inside. I would not choose it on my own garage either."
      ]
    },
    troubleshooting: {
      remarks: [
        "Ghosts are the fun part of the trade. Thanks for the patience while we hunted.",
        "Save the photos, they are part of the house's history."
      ],
      answers: [
        "A flicker that comes and goes has to be waited for, and we billed the waiting. We should come back with a logger and find it on our own time.",
        "Three cover plates cost two dollars, and leaving boxes open is not safe besides. They have been on the truck since the day after."
      ]
    },
    lighting: {
      remarks: [
        "The dimmers have a tiny screw for the lowest level, if you ever want it darker.",
        "fans| Run the fans the other way round from November on."
      ],
      answers: [
        "A string across the ceiling costs five minutes. It was skipped, and you see the result every evening.",
        "Paper circles first, holes later: that is our own rule, and it was broken in your living room."
      ]
    },
    rewire: {
      remarks: ["Living in it while we work is the hard way. You made it look easy."],
      answers: [
        "Patching was left out of the bid and should have been said out loud, and two weeks is a schedule I am not proud of.",
        "Runners go down before boots go up. The cornice I can't prove either way, so we will repair it."
      ]
    },
    generator: {
      remarks: [
        "standby| Let it run its Tuesday test, it is only clearing its throat.",
        "portable| Fresh fuel every spring, and you are set."
      ],
      answers: [
        "A standby unit that fails its self-test is an emergency, not a slot in three weeks. It is treated as one now.",
        "Eighteen inches, and we measured from the trim instead of the glass. Moving it was our cost and our embarrassment."
      ]
    }
  }
}
