import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Neat, safe, on schedule",
      "Electrician who answers the phone",
      "Knows the code by heart",
      "Clean work in an old house",
      "Second job with them, same quality",
      "No shocks, not even on the bill",
      "Explained it without talking down",
      "Passed inspection first time",
      "Professional from the first email",
      "Bright people"
    ],
    mixed: [
      "Good electricians, bad at calendars",
      "Works, but the walls tell a story",
      "OK in the end",
      "Skilled, not cheap, often late",
      "Three stars and a shrug"
    ],
    sorry: [
      "Had to hire someone else",
      "Left us in the dark",
      "Careless",
      "Sloppy and slow",
      "Not up to code"
    ]
  },
  oneLiners: [
    "Wires straight, boxes level, bill honest.",
    "I'm a retired inspector and I found nothing to complain about. I did look.",
    "Came the same afternoon for one dead outlet. Who does that anymore?",
    "They told me not to spend the money. Fifth star for that.",
    "Fast, funny, and nobody got electrocuted.",
    "labeled EVERYTHING. in capital letters. bless them",
    "Quote by email in an hour, job done in a week.",
    "Would let them wire my mother's house. Did, in fact.",
    "Estimate {price}, invoice {price}, house still standing.",
    "Didn't leave so much as a wire nut on the floor.",
    "Permit pulled, inspection passed, life goes on.",
    "Explained three-way switches to my nine-year-old, who now explains them to me."
  ],
  praise: [
    "The work is hidden in the walls, but what I can see of it is beautiful.",
    "I slept better the same night.",
    "They answered emails in whole sentences, with drawings.",
    "dryer| Our lights no longer greet the dryer.",
    "The price was in the middle of three bids, and the other two hadn't gone into the attic.",
    "My father was an electrician and would have hired {pro}.",
    "Shoes off, voices down during my video calls, drywall dust gone by evening.",
    "No 'while we're here' surprises on the bill.",
    "They carried the torpedo level everywhere, and it shows.",
    "I now understand my own breaker box, which I'd call a gift.",
    "We have them back on {day} for the garage.",
    "Felt safe having them in the house with my kids around.",
    "They tested each smoke alarm before they went, just because.",
    "Somebody taught these people manners as well as Ohm's law."
  ],
  quibbles: [
    "Took a while to get on the schedule, otherwise faultless.",
    "I'd have liked a heads-up about the attic hatch being left open.",
    "Slightly over the estimate because of extra wire; fair, but I'd rather know beforehand.",
    "Lost a star for the drill at 7:15 in the morning.",
    "Cover plates didn't quite match the others. Petty, I know."
  ],
  mixed: [
    "It's safe and it passed, and I would still get another quote next time.",
    "The person who did the work was great; the office was a fog.",
    "You get good wiring and a lot of waiting.",
    "They did come back to fix it, to be fair.",
    "Average experience at an above-average price."
  ],
  sorry: [
    "The inspector failed it and I had to chase them for the correction.",
    "I don't expect to be scared of a job I paid for.",
    "The deposit was cashed in a minute; everything else took weeks.",
    "A second electrician redid the connections and kept the old ones to show people.",
    "Be there while they work, is my advice, or hire somebody else."
  ]
}
