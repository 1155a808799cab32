import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Green thumbs, clean boots",
      "The yard is our favorite room",
      "They know their plants",
      "Hard workers",
      "Beautiful and on budget",
      "Shade, stone, joy",
      "Neighbors are jealous",
      "Showed up in the rain",
      "Thoughtful design",
      "I sit outside every evening now"
    ],
    mixed: [
      "Nice patio, sad lawn",
      "Good, once they started",
      "Pretty plants, poor follow-up",
      "Fine with supervision",
      "Decent crew, vague office"
    ],
    sorry: [
      "Dead plants and excuses",
      "Half finished",
      "Wouldn't let them near my trees",
      "Mud season, all season",
      "Paid and forgotten"
    ]
  },
  oneLiners: [
    "The yard looks like the picture, only with my dog in it.",
    "Showed up in the rain, finished in the sun.",
    "They asked before cutting anything. Anything.",
    "I have a place to drink coffee now. Life is better.",
    "Good workers, gate latched, hoses coiled.",
    "lawn looks great every week thats all i wanted",
    "Found the sprinkler leak two other companies couldn't.",
    "The wall is straighter than my husband's, and he built bridges.",
    "Reasonable price, no leaf blower at dawn.",
    "Everything they planted is alive, which is more than I can say for me and houseplants.",
    "Hauled away what they said they would, when they said they would.",
    "They told me which of my weeds was a rare native. It stays."
  ],
  praise: [
    "We've eaten outside every dry evening since.",
    "They swept the driveway, coiled my hoses and closed up after themselves.",
    "Neighbors I'd never spoken to have stopped to talk about it.",
    "The estimate had drawings, plant names and a total, and the total held.",
    "No blower noise at dawn, bless them.",
    "{pro} knows the Latin names but doesn't make you feel bad about it.",
    "They came back after the first big storm to see how the water ran.",
    "My kids were given a corner and three seedlings to plant themselves.",
    "I could see where my money went, stone by stone.",
    "Each week it looks a little better than the day they left.",
    "The crew ate lunch under our tree and said thank you for the shade.",
    "I'd been quoted double elsewhere for half as much thought.",
    "Now my only complaint is that I don't want to go to work.",
    "They treat soil as if it mattered, and it does."
  ],
  quibbles: [
    "Started a week late because of another job running over.",
    "Some tire marks on the parkway that took a while to grow out.",
    "A couple of plants didn't make it, and were replaced after a nudge.",
    "Would have loved a drawing a bit earlier in the process.",
    "A little expensive, and they know it."
  ],
  mixed: [
    "You have to be home to keep it on track.",
    "The design was five stars and the execution three.",
    "They fixed most of the list in the end.",
    "I like the result more than I liked the process.",
    "Okay for cleanup, I'd get somebody else for building."
  ],
  sorry: [
    "They stopped coming after the second payment.",
    "I've spent more on fixing it than on having it done.",
    "'It'll grow out' is not a plan.",
    "The phone goes to voicemail and the voicemail is full.",
    "My neighbor and I finished it ourselves over three weekends."
  ]
}
