/** The topics for each of which people choose how much they are written to. */
export const noticeTopics = ["work", "messages", "alerts"] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** When an email comes: at once, with the digest, or never. */
export const deliveries = ["now", "daily", "off"] as const
export type Delivery = (typeof deliveries)[number]

export type Deliveries = Readonly<Record<NoticeTopic, Delivery>>

/** The defaults for people who have not chosen. */
export const usualDeliveries: Deliveries = { work: "now", messages: "now", alerts: "daily" }

/** A topic in the middle of a sentence. */
export const topicNames: Readonly<Record<NoticeTopic, string>> = {
  work: "your quotes, projects and reviews",
  messages: "new messages",
  alerts: "new jobs and saved searches"
}

/** Topics in the middle of a sentence; several names have an "and" of their own. */
export const topicsNamed = (topics: ReadonlyArray<NoticeTopic>): string =>
  topics.map((topic) => topicNames[topic]).join(", and ")
