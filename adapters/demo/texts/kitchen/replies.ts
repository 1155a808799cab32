import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. Cook something slow in it, and invite people.",
    "{pro} wants the recipe of what was on the stove at the walkthrough.",
    "It was a good kitchen to be in, dust and all.",
    "It was a pleasure to work for people who actually cook.",
    "What a good message to start a Monday with.",
    "Kind words, and from somebody who looks closely.",
    "Thanks for the patience with the dust and the microwave dinners."
  ],
  jobs: {
    complete: {
      remarks: ["The first Thanksgiving is the real inspection.", "Weeks of takeout, and you still smiled."],
      answers: [
        "Ordered twice, wrong twice, and the second time we had not compared the list. You should not have cooked on a hot plate until the holidays.",
        "Somebody has to be in charge every hour that a house is open. On the days you mean, nobody was."
      ]
    },
    cabinets: {
      remarks: ["A drop of oil, never furniture polish.", "Soft close is forgiving. Children will test it."],
      answers: [
        "Sagging means a hinge screwed into the edge of a panel. Longer screws and a third hinge, an hour.",
        "A wrong cut is a new panel, not a panel turned round. It has been ordered."
      ]
    },
    counters: {
      remarks: [
        "Wipe up the lemon juice and it will look like this for years.",
        "vein| That slab was a lucky find."
      ],
      answers: [
        "A chip at delivery goes back on the truck. It was installed because everybody was there already, and that's no reason.",
        "Half an inch in the overhang is a template read upside down. The piece by the range can be cut again."
      ]
    },
    island: {
      remarks: [
        "Cardboard first. It's the cheapest tool in the van.",
        "Four inches can be the whole design."
      ],
      answers: [
        "Stools get measured before legs get turned. Nobody asked about your stools.",
        "An island is bolted through the floor, not balanced on it. The paint stick comes out, and shims and bolts go in."
      ]
    },
    backsplash: {
      remarks: [
        "Keep the tub of grout somewhere warm and closed.",
        "Sorting takes a day and shows for thirty years."
      ],
      answers: [
        "Downhill means the line was taken from the counter and not from a level. Two rows come off.",
        "Grout doesn't fade toward anything. It was the wrong bag, and it gets raked out."
      ]
    },
    appliances: {
      remarks: [
        "Save the manuals, the beeps have meanings.",
        "Enjoy the silence of a thing that stands level."
      ],
      answers: [
        "A first cycle is run with somebody kneeling in front of it. Yours ran after we had left.",
        "No one knowing anything is the worst answer. The door is on order, and we have paid for it."
      ]
    }
  }
}
