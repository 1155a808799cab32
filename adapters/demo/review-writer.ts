import { type Dealer, dealer } from "./dealer.ts"
import type { Random } from "./random.ts"
import { type Part, partTexts, shapesOf, titlesOf } from "./review-shapes.ts"
import type { Job, Trade } from "./texts/trade.ts"
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

/**
 * A review of the experience, or nothing when its texts are used up.
 * `said` holds what this provider's reviews have said so far, and grows.
 */
export type WriteReview = (experience: Experience, said: Set<string>) => Words | undefined

const topicIn = (texts: ReadonlyArray<string>) => texts.map(topicOf).find((topic) => topic !== undefined)

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

const attempts = 40

/** Writes reviews from the trades' texts: no two alike, and under one provider no text twice. */
export const reviewWriter = (random: Random): WriteReview => {
  const dealt = dealer(random)
  const written = new Set<string>()

  const write = (experience: Experience, said: ReadonlySet<string>) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const parts = random.weighted(shapesOf(experience.rating))
      const texts = draw(parts, experience, said, dealt)
      const content = texts?.map((text) => fill(withoutTopic(text), experience.mention)).join(" ")
      if (texts !== undefined && content !== undefined && !written.has(content))
        return { parts, texts, content }
    }
    return undefined
  }

  return (experience, said) => {
    const review = write(experience, said)
    if (review === undefined) return undefined
    const { content, parts, texts } = review
    const { job, rating, trade } = experience
    const heading = dealt.deal(titlesOf(rating, parts, job, trade.voices), {
      taken: (candidate) => said.has(candidate),
      topics: (topic) => topic === topicIn(texts)
    })
    const title = heading ?? random.pick(trade.voices.titles.glad)
    written.add(content)
    for (const text of [...texts, title]) {
      dealt.use(text)
      said.add(text)
    }
    return { title: withoutTopic(title), content }
  }
}
