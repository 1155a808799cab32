/** Why an application from a homeowner's address is not approved. */
export const homeownersAddress =
  "There is a homeowner account with this address. Ask the applicant for another one"

/** The same for the address of a provider who has never confirmed it: anybody may have registered it. */
export const unconfirmedAddress =
  "There is a professional's account with this address that was never confirmed. Ask the applicant to set a new password for it, which confirms the address"
