import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { searchWords } from "#domain/provider/search/search-words.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aSearch } from "#tests/support/builders.ts"
import { newSpecialty, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

/** Seeds one provider; returns whether a search for `text` finds it. */
const finds = Effect.fnUntraced(function* (service: string, text: string, overrides = {}) {
  const { id, specialties } = yield* seedProvider({
    businessName: "Reyes",
    description: text,
    specialties: [newSpecialty()],
    ...overrides
  })
  const search = aSearch({ words: searchWords(service), specialty: specialties[0] ?? null })
  const { providers, total } = yield* (yield* ProviderViews).search(search)
  return total === 1 && providers[0]?.id === id
})

onEveryStore("Searching providers by words", (run) => {
  it.each([
    ["cabinets", "A cabinet for every kitchen"],
    ["cabinet", "Cabinets of oak"],
    ["remodel", "Bathroom Remodeling"],
    ["remodeling", "We remodel bathrooms"],
    ["renovations", "Full renovation"],
    ["repair", "Repairs, water heaters"],
    ["repairing heaters", "Repairs, water heaters"],
    ["installation", "Installations of all kinds"],
    ["painting", "Painted houses"],
    ["plumb", "Plumbing since 1950"],
    ["electri", "Electrical panels"],
    ["paintin", "Painting"],
    ["land", "Landscaping"],
    ["24", "Open 24 hours"],
    ["b2b", "B2B contracts"],
    ["cafe", "Café kitchens"],
    ["CAFÉ", "cafe kitchens"],
    ["custom-homes", "Custom homes"],
    ["custom homes", "Homes, entirely custom"],
    ["outdoor-kitchen", "Kitchens for outdoor cooking"],
    ["full", "The full service"],
    ["grey", "Greystone and granite"],
    ["bay", "Bayou City"],
    ["handy", "Your handyman"],
    ["key", "Keys of all kinds"],
    ["company", "Companies and homes"],
    ["companies", "A company"],
    ["security", "Secure doors"],
    ["electricity", "Electric panels"],
    ["dry", "Drywall"],
    ["generators", "A generator"],
    ["generator", "Standby generators"],
    ["general", "General contractors"],
    ["gas", "Gasoline and gas lines"],
    ["moldings", "Crown molding"],
    ["apartment", "Small apartments"],
    ["fabricators", "Fabrication of countertops"],
    ["house", "Houses of all kinds"],
    ["organizer", "Organized closets"],
    ["kitchen in the yard", "Kitchen and yard"]
  ])("%j finds %j", (service, text) =>
    run(
      Effect.gen(function* () {
        expect(yield* finds(service, text)).toBe(true)
      })
    )
  )

  it.each([
    ["kitchen sauna", "Kitchens only"],
    ["hen", "Kitchens"],
    ["bath", "Kitchens"],
    ["bay", "Baths and basements"],
    ["handy", "Handsome homes"],
    ["240", "Open 24 hours"],
    ["housekeeper", "House painters"]
  ])("%j does not find %j: every word is needed, from its beginning", (service, text) =>
    run(
      Effect.gen(function* () {
        expect(yield* finds(service, text)).toBe(false)
      })
    )
  )

  it.each([
    ["generator", "Third generation"],
    ["generators", "General contractor"],
    ["general", "Generators"],
    ["gas", "Garages"],
    ["siding", "The other side"],
    ["molding", "Mold removal"],
    ["footings", "Square foot"],
    ["apartments", "Set apart"],
    ["conversion", "A conversation"],
    ["extension", "Extensive gardens"],
    ["fabricator", "Fabric sofas"],
    ["house", "All of Houston"],
    ["organizer", "Organic soil"],
    ["cupping", "Cupboards"],
    ["drawings", "Drawers"],
    ["acre", "Across the city"],
    ["lease", "At least"],
    ["flies", "Flights of stairs"],
    ["lateral", "Later"],
    ["regulator", "Regular visits"],
    ["container", "Dust contained"],
    ["transformer", "We transform gardens"],
    ["suite", "Suitable"],
    ["medical", "Medicine"],
    ["gas generator", "Garages of the third generation"]
  ])("%j does not find %j, a word of another meaning with its stem", (service, text) =>
    run(
      Effect.gen(function* () {
        expect(yield* finds(service, text)).toBe(false)
      })
    )
  )

  it("looks into the business name, the specialties and the description together", () =>
    run(
      Effect.gen(function* () {
        const overrides = { businessName: "Golden Faucet" }
        expect(yield* finds("faucet trade heater", "Water heaters", overrides)).toBe(true)
      })
    ))

  it.each([
    "'",
    '"',
    "a' or '1'='1",
    "\\",
    "%",
    "_",
    "*",
    "&|!<->():*",
    "NOT",
    "AND OR NEAR",
    "kitchen AND",
    "-kitchen",
    "col:umn",
    "\u0000",
    "😀 🛠️",
    "日本語",
    "x".repeat(10_000),
    "a b c d e f g h i j k l m n o p"
  ])("never fails, here for %j", (service) =>
    run(
      Effect.gen(function* () {
        const { providers } = yield* (yield* ProviderViews).search(aSearch({ words: searchWords(service) }))
        expect(providers).toBeInstanceOf(Array)
      })
    )
  )

  it("is not restricted by text without a searchable word", () =>
    run(
      Effect.gen(function* () {
        expect(yield* finds("… the & of …", "Anything")).toBe(true)
      })
    ))
})
