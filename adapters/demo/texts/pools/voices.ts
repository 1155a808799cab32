import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Clear water, clear invoices",
      "Know their chemistry",
      "Swim-ready",
      "Worth skipping the hose for",
      "Poolside peace",
      "Careful with kids and gates",
      "Fixed fast",
      "Pool people with a conscience",
      "Sparkling",
      "They explain the numbers"
    ],
    mixed: [
      "Clean pool, spotty schedule",
      "Good tech, messy billing",
      "Almost clear",
      "OK service for the area",
      "Fine until August"
    ],
    sorry: [
      "Still green",
      "Seven minutes a week",
      "Cracked and cloudy",
      "Leak? What leak?",
      "Drained my wallet"
    ]
  },
  oneLiners: [
    "I can read a dime on the bottom. Heads.",
    "The kids are out of the house and in the pool. Mission accomplished.",
    "No more green. No more guessing.",
    "Pump so quiet I went out to check it was on.",
    "Tests the water like a sommelier.",
    "blue!!!",
    "Honest about what I didn't need, which was most of it.",
    "Shows up in the heat, in the rain, on the day after Thanksgiving.",
    "My hair isn't green either.",
    "Leak found, fixed, and dry by lunch.",
    "Gate latched, dog unbothered, water perfect.",
    "Opened in May, not one problem till fall."
  ],
  praise: [
    "No surprise chemicals on the bill.",
    "They text if they'll be even ten minutes late.",
    "The water feels soft, if that makes sense.",
    "I know what each valve does now.",
    "{pro} checks the drain covers without being asked, since they know about the grandkids.",
    "They replaced nothing that could be cleaned.",
    "When the storm came they were here the next {day} to fish out a patio chair.",
    "Fair prices in a business where nobody can check.",
    "My neighbor switched after seeing our water.",
    "They're careful with the dog, who thinks the net is for him.",
    "We've stopped worrying, and that was the idea of having a pool.",
    "The equipment pad is cleaner than my kitchen.",
    "They answered a panicked Sunday text with a two-line fix and no invoice.",
    "It's a joy to float in."
  ],
  quibbles: [
    "They switched our day twice in the first month.",
    "A few leaves in the skimmer after one visit.",
    "I'd love an app instead of paper tags.",
    "The part took longer to arrive than they'd thought.",
    "Pricey for a pool of our size."
  ],
  mixed: [
    "When the regular person is on vacation it all falls apart.",
    "The water is fine, the billing is murky.",
    "I check the chlorine myself now, which defeats the purpose.",
    "They did fix it, on the third go.",
    "Reasonable, not remarkable."
  ],
  sorry: [
    "I bought a test kit and learned that I'd been paying for nothing.",
    "Their answer to each question was a new pump.",
    "We have swum in it exactly twice.",
    "Nobody has called back since the check cleared.",
    "A different company had it right in an afternoon."
  ]
}
