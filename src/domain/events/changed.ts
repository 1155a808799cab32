import type { News } from "./event.ts"

/** A thing after a step, and the news of the change. */
export interface Changed<A> {
  readonly value: A
  readonly news: News
}
