import { notHelped } from "./not-helped.ts"
import type { NotOffered } from "./trade-words.ts"

/** Trades that people look for and that the catalogue does not have. */
export const notOffered: ReadonlyArray<NotOffered> = [
  {
    people: "locksmiths",
    helpers: ["Handyman"],
    named: ["locksmith|rekey|cerrajero", "lock smith|picker"],
    tasks: [
      "lockout|ignition",
      "locked out",
      "lost key",
      "key broken|stuck|copy|made|duplicate",
      "open safe",
      "unlock door|house|car",
      "car key",
      "perdida|duplicado|copia llave",
      "rekey lock"
    ]
  },
  {
    people: "pest control professionals",
    helpers: ["Handyman"],
    named: [
      "exterminator|fumigator|fumigador|beekeeper|terminix|orkin",
      "pest control",
      "bug guy|spray|man",
      "termite control|treatment|company|inspection",
      "wildlife removal|control",
      "animal control|removal",
      "bee keeper",
      "mosquito control"
    ],
    tasks: [
      "pest|roach|cockroach|ant|termite|mice|mouse|rat|rodent|bedbug|wasp|hornet|bee|flea|spider",
      "mosquito|bug|infestation|raccoon|squirrel|scorpion|critter|fumigate|tick|silverfish|moth",
      "skunk|possum|gopher|mole|vole",
      "ants kitchen|house",
      "rodent attic",
      "bed bugs",
      "wasp nest",
      "bee hive|nest|wall",
      "mosquito yard",
      "bugs house|kitchen",
      "bat|animal|wildlife|critter|squirrel|raccoon|rat|mouse|bird attic|wall|crawl_space|soffit|roof|chimney",
      "bat|racoon|chipmunk|groundhog|armadillo|yellow_jacket",
      "carpenter ant|bee",
      "hear scratching|scurrying|gnawing",
      "dead animal|rodent",
      "snake yard|house|garage",
      "mole yard"
    ]
  },
  {
    people: "garage door technicians",
    helpers: ["Handyman"],
    named: ["garage door repair|installer|technician|company|guy|service"],
    tasks: [
      "garage door|opener",
      "garage door opener|spring|cable|stuck|broken|open|close|track|remote|panel|install|replace|noise|not|sensor|off|new",
      "liftmaster|chamberlain",
      "genie opener",
      "garage broken|stuck",
      "garage not open|close"
    ]
  },
  {
    people: "computer and network technicians",
    helpers: ["Handyman"],
    named: [
      "computer repair|technician|guy|help",
      "it support|technician",
      "tech support",
      "geek squad",
      "cable guy",
      "internet installer|technician|provider|company",
      "wifi technician|guy"
    ],
    tasks: [
      "comcast|xfinity|starlink|wifi|internet|computer|laptop|pc|router|modem|network|printer|mesh",
      "wifi slow|weak|bedroom|upstairs|dead|install|extender",
      "internet slow|down|install",
      "network home|cable|install",
      "printer install",
      "iphone|phone screen",
      "phone|iphone|ipad|tablet|laptop screen repair|replace|crack|broken",
      "cell phone"
    ]
  },
  {
    people: "appliance repair technicians",
    helpers: ["Handyman"],
    named: [
      "appliance repair|repairman|technician|service|guy",
      "refrigerator|freezer|washer|dryer|stove|dishwasher|microwave repairman|technician",
      "maytag|whirlpool|frigidaire|kenmore|samsung|lg repairman|technician"
    ],
    tasks: [
      "appliance|refrigerator|freezer|washer|dryer|stove|burner|dishwasher|microwave",
      "thermador|viking|sub_zero|subzero|maytag|frigidaire|kenmore|miele",
      "appliance broken|fix",
      "refrigerator broken|repair|not|cold|leak|noise|cool|freeze|warm|ice|stop",
      "ice maker",
      "washer broken|repair|not|not_draining|spin|noise|shake|door|smell|dryer",
      "dryer broken|repair|not|heat|noise|spin|hot|dry|cold|long",
      "stove broken|repair|not|heat|burner|gas|light|hot",
      "oven broken|repair|not|heat|hot|door|element",
      "dishwasher broken|repair|not|start|dry|noise|clean",
      "microwave broken|repair|not"
    ]
  },
  {
    people: "security system installers",
    helpers: ["Electrical", "Handyman"],
    named: ["cctv", "security installer|company|system", "alarm company|installer"],
    tasks: [
      "camera|alarm|surveillance",
      "security camera",
      "security camera install|outside",
      "camera install|outside|house",
      "burglar alarm",
      "alarm system",
      "home security"
    ]
  },
  {
    people: "solar installers",
    helpers: ["Electrical", "Roofing"],
    named: ["solar installer|company|contractor", "solar panel installer"],
    tasks: ["solar|powerwall", "solar panel|roof|power|battery|install|repair|clean|house|energy"]
  },
  {
    people: "chimney sweeps",
    helpers: ["Handyman"],
    named: ["chimney sweep|cleaner|guy", "chimney|fireplace clean service|company|crew"],
    tasks: [
      "chimney|flue|creosote",
      "chimney clean|smoke|inspect|swept|sweep",
      "fireplace clean|smoke|inspect|sweep"
    ]
  },
  {
    people: "window tinters",
    helpers: ["Handyman"],
    named: ["tint"],
    tasks: ["window tint|film", "tinted window", "privacy film"]
  },
  {
    people: "upholsterers",
    helpers: ["Handyman"],
    named: ["upholsterer|reupholster"],
    tasks: ["upholstery repair", "reupholster sofa|chair", "furniture upholstery"]
  },
  {
    people: "interior designers",
    helpers: ["Construction"],
    named: ["decorator", "interior designer|decorator|design", "home stager|staging"],
    tasks: ["interior design", "home staging", "decorate house|room"]
  },
  {
    people: "architects",
    helpers: ["Construction"],
    named: ["architect"],
    tasks: ["architectural drawing|plan"]
  },
  {
    people: "home inspectors",
    helpers: ["Construction"],
    named: ["appraiser", "home inspector", "house inspector", "land surveyor"],
    tasks: ["radon|appraisal", "home inspection", "house inspection", "property survey", "radon test"]
  },
  {
    people: "asbestos removal specialists",
    helpers: ["Construction"],
    named: ["asbestos"],
    tasks: ["asbestos removal|test|tile|ceiling|siding"]
  },
  ...notHelped
]
