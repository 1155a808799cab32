import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Solid roofers",
      "Not one nail left behind",
      "Straight answers from the ladder",
      "They tarped first, talked later",
      "Dry and happy",
      "Good people up there",
      "Quality you can see from the street",
      "No storm chaser nonsense",
      "Roof over our heads, literally",
      "Above and beyond, mostly above"
    ],
    mixed: [
      "Good roof, rough on the garden",
      "Fine roof, slow start",
      "Solid work, poor cleanup",
      "Took longer than promised",
      "Decent, with an asterisk"
    ],
    sorry: [
      "It still leaks",
      "Nails in my tires",
      "Deposit gone, patience gone",
      "Do it right or don't",
      "Long wait for bad work"
    ]
  },
  oneLiners: [
    "It rained sideways for a week. Not a drop.",
    "They told us we didn't need a roof. Who does that? These people.",
    "In and out in a day, dumpster gone the same night.",
    "Straightest ridge on the street, and I've looked at all of them now.",
    "Leak found, leak fixed, soup pot back in the kitchen.",
    "Crew worked like a pit stop and said thank you for the lemonade.",
    "fair price. no knocking on doors. roof is good.",
    "Three bids, and this was the only one that included the flashing.",
    "Cleaner when they left than when they came.",
    "Photos of everything, surprises of nothing.",
    "Called Monday, tarped Monday.",
    "The magnet sweep alone deserves a star."
  ],
  praise: [
    "We've had a proper storm since, and I slept through it.",
    "Nobody asked for a dollar until the materials were on the driveway.",
    "The contract said what would happen, and then it happened.",
    "The neighbor hired them while they were still on our roof.",
    "Polite crew, no shouting, radio at a human volume.",
    "{pro} came back after the first hard rain just to look.",
    "They covered the pool, the grill and the vegetable bed without being told.",
    "The warranty is on paper with a name I can call.",
    "I appreciated being told what they would not do.",
    "They were careful with the satellite dish, and even pointed it back.",
    "Everything was photographed, which for a part of the house I'll never visit is a comfort.",
    "Our mail carrier stopped to compliment it.",
    "They lost a day to weather and called the evening before to say so.",
    "It's a roof. I didn't think I'd be this happy about a roof."
  ],
  quibbles: [
    "They trampled one corner of the flower bed, and apologized.",
    "Starting at 6:45 was not in my plans, or the neighbors'.",
    "Scheduling slipped by a week because of weather; understandable, not fun.",
    "A few shingle scraps turned up behind the shed later.",
    "I'd have liked the final invoice in something other than a text message."
  ],
  mixed: [
    "The roof itself is sound, so I'm trying to forget the rest.",
    "They fix what you point at, but you have to point.",
    "I'd hire the crew again, not the salesperson.",
    "Get the start date in writing.",
    "Not the disaster it looked like halfway through, not five stars either."
  ],
  sorry: [
    "Six calls, two promises, no visit.",
    "My ceiling has a second stain now to keep the first one company.",
    "I finally paid somebody else to redo the flashing.",
    "They wanted the balance before the last bundle was even up there.",
    "If you do hire them, climb up and look before you pay."
  ]
}
