import type { NotOffered } from "./trade-words.ts"

/** Trades that people look for and that the catalogue does not have, nor any that may help. */
export const notHelped: ReadonlyArray<NotOffered> = [
  {
    people: "towing companies",
    helpers: [],
    named: ["towing", "tow truck|company|service"],
    tasks: [
      "tow|roadside",
      "tow car|vehicle",
      "flat tire",
      "car start|broke",
      "dead car battery",
      "jump start"
    ]
  },
  {
    people: "car mechanics",
    helpers: [],
    named: ["mechanic", "roof rack", "car mechanic|detailer|repair|wash|detail", "auto repair|mechanic|body"],
    tasks: [
      "windshield|tire",
      "tire shop|rotation|change|new|repair",
      "oil change",
      "brake pad",
      "rv|camper|motorcycle repair",
      "car transmission|engine|paint|detail|clean|wash|dent"
    ]
  },
  {
    people: "sitters and caregivers",
    helpers: [],
    named: ["babysitter|nanny|caregiver", "dog walker|groomer|trainer", "pet sitter|groomer", "house sitter"],
    tasks: ["childcare", "watch kids", "walk dog", "dog grooming|training"]
  },
  {
    people: "welders",
    helpers: [],
    named: ["welder"],
    tasks: ["weld", "weld gate|railing|fence|metal|steel"]
  },
  {
    people: "teachers",
    helpers: [],
    named: ["tutor", "swim|piano|guitar|violin|music|dance|driving|tennis lesson|teacher|instructor"],
    tasks: ["lesson|tutoring", "paint|cook|pottery|art|sewing|swim class"]
  },
  {
    people: "boat mechanics",
    helpers: [],
    named: ["boat repair|mechanic"],
    tasks: ["boat motor|engine"]
  },
  {
    people: "jewelers or watchmakers",
    helpers: [],
    named: ["jeweler|watchmaker"],
    tasks: ["jewelry repair|clean", "watch repair|battery"]
  },
  {
    people: "shoemakers",
    helpers: [],
    named: ["shoemaker|cobbler"],
    tasks: ["shoe|boot repair"]
  },
  {
    people: "repair shops for machines",
    helpers: [],
    named: [],
    tasks: ["tv|vacuum|chainsaw repair", "lawn mower repair", "sewing machine"]
  },
  {
    people: "piano tuners",
    helpers: [],
    named: ["piano tuner"],
    tasks: ["piano tuning|tune", "tune piano"]
  },
  {
    people: "dry cleaners",
    helpers: [],
    named: ["dry cleaner"],
    tasks: ["laundromat", "dry clean"]
  },
  {
    people: "hairdressers",
    helpers: [],
    named: ["hairdresser|hairstylist", "hair dresser|stylist"],
    tasks: ["barber|haircut|manicure|pedicure", "hair cut", "hair|nail salon"]
  },
  {
    people: "face painters",
    helpers: [],
    named: ["face painter"],
    tasks: ["face paint"]
  },
  {
    people: "limousine services",
    helpers: [],
    named: ["limo|limousine|chauffeur"],
    tasks: ["airport shuttle"]
  },
  {
    people: null,
    helpers: [],
    named: [],
    tasks: [
      "house warming party",
      "screen print",
      "deck card",
      "bath mat|salt",
      "porta potty",
      "pizza|food|grocery deliver",
      "painter tape",
      "paint ball",
      "air freshener",
      "hot yoga",
      "gas station|price",
      "outlet mall|tanger",
      "hot dog",
      "water park|bottle",
      "fan club",
      "soup kitchen",
      "baby shower",
      "paint sip",
      "teeth clean",
      "customer service",
      "leave review",
      "post job"
    ]
  }
]
