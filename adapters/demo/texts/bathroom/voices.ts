import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Watertight work",
      "We linger in there now",
      "Tile setters who care",
      "Finished when they said",
      "Best room in the house",
      "Kind to our only bathroom",
      "Clean, calm, competent",
      "Hotel at home",
      "Thoughtful to the last hook",
      "The leak downstairs is history"
    ],
    mixed: [
      "Pretty, but late",
      "Great tile, so-so plumbing",
      "Good enough",
      "Lovely except for the corner",
      "Nice people, long weeks"
    ],
    sorry: [
      "It leaks",
      "Half a bathroom for two months",
      "Redone by others",
      "Grout everywhere",
      "Poor supervision"
    ]
  },
  oneLiners: [
    "I've started taking baths again just to look at the tile.",
    "Every cut is clean, every corner is crisp.",
    "They put plastic on the stairs, the hall and almost on the cat.",
    "My teenager said 'nice'. My TEENAGER.",
    "Leak-free, squeak-free, stress-free.",
    "small bathroom big smile",
    "The mirror doesn't fog. It's like living in the future.",
    "Quote was four pages. Surprises: none.",
    "They cleaned the drain of hair that was there before them. Heroes.",
    "Came back to tighten one handle, free, same day.",
    "It smells of nothing and looks like a magazine.",
    "I'd show you pictures but I'm in it."
  ],
  praise: [
    "They vacuumed the stairs each day, and we have a lot of stairs.",
    "The water pressure is better and I didn't know it could be.",
    "Nothing was covered up before I'd seen it.",
    "They hung a hook for my robe exactly where I reach without my glasses.",
    "The price moved once, when I changed my mind, and by what it cost.",
    "{pro} explained waterproofing to me for half an hour and I was interested.",
    "Four of us have showered in it for two weeks, and there's not a dark spot on the ceiling below.",
    "Every plumber who's been here since has complimented the access panel.",
    "We were told on {day} that the glass was late, and offered a curtain and an apology.",
    "It makes getting up bearable.",
    "The crew used the yard spigot and their own toilet, bless them.",
    "They even polished the old door knob.",
    "My elderly aunt can use it without help, and that's worth more than the tile.",
    "I'd do the second bathroom tomorrow if my wallet let me."
  ],
  quibbles: [
    "The glass took three weeks, so we had a curtain for a while.",
    "A little dust in the linen closet.",
    "One towel bar is slightly lower than I'd drawn.",
    "Not inexpensive.",
    "There was some confusion about the paint color in the first week."
  ],
  mixed: [
    "The tile is beautiful, the schedule was fiction.",
    "They fixed the drip, and they caused the drip.",
    "Be around for the layout decisions.",
    "I'd call it seven out of ten.",
    "A good crew stretched over too many bathrooms."
  ],
  sorry: [
    "There's a stain on the ceiling below that wasn't there before.",
    "Other people's showers, six weeks. That's my summary.",
    "The silicone is doing the work that skill should have done.",
    "Phone off on the day the water came through.",
    "We had the pan torn out, and there was nothing under it."
  ]
}
