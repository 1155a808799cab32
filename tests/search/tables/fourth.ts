import type { Table } from "./table.ts"

/** Whole sentences that tell the background too, with the request in the middle. */
export const fourth: Table = [
  [
    ["Plumbing"],
    [
      "my toddler dropped a toothbrush in the toilet and now it won't go down",
      "hi, we have no hot water since this morning",
      "looking for someone to move a gas line for a new range",
      "can you replace the cartridge in a moen shower",
      "the pipe under the bathroom sink is corroded and dripping",
      "need estimate for tankless hot water heater",
      "our septic is backing up into the tub",
      "there is a wet spot in the yard near the water meter",
      "dishwasher leaves water at the bottom and the sink backs up",
      "well pump not building pressure",
      "toilet makes a hissing sound",
      "shower has no pressure"
    ]
  ],
  [
    ["Electrical"],
    [
      "i want a car charger for my ford lightning in the garage",
      "the lights in my living room keep going off and on",
      "we bought a 1950s house and need the wiring checked",
      "switch for the fan is hot",
      "need a dedicated outlet for a treadmill",
      "our breaker trips when we use the hair dryer",
      "add exterior outlets for holiday decorations",
      "install dusk to dawn lights on garage",
      "storm knocked out power to my house only"
    ]
  ],
  [
    ["Cleaning"],
    [
      "i'm pregnant and just need help keeping the house clean",
      "somebody to come twice a month and clean 3 bathrooms",
      "tenant left the apartment disgusting",
      "looking for someone to shampoo area rugs",
      "our office needs nightly trash and vacuuming",
      "get mildew off of siding",
      "the inside of my windows need washing",
      "good deep clean before we list the house for sale",
      "clean out my fridge and pantry and wipe everything down"
    ]
  ],
  [
    ["Roofing"],
    [
      "we had a hail storm and i think we need a new roof",
      "there's a drip in my attic every time it rains hard",
      "a few shingles came off last night in the wind",
      "roof over the porch is rotting",
      "my gutters drip behind the fascia",
      "need someone to look at a 20 year old roof",
      "birds are getting in under the eaves"
    ]
  ],
  [
    ["Painting"],
    [
      "looking to have the whole inside of my house painted before we move in",
      "my fence and deck need to be stained before winter",
      "can someone match the paint on my wall and touch it up",
      "kitchen cabinets are oak and i want them white",
      "paint the trim and doors in a 4 bedroom",
      "exterior paint is cracking on the south side"
    ]
  ],
  [
    ["Landscaping"],
    [
      "i need my grass cut while i'm on vacation",
      "huge tree leaning toward my house",
      "we want a patio with a fire pit out back",
      "my sprinkler system has a broken pipe in the lawn",
      "somebody to clear out brush and vines behind the house",
      "put down weed fabric and rock around the house",
      "driveway is covered in snow",
      "front yard is all dirt and we want grass",
      "roots from a tree are cracking my walkway",
      "plant a row of arborvitae for privacy"
    ]
  ],
  [
    ["HVAC"],
    [
      "our ac went out and we have a newborn",
      "the furnace clicks but never ignites",
      "one room is always colder than the rest",
      "there's ice on the outside ac unit",
      "looking for twice a year maintenance on heating and air",
      "my heat pump is running nonstop",
      "need ductwork added to a finished attic",
      "bad smell when the heat comes on"
    ]
  ],
  [
    ["Handyman"],
    [
      "i bought a 75 inch tv and need it put on the wall",
      "have a list of little things to fix before selling",
      "my son put his elbow through the drywall",
      "someone to assemble a wayfair dresser",
      "hang blinds in 6 windows",
      "the screen door fell off",
      "knob came off my bedroom door",
      "install a grab bar for my mother",
      "put together a swing set in the backyard"
    ]
  ],
  [
    ["Carpentry"],
    [
      "we'd like built in bookcases on both sides of the fireplace",
      "a few boards on the deck are rotten",
      "the fence between me and my neighbor fell over",
      "need crown molding in the dining room",
      "door frame is rotted at the bottom",
      "i'd like a pergola over my back porch",
      "our windows are old and drafty and we want new ones"
    ]
  ],
  [
    ["Flooring"],
    [
      "we pulled up the carpet and found hardwood that needs refinishing",
      "replace tile in the entry way with something modern",
      "dog ruined the living room carpet and we want vinyl plank",
      "my wood floor is buckling near the dishwasher",
      "price to do 1000 sq ft of laminate",
      "the tile in my hallway is loose and cracking"
    ]
  ],
  [
    ["Construction"],
    [
      "we want to add a master suite to the back of the house",
      "i need someone to build an accessory dwelling unit",
      "can i turn the attic into a bedroom",
      "walls are cracking and doors stick because the foundation moved",
      "looking for a gc to finish our basement",
      "pour a new driveway and sidewalk",
      "build a detached two car garage",
      "water seeps through my basement walls"
    ]
  ],
  [
    ["Kitchen Remodeling"],
    [
      "we are ready to redo our kitchen with new cabinets and an island",
      "replace laminate countertops with granite",
      "small condo kitchen needs updating",
      "add a tile backsplash behind the sink"
    ]
  ],
  [
    ["Bathroom Remodeling"],
    [
      "want to get rid of our old tub and have a walk in shower",
      "update guest bath on a budget",
      "the shower tile is coming loose and moldy behind it",
      "install a new vanity and mirror in the hall bathroom"
    ]
  ],
  [
    ["Pool Services"],
    [
      "we just bought a house with a pool and it's green",
      "pool filter keeps losing pressure",
      "someone to come every week to take care of the pool",
      "our hot tub has a leak",
      "thinking about putting in a small plunge pool"
    ]
  ],
  [
    ["Moving"],
    [
      "i'm moving from a 2 bedroom apartment to a house across town",
      "need two strong guys to carry a dresser down the stairs",
      "come pick up an old sofa and fridge",
      "we need help packing and loading a moving truck",
      "transport an upright piano to my daughter's"
    ]
  ]
]
