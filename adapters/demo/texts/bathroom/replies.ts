import type { Replies } from "#adapters/demo/trade.ts"

export const replies: Replies = {
  thanks: [
    "Thank you. Now the hard part: deciding who goes first in the morning.",
    "{pro} took a picture of it, too.",
    "Good tile deserves a good floor under it. So do good customers.",
    "A squeegee and thirty seconds a day, that's the whole maintenance.",
    "This is what the bucket carrying is for.",
    "Thanks for trusting the plan when it was only dust.",
    "Lovely to hear. Run the fan for twenty minutes and it will stay like new."
  ],
  jobs: {
    full: {
      remarks: [
        "The flood test is the best five dollars of water you will ever spend.",
        "A family with one bathroom, and nobody moved out. Hats off."
      ],
      answers: [
        "Fifteen days was promised for a floor that we had not opened yet. Thirty-eight is what it was, and the gym is on our bill.",
        "Two inches too wide is a tape measure held once. A shrug is not an answer to it; a smaller vanity is."
      ]
    },
    shower: {
      remarks: [
        "If they said it could not be done, it is twice as nice to stand in.",
        "tub| No one misses climbing."
      ],
      answers: [
        "Water in the wrong corner means the slope is wrong, and no mat will change that. The pan has to be redone.",
        "Silicone is not a cure for a door that is hung a quarter inch low. The hinges get reset."
      ]
    },
    vanity: {
      remarks: [
        "Dry the edge of the top now and then, wood likes that.",
        "two| Two sinks have saved worse mornings."
      ],
      answers: [
        "The trap belongs under the drain it serves. An hour of work, and somebody saved it on you.",
        "Walls are never straight, and a backsplash gets scribed to them. Yours was only leaned."
      ]
    },
    tile: {
      remarks: [
        "A leftover tile in the attic is worth its weight.",
        "warm| Six in the morning, the best time of the day with a warm floor."
      ],
      answers: [
        "warm| The cable stops a foot short, right where people stand. There is a mat for that and a way to get it in.",
        "The joint along a tub moves, so it gets caulk and not grout. It is the first thing an apprentice learns."
      ]
    },
    fixtures: {
      remarks: [
        "Solid beats fancy, and parts will be there in twenty years.",
        "Small visits are welcome too."
      ],
      answers: [
        "A new toilet that runs has a flapper in the wrong hole. Two minutes, and it should have been heard before the truck left.",
        "A dropped wrench happens. A bath mat over it is what I am ashamed of. The tub will be refinished."
      ]
    },
    accessible: {
      remarks: [
        "The blocking is on the drawing, so you can find it in the dark.",
        "Tell us how it works in a year, we learn from every one of them."
      ],
      answers: [
        "The drawing was on the wall and nobody read it. The sink comes down to the right height, and the wall is made good.",
        "Half an inch is everything, you are right. The threshold gets ground down flush."
      ]
    }
  }
}
