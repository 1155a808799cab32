import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. Comfortable people write the nicest things.",
    "No sales pitch, ever. Glad it was noticed.",
    "{pro} keeps the readings of every house, and yours look good.",
    "Arrow on the filter points toward the furnace. Now you know, and you'll never forget.",
    "Thanks for the patience and for clearing the way to the equipment.",
    "Hope it stays quiet, in every sense.",
    "Glad you can stop looking at the thermostat."
  ],
  jobs: {
    cooling: {
      remarks: [
        "Hose the outdoor coil from the inside out once a summer, power off.",
        "cap| A capacitor is a cheap part with a big opinion."
      ],
      answers: [
        "Adding refrigerant without finding the leak is renting cold air. We know better, and the second charge is ours.",
        "On a day like that a four-hour window is a wish. We should have said 'evening' at eight in the morning."
      ]
    },
    furnace: {
      remarks: [
        "Keep the number on the fridge, and may you never need it.",
        "sensor| Now that you know how, there is one call less to make each winter."
      ],
      answers: [
        "The second fee was an automatic line that nobody took off, and it has been refunded. The furnace should have been run for an hour before we left.",
        "Five minutes is not enough to condemn anything. A loose hose is what you look for first."
      ]
    },
    "new system": {
      remarks: [
        "Smaller and steadier beats big and loud.",
        "Filters every ninety days, and call when the rebate check comes."
      ],
      answers: [
        "A condensate line across a walkway is a lawsuit with ice on it. It has to go down the wall and it will.",
        "Commissioning is part of the install, and it should have been one visit with gauges, not four with guesses."
      ]
    },
    "mini-split": {
      remarks: [
        "Rinse the little filters under the tap, once a month while it's running.",
        "Leave it on low instead of off and on, it likes that better."
      ],
      answers: [
        "The drain was cut short of the drip edge. A longer line and a brick wash are an hour's work.",
        "Foam is not a stud. A carpenter will sister it, and it goes on our account."
      ]
    },
    "tune-up": {
      remarks: ["A page of readings is what a tune-up is for.", "Same time next year? No pitch, promised."],
      answers: [
        "A tune-up is an hour with instruments. You got twelve minutes and a phone call, so you get the money back.",
        "Your number was put on a list that it should not be on. It is off, and there is no list any more."
      ]
    },
    ducts: {
      remarks: [
        "Somebody folded that duct decades ago. Glad to have unfolded it.",
        "Numbers before, numbers after. Otherwise it's only talk."
      ],
      answers: [
        "room| Balance means every room, and we stopped at the one you had asked about.",
        "A knee through insulation happens, walking away from it must not. We will rehang it and check the run."
      ]
    }
  }
}
