import type { ProjectStory } from "../story.ts"
import { bathroom } from "./bathroom.ts"

const home = "Austin, TX 78704"

export const projects: ReadonlyArray<ProjectStory> = [
  bathroom,
  {
    at: [3, "20:45"],
    title: "Paint the guest room and the hallway",
    description:
      "Two rooms, walls only, nine foot ceilings. Some nail holes, one crack above the door. I have not decided on the color yet, so this is still a draft.",
    category: "Painting",
    location: home,
    budget: 1400,
    timeline: "flexible",
    isDraft: true
  },
  {
    at: [8, "15:30"],
    title: "Replace the galvanized supply lines",
    description:
      "House from 1952, one bath and a half, crawlspace with good access. Pressure at the shower is down to a trickle when anything else runs. I would like everything in PEX, with a shutoff for each fixture, and as few holes in the plaster as possible.",
    category: "Plumbing",
    location: home,
    budget: 7500,
    timeline: "1 month",
    bids: [
      {
        by: "rick",
        at: [7, "19:20"],
        price: 7150,
        message:
          "Full repipe with a manifold in the laundry, 11 fixtures, permit and inspection. I expect six small openings and patch them ready for paint. Water back on every evening.",
        timeline: "Two days, starting the first week of next month"
      },
      {
        by: "tomas",
        at: [6, "14:50"],
        price: 6480,
        message:
          "My brother and I would run it from the crawlspace, home runs to each fixture. Patching not included, but we make the cuts clean and save you the pieces.",
        timeline: "Three days, we could start next Monday"
      }
    ]
  },
  {
    at: [2, "17:15"],
    title: "Outlets and light for the garage workshop",
    description:
      "Detached garage with one light bulb and one outlet. I would like six outlets at bench height, one 240 volt for a table saw, and proper lights. Wade, you saw it when you looked at the charger.",
    category: "Electrical",
    location: home,
    budget: 3200,
    timeline: "2-3 months",
    to: "wade"
  },
  {
    at: [34, "16:05"],
    title: "Move the washer and dryer upstairs",
    description:
      "Closet next to the upstairs bath should become a laundry. Needs supply, drain, a pan with its own drain and a vent. The bath's wet wall is the closet's back wall.",
    category: "Plumbing",
    location: home,
    budget: 4800,
    timeline: "1 month",
    bids: [
      {
        by: "rick",
        at: [33, "18:00"],
        price: 4350,
        message:
          "Recessed box, two inch drain tied into the bath's stack, pan with a drain to the outside. Vent by a sheet metal friend of mine, included. I would frame it so that both machines can come out again.",
        timeline: "Four days, in about three weeks"
      },
      {
        by: "tomas",
        at: [32, "15:35"],
        price: 4100,
        message:
          "Everything but the dryer vent, which I don't do. Otherwise the same idea, the drain through the bath.",
        timeline: "One week, from the 10th"
      }
    ],
    accepted: [30, "21:00"]
  },
  {
    at: [140, "15:10"],
    title: "Gas line and sink for the patio kitchen",
    description:
      "Patio is being rebuilt. I need a gas stub for a grill, a cold water line and a drain for a small sink, before the masons close everything on the 20th.",
    category: "Plumbing",
    location: home,
    budget: 3000,
    timeline: "1-2 weeks",
    bids: [
      {
        by: "tomas",
        at: [139, "19:45"],
        price: 2780,
        message: "Gas test and permit included. We can be in and out before your masons, I know them.",
        timeline: "Two days next week"
      }
    ],
    accepted: [138, "14:30"],
    completed: [131, "20:10"],
    review: {
      at: [129, "23:05"],
      rating: 5,
      title: "In and out before the masons",
      content:
        "Three trades were supposed to meet on our patio on the same day, and Tomás was the one who called the other two. Gas passed its test at the first try, the drain has the fall it should have, and his brother swept sand off a patio that was about to be torn up anyway. First grill night is this Saturday.",
      reply: [
        [127, "16:40"],
        "Calling the other two is half of plumbing, Olivia. My brother says the sand came back the next day anyway. Save us a plate.\n– Tomás"
      ]
    }
  }
]
