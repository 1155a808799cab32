interface Deposited {
  readonly deposit: number | null
  readonly price: number
}

/** What to know of a deposit, by the state where the work is ("CA"; null when unknown); null when there is nothing to say. */
export const depositNote = ({ deposit, price }: Deposited, state: string | null): string | null => {
  if (deposit === null || deposit === 0) return null
  // California Business and Professions Code, section 7159.5 (a) (3).
  if (state === "CA")
    return "California limits a home-improvement deposit to 10 % or $1,000, whichever is less."
  return deposit * 3 > price ? "This deposit is more than a third of the price. Ask what it is for." : null
}

const stateIn = /, ([A-Z]{2})(?: \d{5})?$/

/** The state ("TX") where the work is: of the project ("Austin, TX 78704"), else that of the provider's place ("tx/austin"). */
export const stateOfWork = (projectPlace: string | null, providerPlace: string | null): string | null =>
  stateIn.exec(projectPlace ?? "")?.[1] ?? providerPlace?.slice(0, 2).toUpperCase() ?? null
