import type { ProjectStory } from "../story.ts"

const home = "Austin, TX 78757"

export const projects: ReadonlyArray<ProjectStory> = [
  {
    at: [6, "16:55"],
    title: "Rough-in for a second bathroom in the garage",
    description:
      "We are turning half of the garage into a guest room with a small bath: toilet, sink, shower. Slab needs to be cut, about twelve feet to the existing line. Plans are drawn, permit is applied for. I am looking for the plumbing part only.",
    category: "Plumbing",
    location: home,
    budget: 9000,
    timeline: "2-3 months",
    invited: [["tomas", [5, "15:10"]]]
  },
  {
    at: [11, "14:35"],
    title: "Panel upgrade before the induction range",
    description:
      "100 amp panel, all slots full, induction range on order and an electric car likely next year. I would like 200 amps and some space to grow, permit and utility included.",
    category: "Electrical",
    location: home,
    budget: 4200,
    timeline: "1 month",
    bids: [
      {
        by: "wade",
        at: [10, "22:00"],
        price: 3850,
        message:
          "200 amps, 40 spaces, new grounding, surge protection. Power is off from eight to about three on one day. I deal with the city and the utility.",
        timeline: "Three weeks for the permit, then one day"
      }
    ]
  },
  {
    at: [20, "18:10"],
    title: "Fence and gate for a dog who climbs",
    description:
      "About 70 feet along the alley, six feet high, no rails on the inside. Still collecting ideas and measurements, not ready for quotes.",
    category: "Carpentry",
    location: home,
    budget: 3500,
    timeline: "flexible",
    isDraft: true
  },
  {
    at: [4, "15:20"],
    title: "Water softener in the utility closet",
    description:
      "Loop is there, the drain is eight feet away. Please advise on the size for four people and very hard water, and quote with installation.",
    category: "Plumbing",
    location: home,
    budget: 2400,
    timeline: "1 month",
    to: "rick"
  },
  {
    at: [29, "17:40"],
    title: "Landscape lighting along the driveway",
    description:
      "Ten low path lights and two spots for the live oak, on a timer. Trench is dug on one side already. Transformer would go in the garage.",
    category: "Electrical",
    location: home,
    budget: 2600,
    timeline: "1-2 weeks",
    bids: [
      {
        by: "wade",
        at: [28, "15:05"],
        price: 2340,
        message:
          "Brass fixtures, 300 watt transformer with a photocell, all splices in gel. I'd aim the spots with you at dusk.",
        timeline: "Two days, within the month"
      }
    ],
    accepted: [26, "14:00"]
  },
  {
    at: [205, "16:30"],
    title: "New water line from the meter",
    description:
      "Old line is polybutylene and has been patched twice. About 60 feet through the front lawn, one walkway to cross. The lawn is not precious.",
    category: "Plumbing",
    location: home,
    budget: 5000,
    timeline: "asap",
    bids: [
      {
        by: "tomas",
        at: [204, "19:30"],
        price: 4390,
        message:
          "One inch PEX with tracer wire, bored under the walkway, new shutoff and regulator at the house.",
        timeline: "Two days, this week"
      },
      {
        by: "rick",
        at: [204, "21:15"],
        price: 4980,
        message: "Type K copper, open trench, walkway cut and poured again.",
        timeline: "Three days, next week"
      }
    ],
    accepted: [203, "15:45"],
    completed: [198, "21:20"],
    review: {
      at: [196, "18:00"],
      rating: 5,
      title: "Bored right under the walkway",
      content:
        "Sixty feet of new pipe, and the walkway was never touched: they shot a hole under it with a thing like a torpedo. City inspector on day two, water back on by dinner both days. The trench settled an inch with the first night's rain, and Tomás came by with a wheelbarrow of soil without being asked."
    }
  }
]
