import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Came home and sighed",
      "Trustworthy with my keys",
      "Spotless",
      "My mother approved",
      "Kind people, clean house",
      "The smell of nothing",
      "They see dirt I don't",
      "Thorough and gentle",
      "Worth skipping takeout for",
      "Never going back to doing it myself"
    ],
    mixed: [
      "Some rooms great, some rooms not",
      "Good on a good day",
      "Nice people, uneven results",
      "Okay for the price",
      "Needs a checklist"
    ],
    sorry: [
      "Missed half the list",
      "Things got broken",
      "No-show",
      "Rushed",
      "Had to clean after the cleaners"
    ]
  },
  oneLiners: [
    "My house smells like a house again.",
    "I found nothing, and I'm the type who runs a finger along the door frame.",
    "They folded the toilet paper into a little point. My kids now demand this.",
    "On time, thorough, lovely with the cat.",
    "best money i spend every month, don't tell my landlord",
    "Even cleaned the thing I'd hidden the mess in.",
    "The bathroom mirror was so clean I scared myself.",
    "Polite, quick, spotless. Tip them.",
    "Booked Tuesday, sparkling Thursday.",
    "Used the products I set out and left the ones I didn't.",
    "Six months in and the standard hasn't slipped.",
    "They made the beds better than any hotel I can afford."
  ],
  praise: [
    "Coming home to it on a {day} evening is the closest I get to a vacation.",
    "I trust them with my keys, my alarm code and my grandmother's china.",
    "Nothing broken in all this time, and I own too many small glass things.",
    "They fold the throw on the couch the way I do.",
    "Communication by text, short and clear, never a sales message.",
    "The children noticed, and the children notice nothing.",
    "They charge a fair wage and it shows in who stays.",
    "I used to tidy for a day before the cleaners came; they told me kindly to stop.",
    "No chemical fog afterwards, which matters with my migraines.",
    "{pro} left a note about a loose tile, with a smiley.",
    "I've recommended them to three people at work and all three kept them.",
    "It costs what a dinner out costs, and it lasts longer.",
    "My allergies are better, and that's a sentence I didn't expect to write.",
    "You can tell they like their work."
  ],
  quibbles: [
    "They did forget the guest bath mirror, then laughed and came back in for it.",
    "I'd like a smaller arrival window.",
    "The products smell stronger than I'd choose; next time I'll set out my own.",
    "Price went up after the first visit, reasonably, but still.",
    "One picture frame was left on the floor instead of back on its nail."
  ],
  mixed: [
    "With a checklist and a reminder they're good; without, it depends who comes.",
    "I'll give it another month.",
    "Lovely people, I only wish the floors agreed.",
    "Not bad, not what I'd call a deep clean.",
    "They offered a free re-clean and that one was fine."
  ],
  sorry: [
    "I spent Sunday cleaning what I'd paid to have cleaned on {day}.",
    "A bowl is in pieces and nobody said a word; I found it in the bin.",
    "The refund was promised and I'm still waiting.",
    "I changed the locks, which tells you how that felt.",
    "Ninety minutes for what was sold as four hours."
  ]
}
