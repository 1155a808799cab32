import { counted } from "#domain/shared/numbers.ts"

/** "3 projects", "More than 25 projects": how many of a list are there, as far as it is loaded. */
export const loadedWords = (hasMore: boolean, count: number, thing: string): string =>
  `${hasMore ? "More than " : ""}${counted(count, thing)}`
