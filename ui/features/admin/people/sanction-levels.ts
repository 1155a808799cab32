import {
  type SanctionLevel,
  sanctionLevelLabels,
  sanctionLevels,
  sanctionLevelWords
} from "#domain/sanction/sanction-options.ts"

export const levelOptions = sanctionLevels.map((value) => ({ value, label: sanctionLevelLabels[value] }))

/** What the level that was chosen means. */
export const meaningOf = (level: SanctionLevel | undefined): string =>
  level === undefined ? "What it means stands here once you have chosen." : sanctionLevelWords[level]
