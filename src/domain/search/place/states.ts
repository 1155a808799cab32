import { withoutPart } from "#domain/geo/state-parts.ts"
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

// Abbreviations of states, one of them longer, that mean nothing else: "near me" is not in Maine, "20 mi" not in
// Michigan, "Smith & Co" not in Colorado. Of those that are written with a space, "N. Y.", only the usual ones.
const letters = new Set([
  "n j",
  "n y",
  ..."az ca cali fl ga ia il ks ky mn nc nd nh nj nm nv ny ri sc sd tn tx ut va vt wa wi wv wy".split(" ")
])

// Abbreviations that mean a state only behind a city: "company", "mom and pa". "Portland NE" is no Nebraska, but its
// northeast.
const otherLetters = new Set("ak al ar co ct dc de la ma md mi mo ms mt oh pa".split(" "))

// Abbreviations that are mostly words said around others: "Portland, ME", "Salem, OR".
const lettersSaidAround = new Set("hi id in me ok or".split(" "))

export const isStateSaidAround = ({ word }: { readonly word: string }): boolean => lettersSaidAround.has(word)

/** Whether a text is a state: written out, a part of one, or its abbreviation: "north Texas", "TX", "N.Y." */
export const isStateName = (text: string): boolean => {
  const name = wordText(text.replaceAll(".", ""))
  return (
    [name, withoutPart(name)].some((state) => names.has(state.replace(/ state$/, ""))) || letters.has(name)
  )
}

/** How many of the words behind the name of a city, or a county, are its state. */
export const stateLength = ([word = "", next = ""]: ReadonlyArray<string>): number => {
  if (next !== "" && isStateName(`${word} ${next}`)) return 2
  return otherLetters.has(word) || isStateName(word) ? 1 : 0
}
