const streetWords = new Set(
  (
    "AVE AVENUE BLVD BOULEVARD CIR CIRCLE COURT CT DR DRIVE HIGHWAY HWY LANE LN PARKWAY PKWY PL PLACE RD ROAD " +
    "SAINT SQUARE STREET TER TERRACE TRAIL WAY"
  ).split(" ")
)

const unit = /^(?:APARTMENT|APT|SUITE|STE|UNIT) \S+ /

/** What may be the place after a house number and a street, without a comma: "12 OAK STREET AUSTIN TX". */
export const afterStreet = (name: string): ReadonlyArray<string> => {
  if (!/^\d/.test(name)) return []
  const words = name.split(" ")
  return words
    .flatMap((word, index) => (index > 1 && streetWords.has(word) ? [words.slice(index + 1).join(" ")] : []))
    .map((rest) => rest.replace(unit, ""))
    .filter((rest) => rest !== "")
}
