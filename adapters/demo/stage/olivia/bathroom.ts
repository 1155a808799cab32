import type { ProjectStory } from "../story.ts"

/** Four offers of four characters on one job, to compare. */
export const bathroom: ProjectStory = {
  at: [6, "17:25"],
  title: "New plumbing for the hall bathroom",
  description:
    "The tub is coming out and a walk-in shower goes in, the toilet moves to the other wall, and I would like a second sink. House from 1952 on a crawlspace. I buy the fixtures and the tile man is booked, this is about everything in the walls and under the floor.",
  category: "Plumbing",
  location: "Austin, TX 78704",
  budget: 6500,
  timeline: "1 month",
  bids: [
    {
      by: "rick",
      at: [5, "18:40"],
      message:
        "Everything in writing, so that you can see where the money goes. I pull the permit, and the inspector sees it open before the tile man closes it.",
      timeline: "Five days, water back on every evening",
      lines: [
        {
          kind: "labor",
          text: "Take out tub, toilet and old drains",
          quantity: 6,
          unit: "hour",
          unitPrice: 95
        },
        { kind: "labor", text: "Move the toilet's drain and vent", quantity: 9, unit: "hour", unitPrice: 95 },
        { kind: "labor", text: "Shower drain, pan and valve", quantity: 8.5, unit: "hour", unitPrice: 95 },
        { kind: "labor", text: "Supply and drain for two sinks", quantity: 7, unit: "hour", unitPrice: 95 },
        { kind: "material", text: "PEX supply lines", quantity: 120, unit: "lin_ft", unitPrice: 2.15 },
        { kind: "material", text: "PVC drain, 2 and 3 inch", quantity: 38.5, unit: "lin_ft", unitPrice: 6.4 },
        { kind: "material", text: "Shower valve, rough-in", quantity: 1, unit: "each", unitPrice: 189 },
        { kind: "material", text: "Closet flange and supports", quantity: 1, unit: "each", unitPrice: 64.5 },
        { kind: "material", text: "Shutoffs", quantity: 5, unit: "each", unitPrice: 18.75 },
        { kind: "permit", text: "City permit and two inspections", quantity: 1, unit: "job", unitPrice: 310 },
        { kind: "other", text: "Hauling the tub and debris away", quantity: 1, unit: "job", unitPrice: 140 },
        { kind: "discount", text: "You have had us before", quantity: 1, unit: "job", unitPrice: -150 }
      ],
      startsIn: 9,
      days: 5,
      endsIn: 24,
      deposit: 800,
      payment: "stages",
      warrantyMonths: 24,
      includes: ["Permit and inspections", "Hauling away", "Patching of what we open, ready for paint"],
      excludes: ["Fixtures", "Tile and waterproofing"]
    },
    {
      by: "tomas",
      at: [4, "14:20"],
      price: 3900,
      priceKind: "up_to",
      maxPrice: 4600,
      message:
        "If the joists let us run the toilet straight it is the lower price. If we have to go around the beam it is the higher one, never more.",
      timeline: "A week and a half",
      startsIn: 16,
      days: 8,
      endsIn: 18,
      payment: "on_completion",
      warrantyMonths: 12,
      excludes: ["Permit", "Patching of walls", "Hauling the tub away"]
    },
    {
      by: "shana",
      at: [4, "20:05"],
      priceKind: "hourly",
      hourly: 88,
      hours: { min: 18, max: 24 },
      message: "Two of us, by the clock. You get the hours every evening, and we stop when you say so.",
      timeline: "When the fixtures are there",
      days: 4,
      payment: "on_completion",
      excludes: ["Pipe and fittings, at cost with receipts"]
    },
    {
      by: "ruben",
      at: [3, "16:30"],
      price: 5450,
      message: "We do such a bathroom every other week, and would be glad to do yours.",
      timeline: "In about three weeks"
    }
  ]
}
