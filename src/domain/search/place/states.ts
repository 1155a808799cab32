import { wordText } from "#domain/provider/search/search-words.ts"

const names = new Set(
  (
    "alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois," +
    "indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri," +
    "montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma," +
    "oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington," +
    "west virginia,wisconsin,wyoming,puerto rico"
  ).split(",")
)

// The letters that mean nothing else: "near me" is not in Maine, "20 mi" not in Michigan, "Smith & Co" not in Colorado.
const letters = new Set(
  "az ca fl ga ia il ks ky mn nc nd nh nj nm nv ny ri sc sd tn tx ut va vt wa wi wv wy".split(" ")
)

// Those that mean a state only behind a city: "company", "mom and pa". "Portland NE" is no Nebraska, but its northeast.
const otherLetters = new Set("ak al ar co ct dc de la ma md mi mo ms mt oh pa".split(" "))

/** A state as it is written out, or the letters of one. */
export const isStateName = (text: string): boolean => {
  const name = wordText(text)
  return names.has(name.replace(/ state$/, "")) || letters.has(name)
}

/** The same of words behind the name of a city. */
export const beginWithState = ([word = "", next = ""]: ReadonlyArray<string>): boolean =>
  otherLetters.has(word) || isStateName(word) || isStateName(`${word} ${next}`)
