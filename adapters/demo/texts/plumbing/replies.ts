import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Houses like yours are why I still like this trade.",
    "Thank you. The best call is the one you never have to make again.",
    "Read this out loud in the van, and {pro} turned red.",
    "Glad it is holding. If it ever is not, that visit is free.",
    "Good customers offer coffee. You offered coffee.",
    "Thanks for writing it down. Word of mouth built this shop.",
    "Your shutoff is labeled now. Show everybody in the house where it is."
  ],
  jobs: {
    "water heater": {
      remarks: [
        "new| Drain a bucket from the bottom valve once a year and it will outlive its warranty.",
        "pilot| A clean pilot is happy for years. Keep the lint off the louvers."
      ],
      answers: [
        "A dented tank should never have left the supplier's dock, and we should have had a loaner on your wall that night instead of an argument.",
        "The permit belongs in the first number you see, not on the invoice. It has its own line on every estimate now."
      ]
    },
    "sink leak": {
      remarks: ["Leave the cabinet open for a day so that the last of the damp gets out."],
      answers: [
        "A connection that drips within the week was not tested long enough, and eight days for a callback is no callback. Those go to the front of the line now.",
        "Putty comes off with ten minutes of care, and nobody took the ten minutes. There is a polish for quartz rings; the bottle is on me."
      ]
    },
    drain: {
      remarks: [
        "main| Put the date on the calendar: the roots will remember, so you should too.",
        "kitchen| No more bacon fat, and we will not see each other for years."
      ],
      answers: [
        "Ninety days is what the warranty is supposed to mean, in words a person can read. It has been rewritten, without the small print.",
        "The hose gets wiped down on the way in and on the way out. That day it was not, and you should not have had to see it."
      ]
    },
    toilet: {
      remarks: [
        "Small jobs are half of what we do, and we like them.",
        "One wipe a year around the base tells you early if it ever moves again."
      ],
      answers: [
        "Three flange sizes ride on every truck now, because of exactly this visit.",
        "A quarter turn off is a quarter turn off. Resetting it takes twenty minutes, and I will bring the level."
      ]
    },
    "shower valve": {
      remarks: ["Turn the valve all the way once a month and it will not seize again."],
      answers: [
        "Hot on the right is a mistake you catch by turning it on once before you pack up. We did not.",
        "The wall behind yours had blocking that no one could see, and that is still a phone call before the saw, not after."
      ]
    },
    repipe: {
      remarks: ["Enjoy the pressure. And thank you for letting us turn your house into a construction site."],
      answers: [
        "Two days was the plan before the crawl space, and I should have said five the moment we looked into it.",
        "Our patching is meant to be ready for paint, and yours was not. The painter's bill is ours."
      ]
    },
    "frozen pipe": {
      remarks: [
        "Leave that cabinet door open below ten degrees, and sleep well.",
        "bib| Everybody forgets the hose once. Once."
      ],
      answers: [
        "A joint that weeps in the cold has not been soldered well, at any price. Emergency work gets the same warranty as all other work.",
        "We had thirty-one calls that day and took too many of them. You should have heard at noon that it would be eight."
      ]
    }
  }
}
