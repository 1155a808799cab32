import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Real craftspeople",
      "Not a drop on the floor",
      "They prep like they mean it",
      "Color advice included",
      "Sharp eyes, sharp edges",
      "Fresh start",
      "Painters with manners",
      "Hired for one room, kept for five",
      "Best line work I've seen",
      "Tidy to the last rag"
    ],
    mixed: [
      "Pretty from three feet away",
      "Good painters, late painters",
      "Nice color, uneven coverage",
      "OK job, some touch-ups needed",
      "Half great"
    ],
    sorry: [
      "Skipped the prep",
      "Paint everywhere but the wall",
      "Peeling already",
      "Regret the deposit",
      "I repainted it myself"
    ]
  },
  oneLiners: [
    "No tape, no drips, no fuss.",
    "It's only paint, and I keep going into the room to look at it.",
    "Three coats where they'd promised two because the red wouldn't cover. Same price.",
    "Finished a day early and used the time to fix my squeaky door.",
    "My house no longer looks like a dentist's from 1990.",
    "super clean lines. super nice guys. done.",
    "Chose the color for me. I'd have got it wrong.",
    "They left labeled jars of every color for touch-ups. Genius.",
    "Neighbors asked for the number before the ladder came down.",
    "Good brushes, good manners.",
    "They moved the piano and moved it back to the same dents.",
    "I've watched paint dry and it was worth it."
  ],
  praise: [
    "At the end we walked through together with blue tape, and every dot was gone the next morning.",
    "They left a card with brand, color and sheen for every room.",
    "No smell by bedtime.",
    "The furniture went back where it had been, down to the lamp cord.",
    "Their prep took longer than the painting, which is how I knew I'd chosen well.",
    "{pro} has an eye; trust it.",
    "I work from home and hardly noticed them.",
    "The price didn't move, though the job grew a little.",
    "My painter friend came by to sneer and left impressed.",
    "We've booked them for the upstairs.",
    "Our three boys have tested it, and it wipes clean.",
    "They even repainted the ugly electrical box so that it disappears.",
    "Each evening the brushes were washed and the hall was swept.",
    "I hadn't known a white could be wrong until they showed me a right one."
  ],
  quibbles: [
    "A couple of touch-ups needed a reminder.",
    "Took two days longer than planned because the first color was my mistake and their supplier's.",
    "I found a roller tray behind the garage a week later.",
    "A tad more expensive than the other bids.",
    "I wish they had told me how strong the primer would smell."
  ],
  mixed: [
    "From the couch it's lovely; up close I see things.",
    "They did come back for the touch-ups, twice.",
    "Choose the paint yourself and check the cans.",
    "The crew on day one was better than the crew on day two.",
    "Acceptable for a rental, I'd want more for my own home."
  ],
  sorry: [
    "I can see the old color through it.",
    "They stopped answering when I mentioned the word warranty.",
    "My own weekend job looked better, and I say that as somebody with no talent.",
    "It took me three evenings to get the paint off the windows.",
    "They painted over a spider. A whole spider."
  ]
}
