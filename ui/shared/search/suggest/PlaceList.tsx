import { call } from "#ui/shared/api/call.ts"

import { lastPlace, rememberPlace } from "../last-place.ts"
import { myZipCode } from "./my-location.ts"
import { type ListProps, SuggestionList } from "./SuggestionList.tsx"
import { type Option, useSuggestions } from "./use-suggestions.ts"

const myLocation: Option = { key: "my-location", text: "Use my location" }

const asOption = (text: string): Option => ({ key: text, text })

/** Suggests places for a text; for an empty field, the last place and the device's location. */
export const PlaceList = ({ input }: ListProps) => {
  const last = lastPlace()
  const suggestions = useSuggestions<Option>(input, {
    ask: async (text) => {
      const places = await call("GET /api/places", { query: { text } })
      return places.map((place) => asOption(place.text))
    },
    atFirst: last === null ? [myLocation] : [asOption(last), myLocation]
  })
  const take = (place: string) => {
    suggestions.fill(place)
    rememberPlace(place)
  }
  const choose = (option: Option) => {
    if (option !== myLocation) {
      take(option.text)
      return
    }
    suggestions.say("Looking for your ZIP code…")
    const { form, value } = input
    let isSent = false
    form?.addEventListener("submit", () => (isSent = true), { once: true })
    const isWanted = () => !isSent && input.value === value
    myZipCode().then(
      (zipCode) => isWanted() && take(zipCode),
      (error: Error) => isWanted() && suggestions.say(error.message)
    )
  }
  return <SuggestionList {...suggestions} choose={choose} input={input} label="Places" />
}
