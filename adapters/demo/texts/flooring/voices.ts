import type { Voices } from "#adapters/demo/trade.ts"

export const voices: Voices = {
  titles: {
    glad: [
      "Flat, tight, beautiful",
      "Walked on clouds",
      "Floored",
      "Careful with everything above the floor",
      "Quick and quiet",
      "True pros on their knees",
      "Great value",
      "Patience and a straightedge",
      "They moved the piano",
      "Socks-only house now"
    ],
    mixed: [
      "Good floor, bad baseboards",
      "Nice install, messy jobsite",
      "Decent for the money",
      "Looks good if you don't crouch",
      "Okay, needed a second visit"
    ],
    sorry: [
      "It squeaks, it clicks, it lifts",
      "Gaps already",
      "Wrong product, no refund",
      "Tore it out",
      "Sanded too deep"
    ]
  },
  oneLiners: [
    "I take my shoes off now. In my own house. By choice.",
    "No squeaks, no gaps, no dust.",
    "Two installers, one day, zero complaints.",
    "My robot vacuum drives over the transitions without a bump.",
    "They measured the diagonal. Professionals.",
    "floor = perfect, price = fair, crew = funny",
    "Even the closet floor is straight.",
    "Quoted {price} with the baseboards, charged {price} with the baseboards.",
    "The tile lines up with the tub, the door and my expectations.",
    "Slid across it in socks the same evening. I'm 46.",
    "They brought back the leftover boxes for credit.",
    "Smooth as butter."
  ],
  praise: [
    "The furniture went back on felt pads, which I hadn't thought of.",
    "They labeled the leftover boxes with the room and left two for repairs.",
    "The seams are so tight that I've given up looking for them.",
    "I was shown how to clean it and what never to use.",
    "{pro} crawled the whole floor at the end with a flashlight.",
    "No smell worth mentioning.",
    "The estimate had the square footage of each room, so I could check it. It was right.",
    "Every vent cover fits flush.",
    "The house feels bigger, although I know that's silly.",
    "They finished on {day}, as promised, and we slept at home.",
    "Our baseboards look better than before they were taken off.",
    "Visitors look down when they come in. In a good way.",
    "I asked for a discount, got an honest no, and hired them for it.",
    "The crew ate lunch on a drop cloth so as not to make crumbs. On a floor they were tearing out."
  ],
  quibbles: [
    "There was a bit of touch-up paint needed on the baseboards.",
    "We had to be out of the kitchen a day longer than planned.",
    "One threshold had to be reordered.",
    "Some fine dust on the curtains, nothing dramatic.",
    "It was the highest of three bids; I understand why now."
  ],
  mixed: [
    "Most of it is really good, and my eye goes straight to the rest.",
    "They came back and fixed two of the three things.",
    "The installer is better than the salesperson, the salesperson is better than the office.",
    "Fine for a rental.",
    "Check the subfloor yourself before they cover it."
  ],
  sorry: [
    "I was told it needs to 'settle'. Floors don't settle.",
    "There's a gap in the hallway that collects Legos.",
    "Another company tore it up and showed me why.",
    "The warranty claim has a number, and that's all it has.",
    "They left with the job 90 percent done and me 100 percent paid."
  ]
}
