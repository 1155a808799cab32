import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. See you on the other side of the fence.",
    "{pro} says hello to whoever is in the water.",
    "Clear water, clear bill. That's the idea.",
    "Thanks! Brush the steps when you think of it, the rest is taken care of.",
    "Reading this with wet sleeves and a grin.",
    "You keep the gate closed and the skimmer clear. Model customer.",
    "Happy swimming."
  ],
  jobs: {
    weekly: {
      remarks: [
        "Send a picture if it ever looks dull, before it is green.",
        "The photo with the readings comes every week, rain or shine."
      ],
      answers: [
        "Seven minutes is a drive-by. The route had grown to nineteen stops, and it is back to twelve.",
        "Whatever goes in gets written on the tag. Twice it wasn't, and eyes are no place to find out."
      ]
    },
    green: {
      remarks: ["Eight hours of pump a day and it will not come back.", "birthday| Happy birthday to her."],
      answers: [
        "Green in a fortnight means phosphates, and nobody tested for them. A second treatment should not have cost a cent.",
        "Waste goes to the drain, on a long hose. Your herbs deserved better, and so do you."
      ]
    },
    equipment: {
      remarks: [
        "Tags on valves, the cheapest upgrade there is.",
        "pump| Slow and long is cheaper than fast and short."
      ],
      answers: [
        "pump| A variable pump that is louder at night has been left on the factory schedule. It takes a laptop and ten minutes.",
        "heater| Three boards for one heater is guessing at your expense. The second and the third visit are refunded."
      ]
    },
    resurface: {
      remarks: [
        "Brush daily for two weeks, then it's yours for ten years.",
        "Water makes every blue lighter. You chose well."
      ],
      answers: [
        "Trowel marks fade, a blotch doesn't. It can be acid washed without draining below the light.",
        "The tile was on a boat, and the pool should have stayed full until it had landed."
      ]
    },
    "new pool": {
      remarks: [
        "The street still asks about the crane.",
        "Long, dull and warm is a fine brief for a pool.",
        "Keep the cover closed and the neighbors curious."
      ],
      answers: [
        "A deck falls away from a house, by law and by sense. That side gets cut and poured again.",
        "Easter to Labor Day is a summer. Rock was the reason, and silence was the fault."
      ]
    },
    leak: {
      remarks: ["Mark the level with tape for a week, only to enjoy it.", "Dye first, concrete saw last."],
      answers: [
        "Then there are two. The second search should come with the first invoice, and it will.",
        "A saw before a dye test is backwards, and I have said so to the person who suggested it."
      ]
    },
    closing: {
      remarks: [
        "Spring you will be grateful to fall you.",
        "Cold hands, tight cover. See you when the ice is out."
      ],
      answers: [
        "A return without a plug is a cracked line in January. You lifting the cover saved it, not us.",
        "The pump basket is the last thing on the list. It was the last thing, and it was forgotten."
      ]
    }
  }
}
