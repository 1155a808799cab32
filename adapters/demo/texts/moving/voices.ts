import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Fast, careful, funny",
      "Nothing broken",
      "Strong backs, good hearts",
      "Moving day was almost fun",
      "Honest clock",
      "On time with a smile",
      "They wrap everything",
      "Would move again (please no)",
      "A calm crew on a bad day",
      "Professionals with blankets"
    ],
    mixed: [
      "Fast but bumpy",
      "Nice guys, one broken lamp",
      "Okay move, late start",
      "Fair, not careful",
      "Good value, some dents"
    ],
    sorry: [
      "Late, then rough",
      "Hidden fees",
      "Scratched, dented, gone",
      "Claims department is a black hole",
      "Held hostage by the hour"
    ]
  },
  oneLiners: [
    "They ran. Actually ran.",
    "Nothing broken, nothing lost, nobody sworn at.",
    "Wrapped my bike better than my birthday presents ever were.",
    "In by nine, out by one, pizza by two.",
    "They carried my life down four flights and made jokes.",
    "good dudes. strong. careful w records",
    "The final bill was lower than the estimate. I checked twice.",
    "My cat liked them, which is a background check in itself.",
    "Disassembled the crib at eight, reassembled it by six.",
    "No scuffs on the walls of a house with a lot of walls.",
    "Fit it all in one truck like it was a game.",
    "I've moved nine times. Best one."
  ],
  praise: [
    "All hardware was in labeled bags taped to the right piece.",
    "They asked where everything should go, and then asked again when I changed my mind.",
    "The crew stayed cheerful to the last box, and the last box was books.",
    "No fee appeared that hadn't been on the first page.",
    "{pro} noticed I was overwhelmed and just started with the kitchen.",
    "I unpacked the final box on {day} and nothing had even a chip.",
    "They laid runners through the whole house.",
    "Tipped well, and they'd earned it by the second flight of stairs.",
    "The estimate by video took ten minutes and was right to the half hour.",
    "They treated my thrift store dresser like a museum piece.",
    "The plants made it, even the dramatic one.",
    "My back says thank you.",
    "I'd move again just to... no, I wouldn't, but if I had to, with them.",
    "They drove behind us so that the kids could wave at the truck."
  ],
  quibbles: [
    "Started forty minutes late and made it up on the stairs.",
    "One small dent in the dryer, which they reported themselves.",
    "Wish they had brought more wardrobe boxes.",
    "A bit pushy about the review, but here it is.",
    "Tape left some residue on the table."
  ],
  mixed: [
    "Two of the crew were superb, one was on his phone.",
    "They paid for the lamp in the end.",
    "Fine for boxes, I'd move my own antiques.",
    "Fast is good, and so is careful.",
    "Count your hours, they're honest if you do."
  ],
  sorry: [
    "My claim has been 'in review' since the move.",
    "The estimate doubled on the sidewalk with our things already on the truck.",
    "I found our table leg on the lawn.",
    "Next time I rent a truck and bribe my cousins.",
    "I've photographs, if anybody wants them."
  ]
}
