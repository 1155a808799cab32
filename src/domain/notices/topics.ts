import type { ThingsOf } from "./notice-kinds.ts"

/** The topics for each of which people choose how much they are written to. */
export const noticeTopics = ["work", "messages", "alerts"] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** Whether the law asks for a postal address in emails about it, as it does in advertising. */
export const isCommercial = (topic: NoticeTopic): boolean => topic === "alerts"

/** When an email comes: at once, with the digest, or never. */
export const deliveries = ["now", "daily", "off"] as const
export type Delivery = (typeof deliveries)[number]

export type Deliveries = Readonly<Record<NoticeTopic, Delivery>>

/** The defaults for people who have not chosen. */
export const usualDeliveries: Deliveries = { work: "now", messages: "now", alerts: "daily" }

/**
 * What people hear of by topic: a word for each sort of thing that its kinds are about, without which a new kind does
 * not compile.
 */
export const heardOf: { readonly [Topic in NoticeTopic]: Readonly<Record<ThingsOf<Topic>, string>> } = {
  work: { quote: "your quotes", project: "projects", review: "reviews" },
  messages: { conversation: "new messages" },
  alerts: { project: "new jobs", search: "saved searches" }
}

/** "your quotes, projects and reviews" */
export const together = (words: ReadonlyArray<string>): string =>
  words.join(", ").replace(/, ([^,]*)$/, " and $1")

/** A topic in the middle of a sentence. */
export const topicNames: Readonly<Record<NoticeTopic, string>> = {
  work: together(Object.values(heardOf.work)),
  messages: together(Object.values(heardOf.messages)),
  alerts: together(Object.values(heardOf.alerts))
}

/** Topics in the middle of a sentence; several names have an "and" of their own. */
export const topicsNamed = (topics: ReadonlyArray<NoticeTopic>): string =>
  topics.map((topic) => topicNames[topic]).join(", and ")
