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
  /** Whether a text makes sense of who did the job, and where. */
  readonly isSensible: (text: string) => boolean
}

/** What reviews have said so far. */
export interface Said {
  /** The texts, in one city. */
  readonly texts: Set<string>
  /** The titles, under one provider. */
  readonly titles: Set<string>
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
 * `said` grows by it.
 */
export type WriteReview = (experience: Experience, said: Said) => Written | undefined

/** What a review is about, if it is about one thing among those of its job. */
export const topicIn = (texts: ReadonlyArray<string>) =>
  texts.map(topicOf).find((topic) => topic !== undefined)

const setsTopic = (part: Part) => part === "opening" || part === "detail" || part === "fault"

const draw = (
  parts: ReadonlyArray<Part>,
  { isSensible, job, trade }: Experience,
  { texts: said }: Said,
  { deal }: Dealer
): ReadonlyArray<string> | undefined => {
  const drawn: Array<string> = []
  for (const part of parts) {
    const about = topicIn(drawn)
    const text = deal(partTexts(part, job, trade.voices).filter(isSensible), {
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

/** Writes reviews from the trades' texts: no two alike, in one city no text twice, under one provider no title. */
export const reviewWriter = (random: Random): WriteReview => {
  const dealt = dealer(random)
  const written = new Set<string>()

  const write = (experience: Experience, said: Said): Draft | undefined => {
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
    { isSensible, job, rating, trade }: Experience,
    { parts, texts }: Draft,
    { titles }: Said
  ) => {
    const wanted = {
      taken: (candidate: string) => titles.has(candidate),
      topics: (topic: string) => topic === topicIn(texts)
    }
    return (
      dealt.deal(titlesOf(rating, parts, job, trade.voices).filter(isSensible), wanted) ??
      dealt.deal(spareTitlesOf(rating), wanted)
    )
  }

  return (experience, said) => {
    const draft = write(experience, said)
    const title = draft === undefined ? undefined : titleOf(experience, draft, said)
    if (draft === undefined || title === undefined) return undefined
    written.add(draft.content)
    for (const text of [...draft.texts, title]) dealt.use(text)
    for (const text of draft.texts) said.texts.add(text)
    said.titles.add(title)
    return { title: withoutTopic(title), content: draft.content, texts: draft.texts }
  }
}
