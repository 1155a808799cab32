import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Builders with integrity",
      "On schedule, really",
      "Best money we ever spent",
      "Communication, communication",
      "A superintendent who superintends",
      "Quality in the walls",
      "Would build again",
      "Honest with numbers",
      "Neighbors forgave us",
      "Every inspection passed"
    ],
    mixed: [
      "Great craftsmanship, long delays",
      "Good house, hard year",
      "Solid build, thin communication",
      "Get it in writing",
      "Proud of the result, tired of the process"
    ],
    sorry: [
      "Change order after change order",
      "Vanished for weeks",
      "Punch list from hell",
      "Deposit regret",
      "Lawyer involved"
    ]
  },
  oneLiners: [
    "On time, on budget. I didn't believe in it either.",
    "They returned every call the same day for seven months.",
    "Our inspector used them for his own house.",
    "The budget spreadsheet was better than the one at my work.",
    "We miss the crew. The dog misses the crew.",
    "no drama. straight walls. thats what i paid for",
    "Twelve inspections, twelve green tags.",
    "They swept the street every evening. The street!",
    "If you can wait for them, wait for them.",
    "Told us not to build the second story. They were right.",
    "Strong, square, and no surprise on the last invoice.",
    "Still married."
  ],
  praise: [
    "The final cost was within two percent of the contract, in our favor.",
    "Subcontractors said please and thank you, which says a lot about who hires them.",
    "The site was swept and locked every evening.",
    "They know the plan reviewers by name.",
    "{pro} could explain any line of the estimate without looking it up.",
    "The neighbors got a letter with dates and a phone number before we started.",
    "When there was a mistake we heard about it from them first.",
    "The warranty walk is already in their calendar and in mine.",
    "I've kept the weekly photos; they make a nice film.",
    "They left us a binder with every paint, part and permit.",
    "My architect would hire them for herself.",
    "The portable toilet was hidden behind the hedge, a kindness.",
    "Drawings were on the wall, and they were the current drawings.",
    "We argued about a tile once, and that was the worst of it."
  ],
  quibbles: [
    "It ran three weeks over, mostly weather.",
    "Some finish details needed a second and a third look.",
    "I'd have liked warnings about decisions a bit earlier.",
    "Parking on our street was a sore subject for a while.",
    "Not the lowest bid by a long way."
  ],
  mixed: [
    "The building is good and I'm proud of it; the last three months I'd rather forget.",
    "Write down every conversation.",
    "The carpenters were five stars, the accounting was two.",
    "They do finish, if you keep a list and keep sending it.",
    "With a better superintendent this would be a rave."
  ],
  sorry: [
    "We have learned what a mechanic's lien is.",
    "The city red-tagged it, and nobody told us for eight days.",
    "I'd been warned about the lowest bid.",
    "Our final walkthrough was me, alone, with a flashlight.",
    "We finished it with another contractor and a lot of patience."
  ]
}
