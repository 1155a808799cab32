import type { Provider } from "#domain/provider/provider.ts"

/** A provider as cards show it in a search for trades: the first of these that the provider does comes first. */
export const asSearched = (provider: Provider, trades: ReadonlyArray<string>): Provider => {
  const wanted = trades.map((trade) => trade.toLowerCase())
  const { specialties } = provider
  const searched = wanted
    .map((trade) => specialties.find((specialty) => specialty.toLowerCase() === trade))
    .find((specialty) => specialty !== undefined)
  return searched === undefined
    ? provider
    : {
        ...provider,
        specialty: searched,
        specialties: [searched, ...specialties.filter((specialty) => specialty !== searched)]
      }
}
