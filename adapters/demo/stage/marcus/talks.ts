import type { TalkStory } from "../story.ts"

export const talks: ReadonlyArray<TalkStory> = [
  {
    to: "tomas",
    lines: [
      [
        "homeowner",
        [205, "17:00"],
        "Hi, I saw you do water lines. Would boring under the walkway be possible in our soil? It's mostly clay."
      ],
      [
        "provider",
        [204, "14:10"],
        "Clay is the best soil for it. Rocks are what we don't like. I'll look from the street on my way home today."
      ],
      ["homeowner", [203, "15:50"], "You have the job. When do you need the car out of the drive?"],
      ["provider", [203, "18:20"], "Only on the first day, from 7:30. Thank you, Marcus!"],
      [
        "homeowner",
        [74, "16:40"],
        "Bad news, we have to delay the hose bibs, the siding people want to work there first. I cancelled it for now."
      ],
      ["provider", [74, "19:00"], "Smart, let them go first. Write to me when the siding is on."],
      [
        "homeowner",
        [2, "22:35"],
        "Siding is on, but now it's the shower drain that bothers me. I've sent you a request."
      ],
      [
        "provider",
        [1, "15:30"],
        "Saw it. Is it only the shower, or does the sink next to it gurgle as well?"
      ],
      ["homeowner", [1, "16:05"], "The sink gurgles when the shower runs. Is that bad?"],
      [
        "provider",
        [1, "16:20"],
        "It's good news for the diagnosis: it's after the point where they meet, so a cleaning should do it. Offer comes tonight."
      ]
    ]
  },
  {
    to: "rick",
    lines: [
      [
        "provider",
        [54, "14:50"],
        "Hi Marcus, I had to decline the pool heater. Second-hand gas units without a plate can't get a permit here, and I'd rather not guess with gas."
      ],
      ["homeowner", [54, "18:00"], "Fair enough, thanks for being straight with me."],
      ["homeowner", [8, "15:30"], "Accepted the heat pump check. Please ring twice, the bell is moody."],
      [
        "provider",
        [8, "17:45"],
        "Will do. Wednesday between 8 and 10, Zach is coming, he has a key to nothing and a badge with his face on it."
      ],
      [
        "homeowner",
        [4, "15:25"],
        "I also put the softener project up for you. Four people, and the kettle looks like a cave."
      ],
      [
        "provider",
        [3, "21:15"],
        "Could you find the hardness on the water report? Otherwise Zach tests it on Wednesday."
      ],
      ["homeowner", [3, "22:00"], "He may test it, I like to see somebody do chemistry in my kitchen."]
    ]
  },
  {
    to: "wade",
    lines: [
      [
        "homeowner",
        [119, "15:55"],
        "Hi Wade, the fan in the bath sounds like a helicopter. Sometimes the light flickers with it."
      ],
      [
        "provider",
        [118, "20:20"],
        "Then I'd replace the box as well. It's in the offer. I'm booked for ten days, is that all right?"
      ],
      ["homeowner", [117, "14:20"], "It's survived since 1968, it will survive ten days."],
      [
        "provider",
        [109, "18:30"],
        "Done. Timer is set to twenty minutes, hold the button for three seconds to change it."
      ],
      ["homeowner", [26, "14:05"], "The lighting is yours. My wife would like them warm white, not blue."],
      ["provider", [26, "21:10"], "2700 Kelvin, like a candle that went to college. Fixtures are ordered."],
      [
        "provider",
        [7, "20:40"],
        "Cable is in along the left side. If you can be home at dusk on Friday we can aim the two spots."
      ],
      ["homeowner", [7, "21:00"], "We'll be there, with lemonade."],
      [
        "provider",
        [4, "19:50"],
        "About the kitchen circuit: the offer is in. Until then, kettle first, toast second."
      ]
    ]
  }
]
