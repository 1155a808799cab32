/** What the pages say about the whole network (docs/product.md#name-and-claims). */
export const claims = [
  { figure: "10,000+", words: "professionals" },
  { figure: "4.8/5", words: "average rating" },
  { figure: "24/7", words: "emergency service" }
] as const
