/** Orders text by its code units, as the databases order ids and instants. */
export const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

interface Made {
  readonly id: string
  readonly createdAt: string
}

export const newestFirst = (a: Made, b: Made): number =>
  byText(b.createdAt, a.createdAt) || byText(b.id, a.id)
