import type { Role } from "../account/role.ts"

/** How often a person may do something in a time, far above what one busy person does. */
export interface UsageLimit {
  readonly times: number
  /** The window's length. Windows follow each other; a day ends when it ends in Hawaii, as all days here. */
  readonly seconds: number
}

export const aDay = 24 * 60 * 60
/** A limit in total: its window ends in more than a lifetime. */
const inAll = (times: number): UsageLimit => ({ times, seconds: 100 * 365 * aDay })
const aDayOf = (times: number): UsageLimit => ({ times, seconds: aDay })

/** How much one person may do; beyond it people are asked to wait. */
export const usageLimits = {
  counted: {
    messagesInTenMinutes: { times: 300, seconds: 10 * 60 },
    messages: aDayOf(1_500),
    /** Different providers. */
    providersAsked: aDayOf(40),
    quoteRequests: aDayOf(300),
    projects: aDayOf(200),
    /** Changes of their words, and each publication. */
    projectChanges: aDayOf(100),
    bids: aDayOf(100),
    /** On different quotes; on each but once. */
    askedAgain: aDayOf(40),
    /** Of different providers. */
    phonesRead: aDayOf(100),
    zipCodes: aDayOf(20),
    reports: aDayOf(20),
    // The limits for people whose address is not confirmed, while email is sent.
    unconfirmedMessages: inAll(20),
    /** Requests, and each further professional whom a project is addressed to, or who is invited. */
    unconfirmedRequests: inAll(5),
    /** Published projects, each once. */
    unconfirmedProjects: inAll(1),
    /** Photos that were sent, whatever becomes of them. */
    photos: { times: 60, seconds: 60 * 60 }
  },
  /** Projects that take offers, at once. */
  openProjects: 150,
  /** Photos that a person has here, beside those of messages and of deleted projects. */
  keptPhotos: { homeowner: 500, provider: 200 } satisfies Record<Role, number>
}
export type UsageKind = keyof typeof usageLimits.counted

/** The sentence in place of a telephone number that is withheld for the rest of the day. */
export const phoneWithheldWords = "You have looked up many numbers today. Ask for a quote instead."
