/** How many sign-ins and registrations a server admits at once; few of them hash, and the others wait. */
export const attemptsAtOnce = 100

/** How often something may be tried before it is refused with 429 (docs/http-contract.md#attempts). */
export interface AttemptLimit {
  readonly name: string
  readonly attempts: number
  readonly seconds: number
}

export const attemptLimits = {
  failedSignInsPerAccount: { name: "sign-in-account", attempts: 10, seconds: 15 * 60 },
  failedSignInsPerAddress: { name: "sign-in-address", attempts: 100, seconds: 15 * 60 },
  failedSignInsPerDevice: { name: "sign-in-device", attempts: 10, seconds: 15 * 60 },
  wrongOwnPasswords: { name: "own-password", attempts: 10, seconds: 15 * 60 },
  registrationsPerAddress: { name: "registration-address", attempts: 30, seconds: 60 * 60 },
  forgottenPerAccount: { name: "forgotten-account", attempts: 3, seconds: 60 * 60 },
  forgottenPerAccountInADay: { name: "forgotten-account-day", attempts: 10, seconds: 24 * 60 * 60 },
  /** After the day's attempts are used up, so that the owner of the mailbox can still get a link. */
  forgottenPerAccountBeyond: { name: "forgotten-account-beyond", attempts: 1, seconds: 60 * 60 },
  forgottenPerAddress: { name: "forgotten-address", attempts: 20, seconds: 60 * 60 },
  wrongKeysPerAddress: { name: "wrong-key-address", attempts: 20, seconds: 15 * 60 },
  addressesPerAccount: { name: "address-account", attempts: 5, seconds: 60 * 60 },
  /** For one new address, by all accounts together. */
  emailsPerNewAddress: { name: "new-address", attempts: 5, seconds: 24 * 60 * 60 },
  passwordsPerAccount: { name: "password-account", attempts: 5, seconds: 60 * 60 },
  confirmationsPerAccount: { name: "confirmation-account", attempts: 3, seconds: 60 * 60 },
  /** Confirmation links, changes of the address and of the password together: each sends an email to the address. */
  emailsPerAccount: { name: "email-account", attempts: 10, seconds: 24 * 60 * 60 },
  applicationsPerAddress: { name: "application-address", attempts: 5, seconds: 60 * 60 },
  applicationEmailsPerAccount: { name: "application-email", attempts: 3, seconds: 24 * 60 * 60 },
  takenPerAddress: { name: "registration-taken", attempts: 300, seconds: 60 * 60 }
} as const satisfies Record<string, AttemptLimit>
