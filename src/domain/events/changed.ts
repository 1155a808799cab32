import type { News } from "./event.ts"

/** What a step has made of a thing, and the news of it. */
export interface Changed<A> {
  readonly value: A
  readonly news: News
}
