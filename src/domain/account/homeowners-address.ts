/** Why an application of a homeowner's address is not approved. */
export const homeownersAddress =
  "There is a homeowner account with this address. Ask the applicant for another one"
