/** What only some places have, so that people speak of it only there. */
export type Feature =
  | "snow"
  | "frost"
  | "basements"
  | "crawlspaces"
  | "heating"
  | "hail"
  | "stucco"
  | "palms"
  | "wildfires"
  | "humidity"

/** What winters, houses and gardens have, by the part of the country. */
export const climates = {
  northeast: ["snow", "frost", "basements", "heating", "humidity"],
  midwest: ["snow", "frost", "basements", "heating", "hail", "humidity"],
  mountains: ["snow", "frost", "basements", "heating", "hail", "stucco", "wildfires"],
  northwest: ["frost", "basements", "crawlspaces", "heating", "wildfires", "humidity"],
  piedmont: ["frost", "basements", "crawlspaces", "heating", "hail", "humidity"],
  south: ["frost", "crawlspaces", "heating", "hail", "humidity"],
  texas: ["crawlspaces", "heating", "hail", "stucco", "humidity"],
  gulf: ["crawlspaces", "heating", "palms", "humidity"],
  florida: ["stucco", "palms", "humidity"],
  desert: ["heating", "stucco", "palms"],
  california: ["crawlspaces", "heating", "stucco", "palms", "wildfires", "humidity"]
} satisfies Record<string, ReadonlyArray<Feature>>

export type Climate = keyof typeof climates
