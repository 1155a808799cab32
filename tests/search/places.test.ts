import { beforeAll, describe, expect, it } from "vitest"

import { stateNames, stateTitle } from "#adapters/system/place-names.ts"
import type { Interpretation } from "#domain/search/interpretation.ts"
import { isStateName } from "#domain/search/place/states.ts"

import { openInterpreter } from "./asking.ts"

// Without islands, and without the two names that are cities' as well.
const states = [...stateNames.keys()]
  .map(stateTitle)
  .filter((name) => isStateName(name) && name !== "New York" && name !== "Washington")

describe("a place in a search text", () => {
  let understood: (text: string) => Interpretation

  beforeAll(async () => {
    ;({ understood } = await openInterpreter())
  })

  it.each([
    ["plumber in Round Rock", "Round Rock, TX"],
    ["electrician 78704", "78704"],
    ["electrician near 78704", "78704"],
    ["plumber austin tx", "Austin, TX"],
    ["plumber austin tx 78704", "78704"],
    ["austin plumber", "Austin, TX"],
    ["plumber Austin", "Austin, TX"],
    ["plumer austin", "Austin, TX"],
    ["plumber in Autsin", "Austin, TX"],
    ["roofers near Denver, CO", "Denver, CO"],
    ["handyman in Texas", "Texas"],
    ["movers nyc", "New York, NY"],
    ["in Austin I need a plumber", "Austin, TX"],
    ["plumber in austin asap please", "Austin, TX"],
    ["water heater leaking in San Antonio", "San Antonio, TX"],
    ["painters around Salt Lake City", "Salt Lake City, UT"],
    ["plumber, Austin, TX", "Austin, TX"],
    ["plumber in south austin", "Austin, TX"],
    ["plumber new york", "New York, NY"],
    ["new york plumber", "New York, NY"],
    ["plumber long beach", "Long Beach, CA"],
    ["plumber salt lake city", "Salt Lake City, UT"],
    ["plumber little rock", "Little Rock, AR"],
    ["plumber riverside", "Riverside, CA"],
    ["plumber green bay", "Green Bay, WI"],
    ["plumber coral springs", "Coral Springs, FL"],
    ["plumber sugar land", "Sugar Land, TX"],
    ["plumber palm springs", "Palm Springs, CA"],
    ["plumber costa mesa", "Costa Mesa, CA"],
    ["plumber pflugerville", "Pflugerville, TX"],
    ["plumber encino", "Encino, CA"],
    ["plumber gresham", "Gresham, OR"],
    ["plumber hall mt", "Hall, MT"],
    ["plumber in Portland, ME", "Portland, ME"],
    ["plumber portland me", "Portland, ME"],
    ["plumber in Springfield, OR asap", "Springfield, OR"],
    ["plumber in salem in", "Salem, IN"],
    ["plumber salem in", "Salem, IN"],
    ["plumber in Columbus, IN", "Columbus, IN"],
    ["plumber fishers in", "Fishers, IN"],
    ["plumber in Miami, OK", "Miami, OK"],
    ["plumber in Lewiston, ID", "Lewiston, ID"],
    ["plumber in salem or nearby", "Salem, OR"],
    ["can somebody in portland help me with a toilet", "Portland, OR"],
    ["plumber flower mound", "Flower Mound, TX"],
    ["movers fishers", "Fishers, IN"],
    ["plumber woodward", "Woodward, OK"],
    ["plumber in reno", "Reno, NV"],
    ["plumber reno", "Reno, NV"],
    ["carpet cleaner reno", "Reno, NV"],
    ["movers boulder", "Boulder, CO"],
    ["hayward plumber", "Hayward, CA"],
    ["plumber hayward", "Hayward, CA"],
    ["anderson plumber", "Anderson, IN"],
    ["lincoln electrician", "Lincoln, NE"],
    ["york plumber", "York, PA"],
    ["hayward pool service", "Hayward, CA"],
    ["hayward water heater repair", "Hayward, CA"],
    ["movers florida", "Florida"],
    ["roof repair in boulder", "Boulder, CO"],
    ["plumber in billings", "Billings, MT"],
    ["plumber in cary", "Cary, NC"],
    ["plumber in sparks", "Sparks, NV"],
    ["plumber in spring", "Spring, TX"],
    ["painters in orange", "Orange, CA"],
    ["movers tx", "Texas"],
    ["movers north carolina", "North Carolina"],
    ["frisco plumber", "Frisco, TX"],
    ["poughkeepsie plumber", "Poughkeepsie, NY"],
    ["frisco carpet cleaners", "Frisco, TX"],
    ["pflugerville lawn care", "Pflugerville, TX"],
    ["pflugerville roofing", "Pflugerville, TX"],
    ["mckinney sprinkler repair", "Mckinney, TX"],
    ["pearland fence company", "Pearland, TX"],
    ["plomero en hutto", "Hutto, TX"],
    ["plomero el paso", "El Paso, TX"],
    ["mckinney emergency plumber", "Mckinney, TX"],
    ["buckeye plumber", "Buckeye, AZ"],
    ["vail plumber", "Vail, CO"],
    ["parker electrician", "Parker, CO"],
    ["reno plumber", "Reno, NV"],
    ["reno emergency plumber", "Reno, NV"],
    ["tyler tx plumber", "Tyler, TX"],
    ["sparks nv plumber", "Sparks, NV"],
    ["plumber austin 24/7", "Austin, TX"],
    ["plumber austin open now", "Austin, TX"],
    ["handyman dallas drywall", "Dallas, TX"],
    ["hvac dallas ac not cooling", "Dallas, TX"],
    ["plumber columbus in the morning", "Columbus, OH"],
    ["cap hill seattle electrician", "Seattle, WA"],
    ["inner loop houston plumber", "Houston, TX"],
    ["plumber hot springs", "Hot Springs National Park, AR"],
    ["key west plumber", "Key West, FL"],
    ["plumber federal way", "Federal Way, WA"],
    ["plumber in federal way", "Federal Way, WA"],
    ["plumber in show low", "Show Low, AZ"],
    ["cedar park handyman", "Cedar Park, TX"],
    ["plumber rockwall", "Rockwall, TX"],
    ["edgewater plumber", "Edgewater, FL"],
    ["plumber west springfield", "West Springfield, MA"],
    ["springfield or plumber", "Springfield, OR"],
    ["greenwood in plumber", "Greenwood, IN"],
    ["ada ok plumber", "Ada, OK"],
    ["clogged drain springfield or", "Springfield, OR"],
    ["clogged drain twin falls id", "Twin Falls, ID"],
    ["clogged drain new brunswick", "New Brunswick, NJ"],
    ["ontario plumber", "Ontario, CA"],
    ["new philadelphia plumber", "New Philadelphia, OH"],
    ["lake jackson plumber", "Lake Jackson, TX"],
    ["plumber jamaica plain", "Jamaica Plain, MA"],
    ["plumber miami gardens", "Miami Gardens, FL"],
    ["plumber lincoln park", "Lincoln Park, MI"],
    ["cedar hill fence builder", "Cedar Hill, TX"],
    ["plumber lincoln park chicago", "Chicago, IL"],
    ["plumber fremont seattle", "Seattle, WA"],
    ["electrician lakewood dallas", "Dallas, TX"],
    ["plumber hollywood los angeles", "Los Angeles, CA"],
    ["reno carpet cleaners", "Reno, NV"],
    ["east texas plumber", "Texas"],
    ["plumber in upstate new york", "New York"],
    ["northern california electrician", "California"]
  ])("%j is in %s", (text, name) => {
    const { place, trades, words } = understood(text)
    expect(place?.name).toBe(name)
    expect(trades).not.toEqual([])
    for (const word of name.toLowerCase().split(/[ ,]+/)) expect(words).not.toContain(word)
  })

  it.each([
    ["plumber new york city", "New York, NY", ["plumber"]],
    ["roofer in queens", "New York, NY", ["roofer"]],
    ["plumber St.Louis", "Saint Louis, MO", ["plumber"]],
    ["electrician in st. pete", "Saint Petersburg, FL", ["electrician"]],
    ["roofer boca", "Boca Raton, FL", ["roofer"]],
    ["roofer long island", "Hicksville, NY", ["roofer"]],
    ["plumber wash dc", "Washington, DC", ["plumber"]],
    ["power wash dc", "Washington, DC", ["power", "wash"]],
    ["plumber in the woodlands", "Spring, TX", ["plumber"]],
    ["plumber in l.a.", "Los Angeles, CA", ["plumber"]],
    ["roof leak in L.A", "Los Angeles, CA", ["roof", "leak"]],
    ["plumber l.a.", "Los Angeles, CA", ["plumber"]],
    ["n.y. plumber", "New York", ["plumber"]],
    ["cali roofers", "California", ["roofers"]],
    ["greater boston electrician", "Boston, MA", ["electrician"]],
    ["midtown manhattan electrician", "New York, NY", ["electrician"]],
    ["no hollywood plumber", "North Hollywood, CA", ["plumber"]],
    ["plumber w palm beach", "West Palm Beach, FL", ["plumber"]],
    ["orange county plumber", "Orange, CA", ["plumber"]],
    ["plumber in san diego county", "San Diego, CA", ["plumber"]],
    ["plumber in orange county ca", "Orange, CA", ["plumber"]],
    ["handyman washington state", "Washington", ["handyman"]],
    ["movers 78704 to 75201", "78704", ["movers"]],
    ["austin to dallas movers", "Austin, TX", ["movers"]],
    ["movers austin to dallas", "Austin, TX", ["movers"]],
    ["los angeles to san francisco movers", "Los Angeles, CA", ["movers"]],
    ["movers to austin", "Austin, TX", ["movers"]],
    ["piano movers from 60614 to 60607", "60614", ["piano", "movers"]],
    ["plumber 78704, 78745", "78745", ["plumber"]],
    ["plumber zip 78704", "78704", ["plumber"]],
    ["ZIP code: 78704, plumber", "78704", ["plumber"]],
    ["plumber 78704 zip", "78704", ["plumber"]],
    ["plumber 78704-1234", "78704", ["plumber"]],
    ["plumber austin tx zipcode 78704-1234 asap", "78704", ["plumber"]],
    ["movers 78704-1234 to zip 75201", "78704", ["movers"]],
    ["building code 78704 electrician", "78704", ["building", "code", "electrician"]],
    ["plumber, austin, tx 78704", "78704", ["plumber"]],
    ["h-town plumber", "Houston, TX", ["plumber"]],
    ["htown movers", "Houston, TX", ["movers"]],
    ["plumber in beantown", "Boston, MA", ["plumber"]],
    ["movers in the big apple", "New York, NY", ["movers"]],
    ["movers N. Y. C.", "New York, NY", ["movers"]],
    ["plumber N. Y.", "New York", ["plumber"]],
    ["plumber in N. Y.", "New York", ["plumber"]],
    ["plumber Washington, D. C.", "Washington, DC", ["plumber"]],
    ["plumber phila", "Philadelphia, PA", ["plumber"]],
    ["plumber dallas/fort worth", "Dallas, TX", ["plumber"]],
    ["dallas/ft worth roofers", "Dallas, TX", ["roofers"]],
    ["plumber in minneapolis-st. paul", "Minneapolis, MN", ["plumber"]],
    ["minneapolis st paul plumber", "Minneapolis, MN", ["plumber"]],
    ["plumber in the french quarter", "New Orleans, LA", ["plumber"]],
    ["bay area plumber", "San Francisco, CA", ["plumber"]],
    ["plumber in the bay area", "San Francisco, CA", ["plumber"]],
    ["sf bay area movers", "San Francisco, CA", ["movers"]],
    ["plumber tampa bay area", "Tampa, FL", ["plumber"]],
    ["clogged drain green bay area", "Green Bay, WI", ["clogged", "drain"]],
    ["coos bay area plumber", "Coos Bay, OR", ["plumber"]],
    ["galveston bay area plumber", "Galveston, TX", ["bay", "plumber"]],
    ["atlanta metro area roofers", "Atlanta, GA", ["roofers"]]
  ])("%j is in %s, by another name or one of several, and asks for %j", (text, name, words) => {
    expect(understood(text)).toMatchObject({ words, place: { name, isCorrected: false } })
  })

  it.each([
    ["electrician seatle", "Seattle, WA", ["electrician"]],
    ["electrican seatle", "Seattle, WA", ["electrician"]],
    ["deck builder san antonoi", "San Antonio, TX", ["deck", "builder"]],
    ["hvac phoenx az", "Phoenix, AZ", ["hvac"]],
    ["tree guy nashvile", "Nashville, TN", ["tree"]],
    ["movers califrnia", "California", ["movers"]],
    ["movers in new yrok", "New York, NY", ["movers"]],
    ["leaking faucet in new yrok", "New York, NY", ["leaking", "faucet"]],
    ["movers new yrok", "New York, NY", ["movers"]],
    ["handyman in round rokc", "Round Rock, TX", ["handyman"]],
    ["plumber in new olreans LA", "New Orleans, LA", ["plumber"]],
    ["cleaner in virginia baech", "Virginia Beach, VA", ["cleaner"]],
    ["plumber in cherry hll nj", "Cherry Hill, NJ", ["plumber"]],
    ["plumber in salt lake ctiy ut", "Salt Lake City, UT", ["plumber"]],
    ["plumber salt lake ctiy ut", "Salt Lake City, UT", ["plumber"]],
    ["plumber colege station", "College Station, TX", ["plumber"]],
    ["painter in white plans ny", "White Plains, NY", ["painter"]],
    ["seatle plumber", "Seattle, WA", ["plumber"]],
    ["las vagas movers", "Las Vegas, NV", ["movers"]],
    ["newyork movers", "New York, NY", ["movers"]],
    ["new yrok plumber asap", "New York, NY", ["plumber"]],
    ["san antino emergency plumber", "San Antonio, TX", ["plumber"]],
    ["houstn plumbing", "Houston, TX", ["plumbing"]],
    ["charlote painters", "Charlotte, NC", ["painters"]],
    ["charlote nc painters", "Charlotte, NC", ["painters"]],
    ["indianopolis electrician", "Indianapolis, IN", ["electrician"]]
  ])("%j is a typing error for %s, and asks for %j", (text, name, words) => {
    expect(understood(text)).toMatchObject({ words, place: { name, isCorrected: true } })
  })

  it.each([
    ["plumer autsin", "plumber Austin, TX"],
    ["Plumer in Autsin, asap", "Plumber in Austin, TX, asap"],
    ["plumer in round rokc texas", "plumber in Round Rock, TX"],
    ["las vagas movrs", "Las Vegas, NV movers"],
    ["movrs califrnia", "movers California"],
    ["plumer austin", "plumber austin"],
    ["electrician seatle", null]
  ])("stands by its name in %j where that is corrected: %j", (text, corrected) => {
    expect(understood(text).corrected).toBe(corrected)
  })

  it.each(states)("is %s in three wordings", (name) => {
    for (const text of [`plumber in ${name}`, `plumber ${name}`, `${name} roofers`])
      expect([text, understood(text).place?.name]).toEqual([text, name])
  })

  it.each([
    ["plumber in lakewood tx", "Texas"],
    ["plumber in austin, CA", "California"],
    ["plumber in austin new mexico", "New Mexico"],
    ["plumber in harris county tx", "Texas"],
    ["prince georges county md electrician", "Maryland"],
    ["bucks county pa plumber", "Pennsylvania"],
    ["plumber in orange county fl", "Florida"],
    ["plumber washington county or", "Oregon"],
    ["hamilton county in plumber", "Indiana"],
    ["plumber in canyon county id", "Idaho"],
    ["plumber in orange county or nearby", "Orange, CA"],
    ["plumber in west, texas", "West, TX"],
    ["plumber in prince georges county", undefined],
    ["nassau county movers", undefined],
    ["plumber in east texas", "Texas"],
    ["plumber in central texas", "Texas"],
    ["plumber in western new york", "New York"],
    ["plumber in west tx", "West, TX"],
    ["plumber brooklyn park mn", "Minnesota"],
    ["plumber hollywood hills ca", "California"],
    ["plumber jackson township nj", "New Jersey"],
    ["plumber rochester hills", undefined],
    ["plumber washington heights", undefined],
    ["lakewood co plumber", undefined],
    ["plumber in lakewood, co to fix a sink", undefined]
  ])("%j is in no city of another state, but in %s", (text, name) => {
    expect(understood(text).place?.name).toBe(name)
  })

  it.each([
    ["plumber in Narnia", "Narnia", ["plumber"]],
    ["plumer in narnia", "narnia", ["plumber"]],
    ["movers in lakeway asap", "lakeway", ["movers"]],
    ["plumber in lakewood, CO", "lakewood, CO", ["plumber"]],
    ["plumber in centennial co", "centennial co", ["plumber"]],
    ["plumber in nassau county", "nassau county", ["plumber"]],
    ["plumber 00000", "00000", ["plumber"]],
    ["plumber near 00000 asap", "00000", ["plumber"]],
    ["plumber in 12346", "12346", ["plumber"]],
    ["plumber zip code 12346-1234", "12346", ["plumber"]],
    ["clogged drain 12346", "12346", ["clogged", "drain"]],
    ["heat pump in 36000", "36000", ["heat", "pump"]],
    ["heat pump 36000", null, ["heat", "pump", "36000"]],
    ["ac 12346 btu", null, ["ac", "12346", "btu"]],
    ["joe 12346", null, ["joe", "12346"]],
    ["weeds in flowerbed", null, ["weeds", "flower", "bed"]],
    ["joe in narnia", null, ["joe", "narnia"]],
    ["plumber in ceeling", null, ["plumber", "ceiling"]]
  ])("%j names the unknown place %j, and asks for %j", (text, unknownPlace, words) => {
    expect(understood(text)).toMatchObject({ unknownPlace, words, place: null })
  })

  it.each([
    ["austin tx", "Austin, TX"],
    ["Dallas", "Dallas, TX"],
    ["Portland please", "Portland, OR"],
    ["maine", "Maine"],
    ["San Francisco", "San Francisco, CA"],
    ["grand rapids mi", "Grand Rapids, MI"],
    ["LA", "Los Angeles, CA"],
    ["L.A.", "Los Angeles, CA"],
    ["SF", "San Francisco, CA"],
    ["sf", "San Francisco, CA"],
    ["DC please", "Washington, DC"],
    ["kc", "Kansas City, MO"]
  ])("is all that %j says", (text, name) => {
    expect(understood(text)).toMatchObject({ words: [], trades: [], place: { name } })
  })

  it.each([
    "light out in hall",
    "pothole in street",
    "tree down in park",
    "leak in tower",
    "water in basin",
    "crack in hearth",
    "weeds in flowerbed",
    "paint in alcove",
    "paint the house in orange",
    "plant trees in spring",
    "paint white house",
    "leaky pipe plummer",
    "plumber Smith & Co",
    "electrician Carlos",
    "joe's diner, Austin, TX",
    "paint in living room",
    "leak in ceiling",
    "crack in celing",
    "leak in living rom",
    "paint in garden gat",
    "plumber kitchen faucte",
    "hole in wall",
    "water in basement",
    "mold in bathroom",
    "plumber near me",
    "put a bath in",
    "fix the gate, call me",
    "tile around the tub",
    "light in closet",
    "squirrels in attic",
    "trees near house",
    "paint my house orange",
    "mobile home repair",
    "spring cleaning",
    "leak from upstairs bathroom",
    "bathroom reno",
    "handyman bathroom reno",
    "handyman mobile",
    "hayward pump replacement",
    "mansfield toilet",
    "sterling tub replacement",
    "wayne sump pump",
    "monterey oak planting",
    "en suite remodel",
    "lincoln electric welder outlet",
    "anderson door",
    "california closets",
    "kentucky bluegrass sod",
    "hampton bay fan",
    "st augustine grass",
    "florida room",
    "wi-fi installation",
    "wi fi not working",
    "joe's diner",
    "liberty bel plumbing",
    "larson plumbing",
    "petersen electric",
    "leviton electrical outlet",
    "amana hvac",
    "benjamin franklin plumber",
    "bridge city plumber",
    "plumber venice beach",
    "bathroom reno plumber",
    "spring hvac tune up",
    "sparks electrical outlet",
    "orange electrical cord",
    "my toilet is flushing, plumber",
    "outlet sparks electrician",
    "clogged drain or plumber",
    "hosue painter",
    "residental plumber",
    "carlos plumber",
    "hot springs spa repair",
    "dana's faucets 99629e2766"
  ])("is not in %j", (text) => {
    expect(understood(text).place).toBeNull()
  })

  it.each(["movers hoboken", "plumber ballard", "vail roofing", "oden roofing", "socal plumber"])(
    "%j is not spelled like another word",
    (text) => {
      expect(understood(text)).toMatchObject({ words: text.split(" "), corrected: null })
    }
  )

  it.each(["Hall", "Reno", "Spring", "Woodward", "joe", "wi", "WI", "la", "La"])(
    "is not all of %j, which few mean so",
    (text) => {
      expect(understood(text).place).toBeNull()
    }
  )
})
