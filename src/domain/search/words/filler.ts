import { stopWords } from "#domain/provider/search/search-words.ts"

const setOf = (...lines: ReadonlyArray<string>): ReadonlySet<string> => new Set(lines.join(" ").split(" "))

/** Words around what is wanted, which no provider has to write about the business. */
export const filler = setOf(
  ...stopWords,
  "am im ive id ill was were been being has have had having does did done will would should could can may might must",
  "cant cannot wont dont doesnt isnt didnt aint arent wasnt couldnt wouldnt shouldnt not no never",
  "you your yours u ur he she they them their theirs his her its this that these those there here us so but if then than",
  "because when while where which who whom whose what whats why how too very really just also only again still already",
  "some someone somebody somone anyone anybody everyone one ones thing things something anything stuff other another else",
  "want wants wanted wanting wanna gonna gotta got get gets getting needs needed needing looking look find finding seeking search",
  "searching hire hiring help helps helper helpers recommend recommended recommendation recommendations suggest suggestion suggestions know",
  "please pls plz thanks thank hello hi hey ok okay good great best top rated better nice awesome excellent decent reliable",
  "rating ratings trusted trustworthy honest licensed insured bonded certified qualified experienced reputable skilled quality",
  "cheap cheapest cheaply affordable inexpensive budget low cost costs price prices priced pricing rate rates charge charges",
  "much many quote quotes estimate estimates free fair reasonable reasonably local locally nearby nearest closest close around area",
  "neighborhood town vicinity within mile miles away out up down off into onto over under about after before through between",
  "pro pros professional professionals expert experts specialist specialists guy guys company companies business businesses",
  "provider providers person people team crew somewhere technician technicians tech techs worker workers service services",
  "come comes coming go goes going keep keeps kept make makes making made take takes let lets have try trying tried give put",
  "soon day days s t m d re ll ve all every both bit little lot lots kind sort type job jobs work works working way ways possible",
  "like able start started starts use using used maybe perhaps currently actually think"
)

/** Words that say that it cannot wait. */
export const urgentWords = setOf(
  "emergency emergencies urgent urgently asap immediately immediate now tonight today 247 hurry rush quickly quick fast stat",
  "urgente urgentes emergencia emergencias ahora hoy"
)

/** Phrases that say the same. */
export const urgentPhrases: ReadonlyArray<ReadonlyArray<string>> = [
  "right away",
  "right now",
  "same day",
  "24 7",
  "24 hour",
  "24 hours",
  "24hr",
  "24 hr",
  "as soon as possible",
  "this morning",
  "this afternoon",
  "this evening",
  "after hours",
  "at once",
  "cant wait",
  "within the hour",
  "middle of the night",
  "soonest available",
  "first available",
  "lo antes posible",
  "24 horas",
  "esta noche"
].map((text) => text.split(" "))

/** Words that deny a word of urgency behind them: "no rush", "not an emergency". */
export const denials = setOf("no not never isnt aint dont without")

/** Words that may stand between a denial and a word of urgency. "Not right now": its "now" is denied as well. */
export const betweenDenied = setOf("a an any in that the so such really very right es tan")
