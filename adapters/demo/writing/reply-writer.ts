import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"
import { dealer } from "./dealer.ts"
import type { ReplyStyle } from "./reply-style.ts"
import { amends, concessions, nods, regrets, spareThanks } from "./reply-talk.ts"
import { type Experience, topicIn } from "./review-writer.ts"
import { fill, withoutTopic } from "./wording.ts"

/** A review that a provider reads, and who wrote it. */
export interface Reading {
  readonly firm: Firm
  readonly experience: Experience
  /** What the review is made of. */
  readonly texts: ReadonlyArray<string>
  readonly customer: string
}

/** The texts of replies so far. */
interface Said {
  /** By this provider. */
  readonly own: Set<string>
  /** In its city, each with the trade that it was said in. */
  readonly inCity: Set<string>
}

const inTrade = ({ experience }: Reading, text: string) => `${experience.trade.name}: ${text}`

/** A reply to the review, or nothing when its texts are used up. `said` grows by it. */
export type WriteReply = (reading: Reading, style: ReplyStyle, said: Said) => string | undefined

type Texts = ReadonlyArray<string>
type Shapes = ReadonlyArray<readonly [ReadonlyArray<Texts>, number]>

const gladShapes = ({ experience }: Reading): Shapes => {
  const thanks = [...experience.trade.thanks, ...spareThanks]
  const { remarks } = experience.job
  if (experience.rating === 5) {
    return [
      [[thanks], 35],
      [[remarks], 15],
      [[thanks, remarks], 40],
      [[spareThanks, remarks], 10]
    ]
  }
  return [
    [[thanks, nods], 40],
    [[nods], 15],
    [[remarks, nods], 25],
    [[spareThanks, nods], 20]
  ]
}

/** The provider's own word on the fault that the review tells of. */
const answerTo = ({ experience, texts }: Reading): Texts =>
  experience.job.faults
    .filter(({ fault }) => texts.includes(fault))
    .slice(0, 1)
    .map(({ answer }) => answer)

const sorryShapes = (reading: Reading): Shapes => {
  const [lead, answer] = [reading.experience.rating === 3 ? concessions : regrets, answerTo(reading)]
  return [
    [[lead, answer, amends], 50],
    [[lead, answer], 25],
    [[answer, amends], 15],
    [[answer], 10]
  ]
}

const ofMany = /\b(we|our|ours|us|crew|team|somebody)\b|'re\b/i

/** Whether the provider can say it: it makes sense there, one who works alone is no "we", and praise is not passed on to oneself. */
const suits = ({ experience: { isSensible, mention }, firm: { business } }: Reading) => {
  const isOwner = business.owner.startsWith(`${mention.pro} `)
  return (text: string) =>
    isSensible(text) && !(business.solo === true && ofMany.test(text)) && !(isOwner && text.includes("{pro}"))
}

const attempts = 12

/** Writes replies from the trades' texts: no two alike, and by one provider, or in one city and trade, no text twice. */
export const replyWriter = (random: Random): WriteReply => {
  const { deal, use } = dealer(random)
  const written = new Set<string>()

  const draw = (reading: Reading, { inCity, own }: Said): Texts | undefined => {
    const { rating } = reading.experience
    const about = topicIn(reading.texts)
    const drawn: Array<string> = []
    for (const texts of random.weighted(rating > 3 ? gladShapes(reading) : sorryShapes(reading))) {
      const text = deal(texts.filter(suits(reading)), {
        taken: (candidate) =>
          own.has(candidate) || inCity.has(inTrade(reading, candidate)) || drawn.includes(candidate),
        topics: (topic) => topic === about
      })
      if (text === undefined) return undefined
      drawn.push(text)
    }
    return drawn
  }

  return (reading, { greet, signature }, said) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const drawn = draw(reading, said) ?? []
      const body = drawn.map((text) => fill(withoutTopic(text), reading.experience.mention)).join(" ")
      const reply = `${greet(reading.customer)}${body}${signature}`
      if (body === "" || written.has(reply)) continue
      written.add(reply)
      for (const text of drawn) {
        use(text)
        said.own.add(text)
        said.inCity.add(inTrade(reading, text))
      }
      return reply
    }
    return undefined
  }
}
