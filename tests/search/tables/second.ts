import type { Table } from "./table.ts"

/** Complaints, questions and slang, the way one talks to a neighbor. */
export const second: Table = [
  [
    ["Plumbing"],
    [
      "my john is plugged again",
      "there's sewage coming up through the floor drain",
      "the tap in the bathroom won't stop dripping",
      "why is my water bill so high all of a sudden",
      "hot water only lasts two minutes",
      "water spraying everywhere under the house",
      "disposal is jammed and stinks",
      "can someone hook up my new dishwasher's water line",
      "toilet tank cracked",
      "my pipes make a banging noise",
      "wax ring replacement",
      "water pooling around the base of the commode",
      "somebody to swap out a shutoff valve",
      "washing machine drain overflows",
      "rusty water out of the faucets",
      "kid flushed a toy down the toilet",
      "whole house water filter",
      "rooter service",
      "i smell gas in my kitchen",
      "sink gurgles and drains slow"
    ]
  ],
  [
    ["Electrical"],
    [
      "plug in the hallway quit working",
      "got shocked touching the light switch",
      "my lights dim whenever the dryer runs",
      "need more outlets in my home office",
      "porch light won't come on",
      "fuse box is ancient",
      "where can i get an ev charger put in my garage",
      "the ceiling fan wobbles and clicks",
      "power goes out in one room",
      "electric guy",
      "backup generator hookup",
      "landlord says wiring isn't up to code",
      "replace old two prong outlets",
      "motion sensor floodlight install",
      "can lights in the kitchen",
      "breaker panel is hot to the touch",
      "run electricity to my shed",
      "gfci outlet won't reset",
      "interconnected smoke detectors"
    ]
  ],
  [
    ["Cleaning"],
    [
      "i need my place scrubbed top to bottom",
      "someone to come do my dishes and laundry",
      "house is a disaster after the party",
      "weekly cleaning lady for elderly mom",
      "steam clean my sofa",
      "windows are filthy",
      "turnover cleaner for vacation rental",
      "moving out and landlord wants it spotless",
      "dust everywhere after drywall work",
      "pressure wash the driveway and sidewalk",
      "rugs need professional cleaning",
      "tile grout turned black can it be cleaned",
      "cleaner for a 2 bed 2 bath apartment",
      "cat peed on the carpet",
      "commercial cleaning crew for a dental office",
      "merry maids type service",
      "scrub shower and toilets",
      "wash my patio furniture and deck"
    ]
  ],
  [
    ["Roofing"],
    [
      "got a leak up in the attic when it pours",
      "tree limb punched a hole in my roof",
      "insurance says i need my roof looked at after hail",
      "gutters are full of leaves",
      "water pouring over the side of the gutter",
      "some shingles are curling up",
      "how long does it take to reroof a house",
      "standing seam metal",
      "gutter falling off the front of the house",
      "tar and gravel roof is bubbling",
      "squirrels chewed through the fascia",
      "roofing company that takes insurance",
      "skylight replacement",
      "clay tile roof broken tiles",
      "chimney flashing is letting water in"
    ]
  ],
  [
    ["Painting"],
    [
      "want my bedroom a different color",
      "someone to paint the outside of my house",
      "paint is flaking off the siding",
      "get this ugly wallpaper off",
      "my deck needs a fresh coat of stain",
      "popcorn ceilings gotta go",
      "spray kitchen cabinets white",
      "kids drew on the walls need repaint",
      "paint garage floor",
      "painter for stairwell with high ceilings",
      "color change on exterior trim and shutters",
      "nursery mural artist"
    ]
  ],
  [
    ["Landscaping"],
    [
      "grass is up to my knees",
      "guy to cut my lawn every other week",
      "big oak needs to come down",
      "bushes out of control in front of house",
      "sprinklers won't turn off",
      "yard is a swamp after rain",
      "want rocks instead of grass",
      "tree roots lifting the sidewalk",
      "dead palm removal",
      "somebody to dig up and haul off a stump",
      "flagstone walkway",
      "plow my driveway when it snows",
      "rake leaves and bag them",
      "make my backyard look nice",
      "new grass for front yard",
      "hydroseeding",
      "garden beds need weeding",
      "build a stone retaining wall",
      "trim my trees"
    ]
  ],
  [
    ["HVAC"],
    [
      "my house is freezing and the furnace won't light",
      "ac runs all day but never cools",
      "air is barely coming out of the vents",
      "need a new air conditioner",
      "heat stopped working last night",
      "it's 90 degrees in my bedroom",
      "ac unit outside is frozen solid",
      "thermostat says 80 but set to 72",
      "who services boilers",
      "lots of dust coming from my ducts",
      "central air for old house with no ductwork",
      "compressor died",
      "baseboard heaters not heating",
      "heating and cooling company",
      "recharge ac refrigerant",
      "blower motor replacement"
    ]
  ],
  [
    ["Handyman"],
    [
      "my tv needs to go up on the wall",
      "someone to put my bed frame together",
      "fist sized hole in the wall",
      "closet door came off its track",
      "bathroom door sticks",
      "ikea pax wardrobe assembly",
      "hang a few pictures and a shelf",
      "install a doggy door",
      "cabinet hinge broke",
      "a bunch of small fixes around the house",
      "mr fix it",
      "blinds won't go up",
      "loose towel rack",
      "window screen ripped",
      "build my kids trampoline",
      "weatherstripping on front door"
    ]
  ],
  [
    ["Carpentry"],
    [
      "my deck is falling apart",
      "someone good with wood to make a table",
      "fence is leaning over",
      "termites ate my door frame",
      "bookcases around the fireplace",
      "steps to the porch are rotten",
      "replace a rotted fascia board and window trim",
      "baseboard install after new floors",
      "pantry shelves built",
      "front door won't fit frame needs replaced",
      "privacy fence around the yard",
      "cedar pergola over patio",
      "banister is wobbly",
      "custom mudroom bench",
      "coffered ceiling"
    ]
  ],
  [
    ["Flooring"],
    [
      "my hardwoods are all scratched up",
      "rip up old carpet and put in laminate",
      "floors creak when i walk",
      "luxury vinyl in basement",
      "someone to lay tile in my entryway",
      "refinish oak floors",
      "carpet is bunching up",
      "soft spot in the kitchen floor",
      "grout is cracking on the floor",
      "price per square foot to install wood floors",
      "carpet for stairs and two bedrooms",
      "polished concrete floors"
    ]
  ],
  [
    ["Construction"],
    [
      "want to knock down the wall between kitchen and living room",
      "need a bigger house add on a room",
      "turn my garage into a bedroom",
      "foundation has a big crack",
      "builder for a mother in law suite",
      "basement build out with bathroom",
      "someone to pour a concrete slab",
      "my house is sinking on one side",
      "tiny home builder",
      "gut renovation of whole house",
      "who can pull permits and manage a remodel",
      "brick mailbox and steps crumbling",
      "seal the crawl space",
      "new vinyl siding",
      "restaurant build out contractor"
    ]
  ],
  [
    ["Kitchen Remodeling"],
    [
      "my kitchen is stuck in the 80s",
      "how much for new cabinets and counters",
      "want an island with seating",
      "counter tops replaced with quartz",
      "white shaker cabinets installed",
      "kitchen contractor",
      "tile behind the stove",
      "reface cupboards"
    ]
  ],
  [
    ["Bathroom Remodeling"],
    [
      "rip out tub and put in a shower",
      "our master bathroom is from 1970",
      "tiles falling off the shower wall",
      "frameless glass shower",
      "bathroom needs a facelift",
      "make bathroom safe for my dad in wheelchair",
      "tub is chipped and stained",
      "new sink and vanity top in bath",
      "shower pan leaking needs rebuilt"
    ]
  ],
  [
    ["Pool Services"],
    [
      "my pool turned into a swamp",
      "someone to balance my pool chemicals",
      "pool is losing an inch of water a day",
      "jacuzzi won't heat up",
      "pool motor screaming",
      "want a pool in my backyard",
      "hot tub jets are weak",
      "replaster and retile old pool",
      "pool vacuum not moving",
      "salt water conversion for pool"
    ]
  ],
  [["Handyman", "HVAC"], ["install window ac unit"]],
  [["Handyman", "Electrical"], ["put up christmas lights"]],
  [
    ["Moving"],
    [
      "need some muscle to move a couch",
      "relocating from texas to ohio next month",
      "guys to unload a truck saturday",
      "get rid of old fridge and mattress",
      "help me pack up my apartment",
      "baby grand piano needs moved",
      "moving grandma into assisted living",
      "storage unit to new house",
      "take junk to the dump",
      "movers with packing service",
      "hire men to load penske truck"
    ]
  ]
]
