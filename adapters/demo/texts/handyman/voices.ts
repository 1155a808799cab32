import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Handy indeed",
      "Can fix anything",
      "Small jobs welcome, finally",
      "Patient and precise",
      "Came with every tool",
      "A treasure",
      "The neighbors fight over them",
      "Fast, friendly, fair",
      "Worth the minimum charge",
      "Clever solutions"
    ],
    mixed: [
      "Good at most of it",
      "Nice but slow",
      "Fine for small stuff",
      "Half the list",
      "Okay, hourly adds up"
    ],
    sorry: [
      "I could have done that, badly, for free",
      "No-show twice",
      "Made it worse",
      "Measure once, drill twice",
      "Left unfinished"
    ]
  },
  oneLiners: [
    "Came, fixed, swept, waved.",
    "I now own a door that closes.",
    "Answered a text at 7, at my house at 9, done at 10.",
    "If they were a pill I'd take one every morning.",
    "Brought the right screws. You don't know how rare that is.",
    "shelf is up. shelf is straight. 5 stars",
    "Charged for the hour it took and not the hour it might have.",
    "Fixed what I asked and pointed at what I should ask next time.",
    "Better than my brother-in-law and doesn't stay for dinner.",
    "The squeak is gone. I almost miss it.",
    "Patient with me, patient with the house.",
    "Has a tool for that. Whatever it is."
  ],
  praise: [
    "I've already started the next list.",
    "They told me which job wasn't worth the money.",
    "Everything was wiped, swept and put back where it had been.",
    "Clear price before, same price after.",
    "They were kind to my shy dog and my chatty father.",
    "You can tell when somebody enjoys solving things.",
    "{pro} gave me the leftover hinges in a labeled bag.",
    "My bathroom fan stopped rattling as a bonus.",
    "Three contractors said it was too small a job; here it was treated like a real one.",
    "Text updates with pictures, while I was at work.",
    "I felt comfortable leaving them alone in the house.",
    "They arrived {day} at eight with the materials already bought.",
    "I won't say how long I'd lived with it like that.",
    "Booked again for the spring."
  ],
  quibbles: [
    "A bit late on the first visit because of traffic, and they texted.",
    "I had to buy one part myself.",
    "A pencil line on the wall remains, my eraser and I are on it.",
    "The minimum charge is a bit steep for a ten-minute fix.",
    "They talk a lot, mostly entertainingly."
  ],
  mixed: [
    "Three of the five things are perfect.",
    "Nice person, and the work is what you'd call serviceable.",
    "Have everything bought beforehand or you'll pay for the shopping trip.",
    "The second visit fixed what the first one left.",
    "Would use for assembly, not for drywall."
  ],
  sorry: [
    "I paid another hour for somebody else to undo it.",
    "They said {day}, then Thursday, then nothing.",
    "There's a hole in my wall where no hole was requested.",
    "My tape measure and theirs live in different countries.",
    "When I sent a photo, I was told it looked fine from there."
  ]
}
