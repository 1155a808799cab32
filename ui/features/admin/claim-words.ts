/** What somebody says of their license or insurance, and its number or name: "Stated: M-40012". */
export const claimWords = (isClaimed: boolean, detail: string | null): string => {
  if (!isClaimed) return "Not stated"
  return detail === null ? "Stated, without a number or name" : `Stated: ${detail}`
}
