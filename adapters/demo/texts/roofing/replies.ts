import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. Best compliment for a roof: you stop thinking about it.",
    "Showed this to {pro}, who pretended not to care and read it twice.",
    "Appreciate it. The photos of your roof stay on file, should anybody ever ask.",
    "Dry is dry. Thanks for the kind words.",
    "Glad we met before the next storm and not after.",
    "Thanks for the lemonade, the crew still talks about it.",
    "Thanks. From the street nobody will ever know how much work that was."
  ],
  jobs: {
    replacement: {
      remarks: [
        "Your warranty is registered, and the number is on the last page.",
        "The magnet goes over every yard twice. Yours was a pleasure."
      ],
      answers: [
        "The magnet goes over the yard twice, or it is supposed to. Send me the receipt for the tire, all of it.",
        "'Within range' is what the manufacturer says about two batches. We could have seen it on the ground before it went up."
      ]
    },
    leak: {
      remarks: ["Go up into the attic after the next big one, just for the pleasure of it."],
      answers: [
        "Then we fixed what we saw and not where the water starts. A leak repair that leaks is not finished, and it is not billed again.",
        "New shingles on an old slope always show for a while, and you should have heard that from me before, not from the street."
      ]
    },
    "ice dam": {
      remarks: ["Keep the bath fan clear and the snow may stay where it fell."],
      answers: [
        "Unavoidable is a word for weather. The gutter was ours to brace before we steamed above it.",
        "The four-hour minimum is on the rate sheet, and nobody read you the rate sheet at six in the morning in the snow. It's off your bill."
      ]
    },
    gutters: {
      remarks: [
        "Have a look at them in October, when the leaves have had their say.",
        "basement| Up, not down. Most damp basements begin at the roof."
      ],
      answers: [
        "A mitre that drips was sealed on a wet day. Ten minutes with a tube and a ladder, and they should have been spent already.",
        "Those guards were the wrong ones for a pitch like yours. They can come off, and so can what you paid for them."
      ]
    },
    hail: {
      remarks: [
        "Adjusters are people too, it helps to show them the chalk.",
        "Hope you never need the impact shingles. Glad you have them."
      ],
      answers: [
        "A claim has one person who knows where every dollar is. Yours had three, which means none.",
        "Seven weeks behind jobs that signed after you is not an order of work, it is a mess, and it was mine."
      ]
    },
    inspection: {
      remarks: [
        "An honest roof deserves an honest report.",
        "See you in five years, then. Or never, which is better still."
      ],
      answers: [
        "Twelve minutes with binoculars is not an inspection, and it was sold as one. Your money is coming back.",
        "buy| A report that comes after the option period is paper. It should have been on your phone that evening."
      ]
    }
  }
}
