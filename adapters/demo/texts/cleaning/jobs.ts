import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "recurring",
    price: [110, 230],
    ask: "Every other week, three bedrooms, two baths, one shedding dog. We would like the same people each time.",
    note: "Recurring clean, two people, about two and a half hours. First visit takes longer.",
    titles: ["Best part of every other week", "Same faces each time", "Wish I'd done this sooner"],
    openings: [
      "We've had a standing clean every other {day} for about a year.",
      "Two working parents, three kids, one bathroom that sees too much.",
      "I felt guilty hiring a cleaner until I did.",
      "After my knee surgery I couldn't get down to the tub anymore.",
      "My roommates and I finally agreed on one thing, which was to stop cleaning."
    ],
    details: [
      "{pro} knows where the good pan goes and which plant must not be moved.",
      "The baseboards get done without asking, rotating room by room.",
      "They noticed we'd switched to a wood counter and switched their cleaner without a word.",
      "It's always the same two people, and they text when they're five minutes away.",
      "The dog's hair is gone from places I'd made my peace with."
    ],
    faults: [
      "Three different crews in five visits, and each had to be told about the alarm again.",
      "Corners get skipped a little more every month."
    ]
  },
  {
    kind: "deep",
    price: [240, 620],
    ask: "Deep clean of a 1,900 square foot house, inside of oven and fridge included. Nobody has moved the stove in years.",
    note: "Deep clean with three people, oven and fridge inside, behind appliances, blinds, tracks, grout scrub.",
    titles: ["House feels new", "stove| They moved the stove", "Deep clean means deep"],
    openings: [
      "Booked the deep clean after a renovation covered everything in a fine white dust.",
      "stove| Nobody had pulled out our stove since we bought the house, and I'd like to apologize publicly.",
      "Bought a house from a smoker.",
      "Before my parents flew in for the first time in six years, I panicked.",
      "The shower glass had so much scale on it that I thought it was frosted."
    ],
    details: [
      "{pro} spent forty minutes on the oven alone and it looks like the day it was delivered.",
      "The grout turned out to be cream. I'd have sworn it was brown.",
      "Every slat of every blind, both sides.",
      "They found an earring behind the radiator that I'd been missing since the wedding.",
      "Window tracks, light switches, the top of the fridge: all the places guests don't see and I do."
    ],
    faults: [
      "Inside of the fridge was on the list and simply wasn't done.",
      "They used something harsh on the stone and it's dull now where the drips went."
    ]
  },
  {
    kind: "move-out",
    price: [220, 540],
    ask: "Move-out clean of a two bedroom apartment, landlord inspects on Monday morning. It will be empty.",
    note: "Move-out clean with inside of cabinets, appliances and windows. Photos of each room for your deposit.",
    titles: ["out| Full deposit back", "out| Move-out without tears", "out| Landlord had nothing to say"],
    openings: [
      "out| Landlord walk-through at nine, our truck left the night before.",
      "out| Moved out of a four-person student house. Enough said.",
      "out| The new owners of our house were coming at noon, with a measuring tape.",
      "My ex kept the vacuum.",
      "pm| I manage eleven rentals and I've been through a lot of cleaning companies."
    ],
    details: [
      "out| They sent a photo of every cabinet, open, and I forwarded the lot to the landlord.",
      "out| The deposit came back in full, including the part I'd written off.",
      "out| {pro} got a wine stain out of the carpet that had been there since we moved in.",
      "out| Empty fridge scrubbed, drip pans swapped for new ones, holes where our pictures hung filled with a dab of something.",
      "They found the one cupboard that everybody forgets.",
      "They worked until ten at night so that we'd make the handover."
    ],
    faults: [
      "out| The landlord still charged us for the oven, and the company said take it up with him.",
      "They arrived three hours late with the keys already due."
    ]
  },
  {
    kind: "carpet",
    price: [160, 520],
    ask: "Carpets in two bedrooms and the stairs, some pet stains, beige wool blend. Also a sofa if it is not too much.",
    note: "Hot water extraction, enzyme treatment on the stains, sofa hand tested first. Dry by evening.",
    titles: ["Carpets look ten years younger", "cat| Goodbye, cat", "stairs| The stairs are beige again"],
    openings: [
      "cat| The old cat left us several memories in the hall carpet.",
      "Red punch, beige carpet, my nephew.",
      "Hadn't had the rugs cleaned since before the pandemic.",
      "stairs| I was ready to rip out the stair carpet."
    ],
    details: [
      "They tested a corner first, then told me which two spots wouldn't come out completely, and were right.",
      "{pro} used a black light, which was educational.",
      "Dry by dinner time as promised, and no perfume smell.",
      "The sofa cushions were zipped back on facing the right way, a small miracle.",
      "The water that came out was the color of coffee."
    ],
    faults: [
      "The spots came back within a week, all of them.",
      "Carpet was still squelching the next morning."
    ]
  },
  {
    kind: "office",
    price: [180, 680],
    ask: "Small dental office, cleaned after hours three times a week. Two restrooms, four rooms, reception, waiting area.",
    note: "After-hours cleaning, insured and background checked staff, own alarm code, monthly walk-through with you.",
    titles: [
      "desk| Our office finally smells of nothing",
      "dental| Patients noticed",
      "Reliable after hours",
      "Spotless on Monday mornings",
      "A log we can trust"
    ],
    praise: [
      "We open the door in the morning and simply start working.",
      "Their invoice says what was done on which night, so our bookkeeper is happy too.",
      "In eight months we've had one complaint from staff, and it was about the old company.",
      "They found their own replacement for the holidays and told us her name beforehand.",
      "The lights are off, the alarm is on, the plants are alive."
    ],
    openings: [
      "dental| We run a dental office and our standards are, let's say, particular.",
      "desk| Six-person studio, one kitchen, no volunteers.",
      "The last service left the back door unlocked twice.",
      "yoga| Our yoga studio floor has people's faces on it all day."
    ],
    details: [
      "{pro} asked about our disinfectant rules before I could bring them up.",
      "The log by the door is filled in every night, with times.",
      "They spotted a leak under the break room sink and sent a picture before it became a ceiling downstairs.",
      "desk| Monitors get dusted and nothing on the desks is ever moved.",
      "The restrooms are stocked before anyone has to ask."
    ],
    faults: [
      "Trash was skipped two Fridays in a row and Monday smelled like it.",
      "Someone set off the alarm at midnight and I was the one who drove in."
    ]
  },
  {
    kind: "windows",
    price: [130, 420],
    ask: "Exterior and interior windows, two floors, 22 panes, some with storm windows. Screens need a wash as well.",
    note: "All 22 windows inside and out, storms opened, screens and tracks washed.",
    titles: [
      "I can see the mountains, or at least the neighbors",
      "Windows like air",
      "A bird flew into it, sorry bird"
    ],
    openings: [
      "storms| Twenty-two windows with storms, and I'm seventy-four.",
      "Pollen season had turned everything yellow.",
      "sky| The skylight over the stairs hadn't been clean since it was installed.",
      "We could write our names on the patio doors."
    ],
    details: [
      "storms| They took the storms apart, numbered them with tape, and put every one back where it belonged.",
      "Screens were washed and left to dry in the shade in a neat row.",
      "{pro} scraped fifteen years of paint specks off the glass, a favor from our last painter.",
      "No streaks even with the evening sun on it, and I checked from the couch with a glass of wine.",
      "sky| They reached the skylight with a pole from below and never put a ladder on the roof."
    ],
    faults: [
      "Streaks on the whole south side as soon as the sun came round.",
      "Two screens were bent getting them back in."
    ]
  }
]
