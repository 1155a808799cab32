import type { RequestStory } from "../story.ts"

export const requests: ReadonlyArray<RequestStory> = [
  {
    to: "rick",
    at: [1, "21:10"],
    serviceType: "Plumbing",
    description:
      "Water heater in the garage closet makes a popping sound when it heats, and there is rust in the hot water for the first minute. 40 gallon gas, from 2011. Can it be flushed, or is it time for a new one?",
    urgency: "week",
    budget: [null, 2200]
  },
  {
    to: "tomas",
    at: [4, "15:42"],
    serviceType: "Plumbing",
    description:
      "Kitchen faucet drips at the base and the sprayer has no pressure. I have already bought the replacement (pull-down, single hole). The sink is stainless, undermount.",
    urgency: "week",
    budget: [150, 300],
    offer: {
      at: [3, "14:15"],
      price: 245,
      message:
        "Happy to install yours. Price includes new supply lines and shutoffs if the old ones don't turn, which in your street they usually don't.",
      timeline: "Thursday or Friday morning"
    }
  },
  {
    to: "wade",
    at: [12, "17:05"],
    serviceType: "Electrical",
    description:
      "Level 2 charger in the carport. Panel is on the other side of the same wall, 200 amps, two free slots. Charger is a 48 amp hardwired one, already here.",
    urgency: "month",
    budget: [600, 1200],
    offer: {
      at: [12, "20:10"],
      price: 890,
      message:
        "60 amp circuit in conduit through the wall, permit and inspection included. I did the load calculation from your photos: no panel work needed.",
      timeline: "Week after next, one morning"
    },
    steps: [["accept", "homeowner", [9, "14:20"]]]
  },
  {
    to: "rick",
    at: [26, "16:20"],
    serviceType: "Plumbing",
    description:
      "Hose bib at the back of the house leaks inside the wall when it is on. There is access from the crawlspace. I would like a frost-free one and a second one on the garage side.",
    urgency: "month",
    offer: {
      at: [25, "17:50"],
      price: 540,
      message:
        "Two frost-free bibs, new shutoff for each inside. The price of the copper one is good for this month.",
      timeline: "Half a day",
      endsIn: -2
    }
  },
  {
    to: "tomas",
    at: [41, "18:30"],
    serviceType: "Plumbing",
    description:
      "Garbage disposal hums and does not turn. Reset button does nothing. It is about ten years old.",
    urgency: "asap",
    offer: {
      at: [41, "19:40"],
      price: 465,
      message: "New 3/4 HP disposal with installation and haul-away. Cheaper models are possible.",
      timeline: "Tomorrow"
    },
    steps: [["reject", "homeowner", [40, "16:00"]]]
  },
  {
    to: "wade",
    at: [63, "19:15"],
    serviceType: "Electrical",
    description:
      "Doorbell transformer buzzes. Might be nothing. Would like to have it looked at together with a dead outlet in the hall.",
    urgency: "flexible",
    steps: [["cancel", "homeowner", [61, "15:05"]]]
  },
  {
    to: "rick",
    at: [96, "14:25"],
    serviceType: "Plumbing",
    description: "Guest toilet rocks and there is a faint smell. The floor around it looks dry.",
    urgency: "week",
    offer: {
      at: [96, "15:55"],
      price: 310,
      message: "Pull, inspect the flange, reset with a new seal and bolts. If the flange is broken, add $85.",
      timeline: "Monday, first visit of the day"
    },
    steps: [
      ["accept", "homeowner", [95, "15:00"]],
      ["complete", "homeowner", [91, "18:40"]]
    ],
    review: {
      at: [90, "22:15"],
      rating: 5,
      title: "Gone before my first meeting",
      content:
        "Rick came at eight, had the toilet out and back in before my nine thirty call, and showed me the hairline crack in the flange with a flashlight. The eighty-five dollars he'd warned me about weren't needed because he had a repair ring left over from another job. I work from home and notice everything; what I noticed here was a clean floor."
    }
  },
  {
    to: "wade",
    at: [17, "16:50"],
    serviceType: "Electrical",
    description:
      "Swap two ceiling fans in the bedrooms, boxes are fan rated as far as I can tell. Fans are here. One of them should get a separate switch for the light.",
    urgency: "week",
    budget: [null, 450],
    offer: {
      at: [16, "20:30"],
      price: 380,
      message:
        "Both fans, one new switch leg if there is a spare wire in the box. If not, we talk before I open a wall.",
      timeline: "A weekday, 9 to 12"
    },
    steps: [
      ["accept", "homeowner", [15, "14:10"]],
      ["complete", "homeowner", [6, "19:30"]]
    ]
  }
]
