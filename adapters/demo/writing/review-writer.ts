import type { Random } from "../random.ts"
import type { Job, Trade } from "../trade.ts"
import { type Dealer, dealer } from "./dealer.ts"
import { type Part, partTexts, shapesOf, spareTitlesOf, titlesOf } from "./review-shapes.ts"
import { fill, type Mention, topicOf, withoutTopic } from "./wording.ts"

export interface Experience {
  readonly trade: Trade
  readonly job: Job
  readonly rating: number
  readonly mention: Mention
}

export interface Words {
  readonly title: string
  readonly content: string
}

/** A review with the texts that it is made of, as the trade has them. */
export interface Written extends Words {
  readonly texts: ReadonlyArray<string>
}

/**
 * A review of the experience, or nothing when its texts are used up.
 * `said` holds what this provider's reviews have said so far, and grows.
 */
export type WriteReview = (experience: Experience, said: Set<string>) => Written | undefined

/** What a review is about, if it is about one thing among those of its job. */
export const topicIn = (texts: ReadonlyArray<string>) =>
  texts.map(topicOf).find((topic) => topic !== undefined)

const setsTopic = (part: Part) => part === "opening" || part === "detail" || part === "fault"

const draw = (
  parts: ReadonlyArray<Part>,
  { job, trade }: Experience,
  said: ReadonlySet<string>,
  { deal }: Dealer
): ReadonlyArray<string> | undefined => {
  const drawn: Array<string> = []
  for (const part of parts) {
    const about = topicIn(drawn)
    const text = deal(partTexts(part, job, trade.voices), {
      taken: (candidate) => said.has(candidate) || drawn.includes(candidate),
      topics: (topic) => topic === about || (about === undefined && setsTopic(part))
    })
    if (text === undefined) return undefined
    drawn.push(text)
  }
  return drawn
}

interface Draft {
  readonly parts: ReadonlyArray<Part>
  readonly texts: ReadonlyArray<string>
  readonly content: string
}

const attempts = 16

/** Writes reviews from the trades' texts: no two alike, and under one provider no text twice. */
export const reviewWriter = (random: Random): WriteReview => {
  const dealt = dealer(random)
  const written = new Set<string>()

  const write = (experience: Experience, said: ReadonlySet<string>): Draft | undefined => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const parts = random.weighted(shapesOf(experience.rating))
      const texts = draw(parts, experience, said, dealt)
      const content = texts?.map((text) => fill(withoutTopic(text), experience.mention)).join(" ")
      if (texts !== undefined && content !== undefined && !written.has(content))
        return { parts, texts, content }
    }
    return undefined
  }

  const titleOf = (
    { job, rating, trade }: Experience,
    { parts, texts }: Draft,
    said: ReadonlySet<string>
  ) => {
    const wanted = {
      taken: (candidate: string) => said.has(candidate),
      topics: (topic: string) => topic === topicIn(texts)
    }
    return (
      dealt.deal(titlesOf(rating, parts, job, trade.voices), wanted) ??
      dealt.deal(spareTitlesOf(rating), wanted)
    )
  }

  return (experience, said) => {
    const draft = write(experience, said)
    const title = draft === undefined ? undefined : titleOf(experience, draft, said)
    if (draft === undefined || title === undefined) return undefined
    written.add(draft.content)
    for (const text of [...draft.texts, title]) {
      dealt.use(text)
      said.add(text)
    }
    return { title: withoutTopic(title), content: draft.content, texts: draft.texts }
  }
}
