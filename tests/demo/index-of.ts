import type { DemoMarketplace } from "#adapters/demo/index.ts"

const byId = <A extends { readonly id: string }>(items: ReadonlyArray<A>) =>
  new Map<string, A>(items.map((item) => [item.id, item]))

/** Everything of the marketplace by its id. */
export const indexOf = (market: DemoMarketplace) => ({
  users: byId(market.users),
  providers: byId(market.providers),
  projects: byId(market.projects),
  quotes: byId(market.quotes),
  reviews: byId(market.reviews),
  conversations: byId(market.conversations),
  messages: byId(market.messages),
  notifications: byId(market.notifications)
})

export const found = <A>(item: A | undefined): A => {
  if (item === undefined) throw new Error("There is no such thing in the marketplace")
  return item
}

export const grouped = <A>(items: ReadonlyArray<A>, keyOf: (item: A) => string) => {
  const groups = new Map<string, Array<A>>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
