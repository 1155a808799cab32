export const now = "2026-04-01T10:00:00.000Z"
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
export const at = (minute: number) =>
  new Date(Date.parse("2026-03-01T00:00:00.000Z") + minute * 60_000).toISOString()

interface Listed {
  readonly id: string
}

export const idsOf = (listed: ReadonlyArray<Listed>) => listed.map(({ id }) => id)

export const newestFirst = <A extends { readonly id: string; readonly createdAt: string }>(
  things: ReadonlyArray<A>
) => things.toSorted((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? 1 : -1))
