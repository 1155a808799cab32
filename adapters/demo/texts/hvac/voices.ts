import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Cool heads",
      "Comfortable again",
      "Numbers, not pressure",
      "Fixed it, didn't sell it",
      "Straight shooter",
      "Knows old systems",
      "Quiet and efficient, like the unit",
      "Came when it counted",
      "Warm welcome, warm house",
      "Finally a fair HVAC company"
    ],
    mixed: [
      "Works, after a few visits",
      "Good tech, bad dispatch",
      "Lukewarm",
      "OK repair, high price",
      "Mixed bag"
    ],
    sorry: ["Hot air", "Sales pitch instead of service", "Left us in the cold", "Misdiagnosed", "Never again"]
  },
  oneLiners: [
    "Fixed in twenty minutes, explained in five.",
    "They could have sold me a system. They sold me a part.",
    "The house is quiet, the bill is lower, the dog has moved off the tile.",
    "Same technician three years running. He knows our furnace by name.",
    "cold again!!! thank you!!!",
    "Picked up the phone at 9:40 at night.",
    "Measured everything twice, charged once.",
    "Booties, flashlight, answers.",
    "Not the cheapest tune-up in town, only the real one.",
    "Quoted {price} and stuck to it, although the attic was 130 degrees.",
    "I can finally nap upstairs.",
    "No scare tactics. That's my whole review."
  ],
  praise: [
    "The smart meter says we use a quarter less since they left.",
    "They wrote the date and readings on the unit, so the next person will know.",
    "No commission breath.",
    "{pro} explained superheat to me with a garden hose, and I actually got it.",
    "They were in and out of a filthy crawlspace and left the hall clean.",
    "I've put them in my phone under 'air', so I find them in a panic.",
    "They called ahead, came when they said, and charged what they said.",
    "It holds 72 without huffing.",
    "The warranty was registered for us, which I'd certainly have forgotten.",
    "My asthma agrees with the new filter.",
    "They treat the oldest equipment on the block with respect.",
    "We signed up for the yearly service, voluntarily.",
    "Even the thermostat is straight on the wall.",
    "I recommended them to my mother, who is much harder to please."
  ],
  quibbles: [
    "Scheduling the second visit took some phone tag.",
    "The part had to be ordered and we sweated for two days; not their fault, but still.",
    "They left the attic hatch a bit crooked.",
    "Pricey, though I was shown the breakdown.",
    "I'd prefer email over calls during work."
  ],
  mixed: [
    "It runs, I paid, we're not friends.",
    "The technician knew his stuff; the scheduler didn't know where he was.",
    "Ask for the readings in writing.",
    "Not wrong, not great, not cheap.",
    "They got there in the end."
  ],
  sorry: [
    "A second company fixed it in ten minutes for a tenth of the price.",
    "They were quicker with the financing brochure than with the meter.",
    "I'm still waiting for the call back.",
    "We slept at my sister's for three nights.",
    "The warranty, I've learned, covers everything except what broke."
  ]
}
