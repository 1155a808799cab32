import type { RequestStory } from "../story.ts"

export const requests: ReadonlyArray<RequestStory> = [
  {
    to: "tomas",
    at: [2, "22:30"],
    serviceType: "Plumbing",
    description:
      "Shower in the back bath drains slowly and smells after a day away. I have cleaned the trap as far as I can reach. Single story on a slab.",
    urgency: "week"
  },
  {
    to: "rick",
    at: [10, "16:15"],
    serviceType: "HVAC",
    description:
      "Heat pump from 2015, no problem so far, not serviced since we moved in. I would like it checked before winter, with the readings written down.",
    urgency: "month",
    budget: [null, 250],
    offer: {
      at: [9, "19:10"],
      price: 189,
      message:
        "Full check of both modes, coil rinse, drain treated, written readings. Filters are extra if you want ours.",
      timeline: "Next Wednesday, 8 to 10"
    },
    steps: [["accept", "homeowner", [8, "15:25"]]]
  },
  {
    to: "wade",
    at: [5, "18:40"],
    serviceType: "Electrical",
    description:
      "Kitchen breaker trips when the kettle and the toaster run together. Built 1968, copper as far as I can see. Probably needs a second circuit.",
    urgency: "week",
    budget: [200, 700],
    offer: {
      at: [4, "19:45"],
      price: 540,
      message:
        "New 20 amp circuit to the counter on the window side, through the attic. I'd swap the three old outlets for GFCI while I'm there, that is in the price.",
      timeline: "One day, in ten days or so"
    }
  },
  {
    to: "rick",
    at: [55, "20:20"],
    serviceType: "Plumbing",
    description:
      "Looking for somebody to install a swimming pool heater that I bought second hand, gas, no manual.",
    urgency: "flexible",
    budget: [null, 400],
    steps: [["reject", "provider", [54, "14:45"]]]
  },
  {
    to: "tomas",
    at: [77, "17:00"],
    serviceType: "Plumbing",
    description:
      "Two hose bibs at the back, one leaks at the handle, the other one cannot be closed any more.",
    urgency: "week",
    offer: {
      at: [77, "20:15"],
      price: 260,
      message: "Both replaced with frost-free ones.",
      timeline: "Friday"
    },
    steps: [
      ["accept", "homeowner", [76, "15:10"]],
      ["cancel", "homeowner", [74, "16:35"]]
    ]
  },
  {
    to: "wade",
    at: [119, "15:50"],
    serviceType: "Electrical",
    description:
      "Bathroom fan and light on one switch, should be two. The fan rattles and may as well be replaced.",
    urgency: "month",
    offer: {
      at: [118, "20:15"],
      price: 330,
      message: "Quiet fan, new two-gang box with a timer for the fan. Duct checked up to the roof.",
      timeline: "Within two weeks"
    },
    steps: [
      ["accept", "homeowner", [117, "14:15"]],
      ["complete", "homeowner", [109, "19:00"]]
    ],
    review: {
      at: [104, "16:20"],
      rating: 4,
      title: "Quiet fan, quiet man",
      content:
        "Did exactly what he wrote, and wrote exactly what he did. The fan turns itself off after twenty minutes and you cannot hear it. One star less because I waited twelve days for a half-day job, though he had told me so up front.",
      reply: [
        [103, "22:10"],
        "Twelve days is what one pair of hands takes. Thank you for waiting, and for the star I did get for being quiet."
      ]
    }
  }
]
