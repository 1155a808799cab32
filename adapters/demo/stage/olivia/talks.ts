import type { TalkStory } from "../story.ts"

export const talks: ReadonlyArray<TalkStory> = [
  {
    to: "rick",
    lines: [
      [
        "homeowner",
        [96, "14:40"],
        "Hi Rick, I just asked for a quote about our guest toilet. It's the half bath next to the front door."
      ],
      [
        "provider",
        [96, "16:05"],
        "Hi Olivia. Offer is in. If you tip it gently, does it move side to side or front to back?"
      ],
      ["homeowner", [96, "16:20"], "Side to side, maybe a quarter inch."],
      ["provider", [96, "16:32"], "That's the flange most of the time. I'll bring two kinds of rings."],
      ["homeowner", [91, "18:45"], "Marked as complete. Thank you, the smell is gone too!"],
      [
        "provider",
        [30, "22:10"],
        "Thanks for picking us for the laundry. I'll order the recessed box this week and send you the drawing for the framing."
      ],
      ["homeowner", [29, "15:00"], "Great. The closet is empty now, so you can measure whenever."],
      [
        "provider",
        [9, "19:25"],
        "Drain is tied in, pan goes in on Thursday. Could you decide by then which side the dryer should be on?"
      ],
      ["homeowner", [9, "20:10"], "Dryer on the left, please."],
      [
        "homeowner",
        [1, "21:14"],
        "Different thing: I sent you a request about the water heater. It pops like popcorn.",
        "unread"
      ],
      [
        "homeowner",
        [1, "21:16"],
        "No hurry, it still makes hot water. But the first minute is brown.",
        "unread"
      ]
    ]
  },
  {
    to: "tomas",
    lines: [
      [
        "provider",
        [138, "15:10"],
        "Thank you for accepting! I spoke to your mason, he wants to pour on the 20th, so we come on the 16th and 17th."
      ],
      ["homeowner", [138, "15:30"], "Perfect, I'll tell my husband to move his grill."],
      [
        "provider",
        [131, "19:55"],
        "Gas test passed, sticker is on the meter. Everything is capped and marked for the masons."
      ],
      ["homeowner", [131, "20:12"], "You're the best. Closing the project now."],
      [
        "homeowner",
        [40, "16:05"],
        "Thanks for the disposal offer. We found one on sale and my brother-in-law will put it in, so I declined, no hard feelings."
      ],
      [
        "provider",
        [40, "17:30"],
        "None at all. Tell him to knock out the dishwasher plug before he mounts it. Everybody forgets it."
      ],
      ["homeowner", [4, "15:45"], "He forgot it. :) Now it's the faucet, and this time I'd rather have you."],
      [
        "provider",
        [3, "14:20"],
        "Ha! Offer is in for the faucet. Can you check whether the shutoffs under the sink turn by hand?",
        "unread"
      ],
      ["provider", [3, "14:21"], "A photo from below would help too, then I bring the right lines.", "unread"]
    ]
  },
  {
    to: "wade",
    lines: [
      [
        "homeowner",
        [63, "19:20"],
        "Hello, the buzzing doorbell isn't urgent. If you have other jobs in 78704 I'd be happy to be squeezed in."
      ],
      [
        "homeowner",
        [61, "15:06"],
        "I cancelled the request, the buzzing was a loose screw on the cover. Sorry for the noise!"
      ],
      ["provider", [61, "21:40"], "Best kind of repair. No problem."],
      [
        "provider",
        [12, "20:15"],
        "Got your photos of the panel. You have room to spare, so no upgrade needed for the charger. Offer is in."
      ],
      ["homeowner", [9, "14:22"], "Accepted! Can you do a morning? I drive to San Marcos at noon."],
      [
        "provider",
        [9, "20:50"],
        "Mornings are when I like to work. I'll pull the permit and then give you two dates."
      ],
      [
        "provider",
        [6, "19:05"],
        "Fans are up, both balanced. The light has its own switch, there was a spare wire after all."
      ],
      ["homeowner", [6, "19:35"], "They look great and don't make a sound. I've marked it complete."],
      [
        "homeowner",
        [2, "17:20"],
        "I posted the garage workshop as a project for you. Take your time, it's for after the holidays."
      ],
      [
        "provider",
        [1, "20:30"],
        "Saw it. I'd like to measure the distance to the panel once more when I come for the charger, then you get a number."
      ]
    ]
  },
  {
    to: "shana",
    lines: [
      ["provider", [4, "20:10"], "Sent you an offer for the bathroom, by the clock. Ask me anything."],
      ["homeowner", [3, "15:05"], "Thank you! What would make it 24 hours instead of 18?"],
      [
        "provider",
        [3, "18:20"],
        "Cast iron where I expect PVC, mostly. I can look from the crawlspace before you decide, that is free."
      ]
    ]
  },
  {
    to: "ruben",
    lines: [
      ["homeowner", [3, "19:00"], "Is the permit in your price?"],
      ["provider", [2, "17:45"], "Yes, permit and everything in the walls. Tile would be extra."]
    ]
  }
]
