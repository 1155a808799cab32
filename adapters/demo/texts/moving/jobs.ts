import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "apartment",
    price: [380, 1150],
    ask: "One bedroom, third floor without elevator, to a second floor four miles away. Sofa is large. End of the month.",
    note: "Three movers, truck, blankets, about four hours. Sofa legs off, I have seen this sofa before.",
    titles: ["third| Third floor, no tears", "sofa| The sofa made it", "Four hours, door to door"],
    openings: [
      "third| Third floor walk-up to second floor walk-up, in the rain.",
      "sofa| The sofa had come in through a window in 2015.",
      "End of the month, everybody moving, elevator booked until noon.",
      "My friends offered to help, and I like my friends, so I hired movers."
    ],
    details: [
      "sofa| {pro} looked at the sofa, looked at the stairs, took off four screws, and walked it down.",
      "They wrapped the mattress, the mirror and, at my request, the ficus.",
      "Not a scuff on either staircase, and the new landlady was watching.",
      "They carried the heavy boxes upstairs two at a time and laughed at my label 'misc misc'.",
      "The clock stopped when they stopped, lunch not included."
    ],
    faults: [
      "They were three hours late and the elevator slot was gone.",
      "A box marked 'fragile' was at the bottom of the stack, and isn't fragile any more."
    ]
  },
  {
    kind: "house",
    price: [1100, 3600],
    ask: "Four bedroom house, garage and attic, eleven miles. We pack ourselves apart from the kitchen. Washer and dryer come along.",
    note: "Four movers, 26 foot truck, one day. Kitchen packed the afternoon before, washer shipping bolts by us.",
    titles: ["Four bedrooms in one day", "beds| They put the beds together first", "Moved us like family"],
    openings: [
      "Nineteen years in one house, and an attic.",
      "Four bedrooms, three kids, two cats, one day.",
      "We closed on both houses the same morning, which I don't recommend.",
      "I'm the sort who labels boxes on three sides."
    ],
    details: [
      "beds| They put the kids' beds together first, so bedtime happened.",
      "{pro} made a floor plan of the new house from my scribbles and stuck it at the door.",
      "Every door jamb was padded before the first box moved.",
      "The kitchen was packed in three hours and not one glass is missing.",
      "The washer was hooked up and running while the truck was still being emptied."
    ],
    faults: [
      "The grandfather clock lost a finial and I had to prove that it used to have one.",
      "The last hour was two people leaning on the truck, on the clock."
    ]
  },
  {
    kind: "long distance",
    price: [2600, 7400],
    ask: "Two bedroom apartment, interstate, about 900 miles. Flexible by a few days, but would like to know the delivery day.",
    note: "Binding estimate, own truck, same driver, delivery on the fourth day.",
    titles: ["Same driver, both ends", "Arrived the day they said", "900 miles, nothing broken"],
    openings: [
      "I'd read every horror story about interstate movers.",
      "New job, nine hundred miles, four days.",
      "Our first quote was from a broker, and I'm glad I read the small print.",
      "Everything I own crossed five states without me."
    ],
    details: [
      "The binding number was the number, to the cent: {price}.",
      "{pro} loaded it, drove it, unloaded it, and by then we were on first names.",
      "I got a picture of the odometer at every state line, unasked.",
      "They had an inventory with photos, and two boxes I'd forgotten I owned.",
      "The delivery day was promised on paper and kept."
    ],
    faults: [
      "It came nine days late, and I slept on the floor of my new life.",
      "Our things had been transferred to another truck and a lamp is now three lamps."
    ]
  },
  {
    kind: "piano",
    price: [280, 980],
    ask: "Upright piano, ground floor to ground floor with four steps at each end, six miles. It was my grandmother's.",
    note: "Skid board, three people, blankets and straps. Let it rest two weeks before you have it tuned.",
    titles: [
      "piano| The piano never knew",
      "Safe in, safe out",
      "Heavy things, light touch",
      "Three people, one plan",
      "Like carrying an egg"
    ],
    praise: [
      "The tuner said that it had hardly noticed the trip.",
      "I'd held my breath for two hours and needn't have.",
      "They declined my help, politely and wisely.",
      "The price on the phone was the price at the curb."
    ],
    openings: [
      "piano| My grandmother's upright had survived two wars, and I didn't want to be the one.",
      "safe| A gun safe, eleven hundred pounds, basement stairs.",
      "slate| The pool table came with the old house and went to the new one.",
      "fish| An aquarium, 180 gallons, and its residents."
    ],
    details: [
      "They measured each turn and drew a little map before touching it.",
      "piano| {pro} talked to the piano the whole way down, I swear.",
      "slate| Slate came off in three pieces, numbered, and was leveled at the other end.",
      "Plywood over my tile, blankets over the plywood, no chance taken.",
      "piano| They sat it exactly over the old dents in the rug, which I'd brought along."
    ],
    faults: [
      "There's a gouge in the door frame the shape of a caster.",
      "Two men came for a three-man job, and I became the third."
    ]
  },
  {
    kind: "downsizing",
    price: [900, 4800],
    ask: "My parents move from a house to a two room apartment. Help with sorting, packing, moving and setting up on the other side.",
    note: "Two sorting days, one packing day, one move day. Donations and disposal arranged, pictures hung, bed made.",
    titles: ["mom| They made the bed", "So kind to my parents", "Downsizing without a fight"],
    openings: [
      "Fifty-one years of marriage had to fit into two rooms.",
      "mom| My mother didn't want to move.",
      "dad| I live four states away and Dad couldn't do it alone.",
      "After the funeral I couldn't open the closets."
    ],
    details: [
      "mom| {pro} sat with Mom for an hour over one drawer and never looked at a watch.",
      "They photographed the old bookshelf and rebuilt it book by book.",
      "mom| The bed was made and the lamp was on when she walked in.",
      "They found homes for the tools, the china and the accordion.",
      "I got a video each evening and cried at two of them."
    ],
    faults: [
      "A box that was meant for us went to donation.",
      "The sorting went on for days at the hourly rate, with a lot of talking."
    ]
  },
  {
    kind: "office",
    price: [1400, 8200],
    ask: "Office of 22 desks, two printers, a server rack, Friday evening to Saturday, same building complex. We need to work on Monday.",
    note: "Crates and labels delivered on Wednesday, move Friday from six, IT rack by two trained people, Sunday as reserve.",
    titles: [
      "office| Working by Monday at nine",
      "Office moved overnight",
      "office| Color-coded and flawless",
      "Monday was just a Monday",
      "Forty crates, all accounted for"
    ],
    praise: [
      "Nobody had to ask where anything was.",
      "The old space was broom-clean for the handover.",
      "Our IT person hugged someone.",
      "The freight elevator was booked, padded and given back on time."
    ],
    openings: [
      "office| Twenty-two desks on Friday night, twenty-two desks on Monday morning.",
      "clinic| Our clinic couldn't close, so we moved room by room.",
      "books| Bookstore move: six tons of paper, alphabetical.",
      "office| I was voted 'move captain' by colleagues who then took the day off."
    ],
    details: [
      "office| Color-coded labels, floor plan on every door, and each monitor landed on its own desk.",
      "books| The books arrived in order, A to Z, and I've checked up to M.",
      "{pro} had a spare cart, a spare truck and a spare plan.",
      "They padded the elevator and made friends with the doorman.",
      "By two in the morning it was done, and they'd vacuumed."
    ],
    faults: [
      "office| Four chairs and a label printer are still at large.",
      "The plan was ours; they'd left theirs at the office."
    ]
  }
]
