import type { Job } from "#adapters/demo/trade.ts"

export const jobs: ReadonlyArray<Job> = [
  {
    kind: "built-ins",
    price: [2400, 9800],
    ask: "Built-in bookcases on both sides of the fireplace, about four feet wide each, cupboards below, painted. Nothing in the room is square.",
    note: "Poplar and birch ply, adjustable shelves, scribed to your walls. Built in the shop, two days on site.",
    titles: [
      "As if it came with the house",
      "books| Bookcases worth the wait",
      "Scribed to our crooked walls"
    ],
    openings: [
      "books| Two alcoves beside the fireplace, neither square, neither the same width.",
      "books| I own four thousand books and no more floor.",
      "seat| We wanted a window seat with drawers that a child can open and can't slam.",
      "Every store-bought shelf either left a gap or didn't fit.",
      "mud| A mudroom for five people, two dogs and hockey."
    ],
    details: [
      "The scribe line along the plaster follows every wobble and you only notice if you're told.",
      "{pro} brought a cardboard mock-up first and we moved a shelf two inches because of it.",
      "books| Shelves don't sag, even under the art books.",
      "Each drawer closes with a sigh.",
      "They matched the 1920s profile from a broken piece I'd kept in the basement."
    ],
    faults: [
      "The doors rub in humid weather, and I've been told to wait for dry days.",
      "Delivered seven weeks late, with two shelves to follow."
    ]
  },
  {
    kind: "doors",
    price: [380, 2600],
    ask: "Three interior doors stick or don't latch, one exterior door lets in daylight at the bottom. House is from 1938 and has moved.",
    note: "Plane and rehang the three, new sill and sweep on the exterior. I'd keep the old doors, they're better than new ones.",
    titles: ["Doors that close", "No more daylight under the door", "Old doors, new life"],
    openings: [
      "Not one door in our house would latch.",
      "You could see the mailman's shoes under our front door.",
      "We bought solid doors from a salvage yard and they were all the wrong size.",
      "The bathroom door had to be closed with a hip."
    ],
    details: [
      "{pro} planed a sixteenth here and moved a hinge there, and it swings like a bank vault.",
      "They cut mortises by hand with a chisel you could shave with.",
      "The old hardware was taken apart, boiled, brushed and put back, and it looks like money.",
      "No new doors were sold to me, although I'd asked for three.",
      "The draft is gone; we turned the heat down two degrees."
    ],
    faults: [
      "One was planed so far that now there's a gap you can post letters through.",
      "The strike plates are off, so you have to lift the handle."
    ]
  },
  {
    kind: "deck",
    price: [4800, 18500],
    ask: "Deck about 12 by 16 with stairs, current one is rotten at the ledger. Cedar or composite, we are undecided. Permit needed.",
    note: "Ledger properly flashed, footings to frost depth, hidden fasteners. Priced both ways so that you can choose.",
    titles: ["deck| A deck to dance on", "Proper flashing, for once", "porch| Summer on the new porch"],
    openings: [
      "deck| The old deck was held up by habit.",
      "porch| We wanted a screened porch before the mosquitoes and got one.",
      "deck| Our ledger board came off in one piece, like bread.",
      "deck| A deck around an oak tree, no nails in the tree.",
      "Three builders told us we didn't need a permit. We did."
    ],
    details: [
      "The inspector took a picture of the ledger flashing to show other people.",
      "{pro} let me choose between two railings by building a four-foot piece of each.",
      "Not a face screw in sight.",
      "The stairs are comfortable for my knees, which they asked about.",
      "They cut the boards around the stone column so tightly that you couldn't slip a card in."
    ],
    faults: [
      "The boards weren't spaced, and they've cupped.",
      "Two weeks became seven, with the back door nailed shut for most of it."
    ]
  },
  {
    kind: "trim",
    price: [1100, 6900],
    ask: "Crown molding in two rooms, new baseboards throughout the first floor, wainscoting in the dining room. About 240 linear feet.",
    note: "Coped inside corners, glued outside miters, caulk only where wood meets wall. Three to four days.",
    titles: ["Corners like origami", "Trim that fits", "dining| The dining room grew up"],
    openings: [
      "Our new build had trim the width of a ruler.",
      "crown| I tried the crown molding myself and invented several angles.",
      "dining| The dining room needed to look like somebody eats there.",
      "base| We pulled up carpet and there were no baseboards underneath."
    ],
    details: [
      "Coped joints; I tried to get a fingernail in and failed.",
      "dining| {pro} laid out the panels so that every outlet fell in a sensible place.",
      "The miters are glued and pinned, and closed like a book.",
      "They set up the saw outside and ran a hose for the dust.",
      "They made the transition at the curved wall by slicing the back of the board, like an accordion."
    ],
    faults: [
      "The corners were closed up with a thumb of caulk and have cracked.",
      "They ran out of material and the last piece is a slightly different profile."
    ]
  },
  {
    kind: "stairs",
    price: [900, 7400],
    ask: "Stair railing is loose and the balusters don't meet today's spacing; two treads squeak badly. Oak, we would like to keep the look.",
    note: "Newel rebuilt and bolted, balusters turned to match, treads glued and wedged from below.",
    titles: ["squeak| The stairs stopped talking", "rail| Rock-solid newel", "rail| Safe for the grandkids"],
    openings: [
      "squeak| Third stair from the top announced every teenager who came home late.",
      "rail| Our railing wobbled like a loose tooth.",
      "ladder| A ladder to the attic wasn't a staircase, said the appraiser.",
      "rail| The balusters were just wide enough for a toddler's head, as we learned."
    ],
    details: [
      "squeak| {pro} got under the stairs with glue and wedges, and they're silent.",
      "rail| The new newel post doesn't move if you lean a grown man on it, and we did.",
      "rail| The turned balusters can't be told from the old ones.",
      "They finished the oak to match with a stain mixed on the spot.",
      "A gate that matches the railing was thrown in for next to nothing."
    ],
    faults: [
      "squeak| Half the squeaks are back.",
      "rail| The stain on the new parts is obviously redder than the rest."
    ]
  },
  {
    kind: "windows",
    price: [700, 3900],
    ask: "Eleven original double-hung windows, six painted shut, broken cords in most. We want them working, not replaced.",
    note: "Sashes out, paint cut, new cotton cords, glazing where it's loose, bronze weatherstripping. Two windows a day.",
    titles: ["Windows open for the first time in decades", "Saved the old sashes", "Fresh air in every room"],
    openings: [
      "Six windows painted shut since roughly the Korean War.",
      "The window salesman wanted thirty-one thousand; I wanted my wavy glass.",
      "Sash cords hung out of the frames like spaghetti.",
      "Sills so rotten a wren had moved in."
    ],
    details: [
      "{pro} weighed each sash on a kitchen scale and balanced the weights.",
      "You can lift them with two fingers.",
      "Rot was cut out and a piece of cypress let in, and under paint it's invisible.",
      "The wavy glass survived, every pane.",
      "They came with their own plastic tent and the lead dust stayed in it."
    ],
    faults: [
      "Two of them rattle in the wind as before.",
      "They broke an original pane and put in flat glass without asking."
    ]
  }
]
