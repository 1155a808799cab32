import { beforeAll, describe, expect, it } from "vitest"

import type { Interpretation } from "#domain/search/interpretation.ts"
import { rareWords } from "#domain/search/words/rare-words.ts"
import { rightlyDoubled, vocabularyWords } from "#domain/search/words/vocabulary-words.ts"

import { openInterpreter } from "./asking.ts"

const isRightlyWritten = (word: string) => rightlyDoubled(word) === null

describe("a search text", () => {
  let understood: (text: string) => Interpretation
  let asWritten: (text: string) => Interpretation

  beforeAll(async () => {
    ;({ asWritten, understood } = await openInterpreter())
  })

  it.each([
    ["broken pipe", ["Plumbing"]],
    ["burst pipe", ["Plumbing"]],
    ["clogged drain", ["Plumbing"]],
    ["drain in my kitchen is clogged", ["Plumbing"]],
    ["fix sink", ["Plumbing"]],
    ["AC not cooling", ["HVAC"]],
    ["a/c", ["HVAC"]],
    ["tv mount", ["Handyman"]],
    ["handy man", ["Handyman"]],
    ["electrical", ["Electrical"]],
    ["bathrom remodel", ["Bathroom Remodeling"]],
    ["paint my fence", ["Painting", "Carpentry"]],
    ["leak", ["Plumbing", "Roofing"]],
    ["roof leak", ["Roofing"]],
    ["plumber near me", ["Plumbing"]],
    ["good morning", []],
    ["", []]
  ])("%j means %j", (text, trades) => {
    expect(understood(text)).toMatchObject({ trades, notOffered: null })
  })

  it.each([
    ["plumer", "plumber"],
    ["electrican", "electrician"],
    ["bathrom remodel", "bathroom remodel"],
    ["  I need a plumer, please!", "I need a plumber, please!"],
    ["Plumer for my kichen sink", "Plumber for my kitchen sink"],
    ["clgoged drian", "clogged drain"],
    ["pol cleaning", "pool cleaning"],
    ["cloged drain", "clogged drain"],
    ["driping faucet", "dripping faucet"],
    ["runing toilet", "running toilet"],
    ["stoped toilet", "stopped toilet"],
    ["triped breaker", "tripped breaker"],
    ["Uncloging my sink", "Unclogging my sink"],
    ["cleanning service", "cleaning service"],
    ["repairring a roof", "repairing a roof"],
    ["openning a wall", "opening a wall"],
    ["plumber", null],
    ["plumbers", null],
    ["handy man", null],
    ["a/c", null],
    ["techos", null],
    ["limpieza de casas", null],
    ["carpintero", null],
    ["para pintar mi casa", null],
    ["quien pinta casas", null],
    ["cuánto cuesta pintar una casa", null],
    ["servicio de limpieza", null],
    ["servicios de jardinería", null],
    ["llave que gotea", null],
    ["poner azulejo", null],
    ["se tapó el inodoro", null],
    ["coladera tapada", null],
    ["corto circuito", null],
    ["plomero urgente", null],
    ["electricista de emergencia", null],
    ["ayuda para mudarme", null],
    ["mi perro rompió la puerta", null],
    ["limpiar mi casa cada semana", null],
    ["mudanza de apartamento", null],
    ["quitar alfombra", null],
    ["lavado de alfombras", null],
    ["colgar cuadros", null],
    ["cambiar el termostato", null],
    ["que me arreglen el techo", null],
    ["instalan pisos", null],
    ["texas star repair", null],
    ["limpiesa de casas", "limpieza de casas"],
    ["plomero para cosina", "plomero para cocina"],
    ["air conditoner", "air conditioner"],
    ["aqua repair", null],
    ["echo repair", null],
    ["turbo vent", null],
    ["preston repair", null],
    ["roto rooter drian", "roto rooter drain"],
    ["abc", null],
    ["plu", null],
    ["emergency plu please", null],
    ["lan", null],
    ["paint my house before winter", null],
    ["plumber with good reviews", null],
    ["frig not cooling", null],
    ["vermont castings stove", null],
    ["stab lok panel", null],
    ["coleman furnace", null],
    ["water heater hissing", null],
    ["colour my fence", null],
    ["kitch reno", null],
    ["maint", null],
    ["delgado bros plumbing", null],
    ["fist sized hole in the wall", null],
    ["genuine craftsman deck", null],
    ["clutter in garage", null],
    ["brittle pipes", null],
    ["angie's list plumber", null],
    ["water heather", "water heater"],
    ["sower line", "sewer line"],
    ["toiler clogged", "toilet clogged"],
    ["pluming near me", "plumbing near me"],
    ["mooing company", "moving company"],
    ["qwrtzpl", null]
  ])("%j is spelled %j", (text, corrected) => {
    expect(understood(text).corrected).toBe(corrected)
  })

  it.each([
    ["lavado de alfombras", "Cleaning"],
    ["limpieza de yarda", "Landscaping"],
    ["canaletas tapadas", "Roofing"],
    ["cambiar tejas", "Roofing"],
    ["quitar papel tapiz", "Painting"],
    ["colgar repisas", "Handyman"],
    ["montar tele", "Handyman"],
    ["apagones", "Electrical"],
    ["tirar una pared", "Construction"],
    ["cubiertas de granito", "Kitchen Remodeling"],
    ["pinten mi casa", "Painting"],
    ["cargando un camion", "Moving"]
  ])("%j means in Spanish what %s is for", (text, trade) => {
    expect(understood(text).trades[0]).toBe(trade)
  })

  it("is left as it is where its words are well spelled, whatever stands before their endings", () => {
    const words = [
      "painted fixing leaking heated installed repaired wired opening opened cooling cleaned moving rotting fitted",
      "planting scraping scraped taping taped tapping stripped piping piped planing planning framing framed trimming",
      "wiping ripped grading rated siding tiled padding sanding flooded loading welding edging digging plugged",
      "dimming steaming draining stained raining scanning thinning mapping wrapped dropped chopping mopping mopped",
      "tearing plastering watered guttering shuttering buttering cutting shutting setting splitting coated floating",
      "lighting jointing renting vented tilting editing visited roofing hooded grounded winding landing grouted",
      "routed rerouted dating skating lining refinished pruned tuning toned firing rewired boring measuring pouring",
      "rebuilding lubricated removed replaced hauled mowed leveled levelled sagging humming buzzing"
    ]
    for (const word of [...words.flatMap((line) => line.split(" ")), ...vocabularyWords().keys()])
      expect([word, rightlyDoubled(word)]).toEqual([word, null])
  })

  it("is left as it is where its words are right and mean no trade", () => {
    const words = [
      "wedding ranch mansion comcast extension cord crap reviews speaking county village gray grey vintage motel deer",
      "father stamped hide fertilize sprayer gallons behr sonos toto gerber miele hell shit yelp leach welding pfister",
      "shark lawyer barber massage sewing veteran owned rebates moist deaf slight grate",
      "genuine juniper jasmine beetles clutter spoon granules bradford holly lint transom dollars settler angies"
    ]
    for (const word of words.flatMap((line) => line.split(" ")))
      expect([word, understood(`plumber, ${word}`).corrected]).toEqual([word, null])
  })

  it("is never corrected where a rare word is all that it says", () => {
    for (const word of [...rareWords].filter(isRightlyWritten))
      expect([word, understood(word).corrected]).toEqual([word, null])
  })

  it.each([
    ["I need someone to fix my leaky faucet", ["fix", "leaky", "faucet"]],
    ["best cheap plumber near me", ["plumber"]],
    ["can anyone recommend a good painter?", ["painter"]],
    ["a/c repair", ["ac", "repair"]],
    ["W/D hookup", ["wd", "hookup"]],
    ["re-pipe", ["repipe"]],
    ["Wi-Fi thermostat", ["wifi", "thermostat"]],
    ["handy man", ["handyman"]],
    ["dry wall", ["drywall"]],
    ["water proofing", ["waterproofing"]],
    ["waterheater", ["water", "heater"]],
    ["hottub", ["hot", "tub"]],
    ["airconditioning", ["air", "conditioning"]],
    ["knockdown texture", ["knockdown", "texture"]],
    ["no rush, plumber", ["plumber"]],
    ["I don't have hot water", ["hot", "water"]],
    ["custom-homes", ["custom", "homes"]],
    ["looking for someone near me please", []],
    ["!?", []]
  ])("%j asks for the words %j", (text, words) => {
    expect(understood(text).words).toEqual(words)
  })

  it.each([
    ["emergency plumber", ["plumber"]],
    ["plumber asap", ["plumber"]],
    ["burst pipe right now", ["burst", "pipe"]],
    ["electrician tonight", ["electrician"]],
    ["24/7 locksmith", ["locksmith"]],
    ["roof leak, need help right away", ["roof", "leak"]],
    ["same day movers", ["movers"]],
    ["middle of the night plumber", ["plumber"]],
    ["soonest available electrician", ["electrician"]],
    ["urgnt plumber", ["plumber"]],
    ["plomero urgente", ["plomero"]],
    ["emergencia plomero", ["plomero"]],
    ["plomero hoy", ["plomero"]],
    ["plomero 24 horas", ["plomero"]],
    ["electricista esta noche", ["electricista"]]
  ])("%j is urgent", (text, words) => {
    expect(understood(text)).toMatchObject({ isUrgent: true, words })
  })

  it.each([
    "plumber next week",
    "no rush, plumber",
    "not urgent plumber",
    "not an emergency, leaky faucet",
    "no hurry painter",
    "no es urgente, plomero",
    "it isn't an emergency, but the faucet drips",
    "I'm not in a rush, roofer",
    "not right now, electrician"
  ])("%j is not urgent", (text) => {
    expect(understood(text).isUrgent).toBe(false)
  })

  it("is urgent where a no is said of something else", () => {
    expect(understood("no heat right now").isUrgent).toBe(true)
    expect(understood("no rush for the paint, but an emergency plumber").isUrgent).toBe(true)
  })

  it.each([
    ["locksmith", "locksmiths", ["Handyman"]],
    ["locked out of my house", "locksmiths", ["Handyman"]],
    ["pest control", "pest control professionals", ["Handyman"]],
    ["exterminator for roaches", "pest control professionals", ["Handyman"]],
    ["garage door won't open", "garage door technicians", ["Handyman"]],
    ["wifi is slow", "computer and network technicians", ["Handyman"]],
    ["wi-fi", "computer and network technicians", ["Handyman"]],
    ["wi fi", "computer and network technicians", ["Handyman"]],
    ["wi-fi not working", "computer and network technicians", ["Handyman"]],
    ["Wi-Fi installation", "computer and network technicians", ["Handyman"]],
    ["set up wi-fi", "computer and network technicians", ["Handyman"]],
    ["refrigerator not cold", "appliance repair technicians", ["Handyman"]],
    ["security cameras", "security system installers", ["Electrical", "Handyman"]],
    ["solar panels", "solar installers", ["Electrical", "Roofing"]],
    ["chimney sweep", "chimney sweeps", ["Handyman"]],
    ["chimney cleaning service", "chimney sweeps", ["Handyman"]],
    ["fireplace cleaning company", "chimney sweeps", ["Handyman"]],
    ["tow truck", "towing companies", []],
    ["window tinting", "window tinters", ["Handyman"]],
    ["frig not cooling", "appliance repair technicians", ["Handyman"]],
    ["mole problem", "pest control professionals", ["Handyman"]],
    ["comcast cable", "computer and network technicians", ["Handyman"]],
    ["roof rack", "car mechanics", []],
    ["swimming lessons", "teachers", []],
    ["welding", "welders", []],
    ["dry cleaners", "dry cleaners", []],
    ["dry cleaning", "dry cleaners", []],
    ["face painter for kids party", "face painters", []],
    ["hair dresser", "hairdressers", []],
    ["limo service", "limousine services", []],
    ["airport shuttle", "limousine services", []],
    ["tires", "car mechanics", []],
    ["raccoon in attic", "pest control professionals", ["Handyman"]],
    ["racoon", "pest control professionals", ["Handyman"]],
    ["squirrels in attic", "pest control professionals", ["Handyman"]],
    ["roof rats", "pest control professionals", ["Handyman"]],
    ["bats", "pest control professionals", ["Handyman"]],
    ["carpenter ants", "pest control professionals", ["Handyman"]],
    ["i hear scratching in the walls", "pest control professionals", ["Handyman"]],
    ["squirrel in roof", "pest control professionals", ["Handyman"]],
    ["squirrels on my roof", "pest control professionals", ["Handyman"]],
    ["raccoon on roof", "pest control professionals", ["Handyman"]],
    ["phone screen repair", "computer and network technicians", ["Handyman"]],
    ["iphone screen repair", "computer and network technicians", ["Handyman"]],
    ["thermador", "appliance repair technicians", ["Handyman"]],
    ["liftmaster", "garage door technicians", ["Handyman"]],
    ["washer won't drain", "appliance repair technicians", ["Handyman"]],
    ["fridge repair man", "appliance repair technicians", ["Handyman"]],
    ["maytag repairman", "appliance repair technicians", ["Handyman"]],
    ["cerrajero", "locksmiths", ["Handyman"]],
    ["duplicado de llaves", "locksmiths", ["Handyman"]],
    ["control de plagas", "pest control professionals", ["Handyman"]],
    ["termitas", "pest control professionals", ["Handyman"]],
    ["rv repair", "car mechanics", []],
    ["boat repair", "boat mechanics", []],
    ["watch repair", "jewelers or watchmakers", []],
    ["lawn mower repair", "repair shops for machines", []],
    ["painting classes", "teachers", []]
  ])("%j is not offered", (text, notOffered, trades) => {
    expect(understood(text)).toMatchObject({ notOffered, trades })
  })

  it.each(["garage conversion", "window cleaning", "door lock install", "tree removal", "piano moving"])(
    "%j is offered",
    (text) => {
      expect(understood(text).notOffered).toBeNull()
    }
  )

  it.each([
    "vape",
    "carpool",
    "outlet mall",
    "tanger outlets",
    "leave a review",
    "post a job",
    "customer service",
    "teeth cleaning",
    "paint and sip",
    "gas station",
    "gas prices",
    "hot dogs",
    "baby shower",
    "water park",
    "water bottle",
    "fan club",
    "soup kitchen",
    "pizza delivery",
    "air freshener",
    "house warming party"
  ])("%j is for nobody here, and left as it is", (text) => {
    expect(understood(text)).toMatchObject({ trades: [], notOffered: null, corrected: null })
  })

  it("is taken as it is written when that is asked for", () => {
    expect(asWritten("Handy Man Plumer")).toMatchObject({
      words: ["handy", "man", "plumer"],
      corrected: null,
      trades: ["Handyman"]
    })
    expect(asWritten("a/c").words).toEqual(["ac"])
    expect(asWritten("wi-fi installation")).toMatchObject({ words: ["wifi", "installation"], place: null })
    expect(asWritten("Café déco").words).toEqual(["cafe", "deco"])
  })
})
