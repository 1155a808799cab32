/** A row of a list, or a thing by itself. */
export interface Identified {
  readonly id: string
}

/** Each row once: something may have moved up or down a page between two answers. */
export const eachOnce = <Item extends Identified>(items: ReadonlyArray<Item>): ReadonlyArray<Item> => [
  ...new Map(items.map((item) => [item.id, item])).values()
]
