import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "interior",
    price: [1400, 5200],
    ask: "Living room, dining room and hallway, nine foot ceilings, walls and trim. A few nail pops and one long crack over the archway.",
    note: "Patch, sand, prime repairs, two coats on walls, trim in semi-gloss. Furniture moved and covered.",
    titles: ["Crisp lines everywhere", "Looks like a different house", "crack| The archway crack is gone"],
    openings: [
      "We'd lived with 'builder beige' for eleven years.",
      "New baby coming and a hallway the color of old mustard.",
      "I painted one room myself and then called a professional for the other five.",
      "crack| There was a crack over the archway that came back every winter.",
      "Nine foot ceilings, dark red walls, and a wife who wanted white by Thanksgiving."
    ],
    details: [
      "The cut line at the ceiling looks drawn with a ruler.",
      "{pro} patched things I'd stopped seeing years ago, like the doorknob dent behind the door.",
      "Outlet covers came off instead of being painted around, thank you.",
      "They worked room by room so that we always had a place to sit and eat.",
      "The trim is smooth as a piano."
    ],
    faults: [
      "You can see roller marks when the sun comes in from the side.",
      "Paint on two outlet covers and a fine spray of dots on the oak floor."
    ]
  },
  {
    kind: "exterior",
    price: [3800, 13500],
    season: "warm",
    ask: "Two story wood siding, south side peeling badly. Scrape, prime, two coats, trim in a second color. House was built before 1978.",
    note: "Lead-safe prep, full scrape on the south side, spot prime elsewhere, two coats, windows opened and closed after painting.",
    titles: [
      "The best looking house on the street",
      "Proper prep shows",
      "Neighbors stop and stare",
      "Every bracket painted",
      "It shines from the corner"
    ],
    praise: [
      "Their prep took longer than the painting, which is how I knew I'd chosen well.",
      "It has been rained on, baked and rained on again, and looks the same.",
      "Ladders down and the yard picked clean every evening.",
      "Strangers slow down in front of our house.",
      "They repainted the ugly meter box so that it disappears.",
      "We've booked them for the garage."
    ],
    openings: [
      "The south side of our house was peeling in sheets.",
      "hoa| Our HOA sent a letter, then a second letter.",
      "Last painters sprayed straight over dirt, and three years later it all let go.",
      "Four colors on a Victorian with more brackets than a math textbook.",
      "We'd put off painting the outside through two presidents."
    ],
    details: [
      "They spent five days on scraping and sanding before opening a can.",
      "{pro} found rot in two window sills, showed me, and had a carpenter's price the same afternoon.",
      "hoa| The HOA form was filled in for me with the color chips already stapled on.",
      "Every bush was tied back and covered, and every bush survived.",
      "Windows open and shut; they went round and checked each of them for paint."
    ],
    faults: [
      "After the first week of rain the north gable was already bubbling.",
      "Overspray on the neighbor's car led to a conversation I'd rather not have had."
    ]
  },
  {
    kind: "cabinets",
    price: [2600, 7900],
    ask: "Kitchen cabinets, 31 doors and drawers, oak with heavy grain. We would like them off-white and smooth.",
    note: "Doors sprayed in the shop, boxes brushed and rolled on site, grain filled, new bumpers. Kitchen usable in between.",
    titles: ["New kitchen for a fifth of the price", "Cabinets like porcelain", "Oak? What oak?"],
    openings: [
      "Honey oak cabinets, thirty-one doors of them.",
      "A new kitchen was quoted at more than our first house cost, so we painted.",
      "My sister-in-law painted her own cabinets and cried.",
      "The doors were fine, only the color was from 1994."
    ],
    details: [
      "They filled the grain, so it looks like maple now and not like painted oak.",
      "{pro} numbered each door and hinge, and everything closes the way it used to, only softer.",
      "The finish survived my son's birthday, two pots of chili and a scooter.",
      "The kitchen stayed usable the whole time except for one {day}.",
      "It was {price} instead of forty thousand. I rest my case."
    ],
    faults: [
      "The paint is already chipping at the edges of the trash drawer.",
      "Two doors came back in a slightly different white."
    ]
  },
  {
    kind: "deck",
    price: [600, 2900],
    season: "warm",
    ask: "Cedar deck of about 400 square feet plus railings, grey and splintery. Not sure whether it should be stained or painted.",
    note: "Clean, brighten, sand, two coats of semi-transparent. Two dry days needed, I will watch the forecast for you.",
    titles: [
      "deck| Barefoot on the deck again",
      "deck| The deck has a second life",
      "fence| Fence looks fresh milled",
      "Looks like new lumber",
      "They waited for dry weather"
    ],
    praise: [
      "They moved the grill, the planters and the umbrella, and put them back.",
      "We had breakfast out there the first dry morning.",
      "The brushes were washed somewhere that wasn't my lawn.",
      "They wrote down when it needs its next coat, and it isn't next year."
    ],
    openings: [
      "deck| The deck was grey, splintery and a danger to small feet.",
      "I'd bought the wrong stain twice.",
      "fence| Three hundred feet of cedar fence and a deadline: graduation party.",
      "The old solid stain was coming off like sunburn."
    ],
    details: [
      "deck| They tested three stains on the back of the stairs and let me choose after rain.",
      "deck| {pro} sanded the handrail until my toddler could run a hand along it.",
      "They waited two extra days for the wood to dry although I was the one in a hurry.",
      "The grain shows and water beads up like on a waxed car."
    ],
    faults: [
      "deck| It stayed tacky for a week and now has paw prints in it forever.",
      "The stain splashed over the flagstones and doesn't come out."
    ]
  },
  {
    kind: "wallpaper",
    price: [480, 2300],
    ask: "Two layers of wallpaper in a stairwell, walls under it unknown. Remove, repair, paint a warm white.",
    note: "Steam and scrape, skim coat where the plaster needs it, prime with a sealer, two coats. Stair scaffold included.",
    titles: ["paper| The wallpaper is finally dead", "Smooth walls under all that", "paper| Goodbye, geese"],
    openings: [
      "paper| Geese. Blue geese with bonnets, from 1987, across the entire kitchen.",
      "paper| There were four layers of wallpaper in the stairwell, each uglier than the last.",
      "tex| The previous owners textured the walls with what looks like oatmeal.",
      "plaster| Our plaster was so cracked that the bedroom looked like a road map."
    ],
    details: [
      "paper| {pro} saved me a strip of the oldest layer, from 1931, which we framed.",
      "They skim-coated the whole room, and with a lamp held flat against the wall I can't find a ripple.",
      "paper| The stair scaffold went up and down without a mark on the runner.",
      "paper| They sealed the glue properly so the new paint won't crackle.",
      "All the dust stayed behind a zippered plastic door."
    ],
    faults: [
      "paper| There are bumps of old glue under the paint along one whole wall.",
      "Plaster dust got into every room, including the ones they had sealed."
    ]
  },
  {
    kind: "door",
    price: [180, 900],
    ask: "Front door and shutters, currently faded black. Would like a deep green, and the brass kept clean.",
    note: "Door off, sanded, sprayed in the garage, back on the same evening. Shutters two days.",
    titles: [
      "door| My front door makes me happy",
      "Small job, big smile",
      "Everyone asks about the color",
      "The right green",
      "Done in a day"
    ],
    praise: [
      "The mail carrier complimented it before I could.",
      "I've never been so happy about so little paint.",
      "They were as careful as if it were a palace.",
      "I open it more slowly now."
    ],
    openings: [
      "door| Just a front door and four shutters, but I look at them every day.",
      "door| I couldn't choose between nineteen greens.",
      "wall| Wanted one accent wall and was embarrassed to ask.",
      "room| The powder room is five by five and has eleven corners."
    ],
    details: [
      "door| The door was off at nine, sprayed, and back on its hinges before the mosquitoes came out.",
      "{pro} brought a fan deck, took me outside, and in ten minutes we had the right one.",
      "door| Hardware came off and went back on polished.",
      "The last painter wanted a minimum of a thousand; this was a fair hourly price and a half day.",
      "door| It reads nearly black in the shade and emerald at noon, as I was told it would."
    ],
    faults: [
      "door| The door sticks to its weatherstrip now and has pulled off a strip of paint.",
      "It took four visits for a day's work because each coat was on a different {day}."
    ]
  }
]
