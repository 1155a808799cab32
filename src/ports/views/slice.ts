/** Which rows of a list: `limit` of them after the first `offset`. */
export interface Slice {
  readonly limit: number
  readonly offset: number
}
