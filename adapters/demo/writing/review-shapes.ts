import type { Job, Voices } from "../trade.ts"
import { spareTitles } from "./spare-titles.ts"

export type Part = "opening" | "detail" | "fault" | "praise" | "quibble" | "mixed" | "sorry" | "oneLiner"

type Shapes = ReadonlyArray<readonly [ReadonlyArray<Part>, number]>

const happy: Shapes = [
  [["oneLiner"], 9],
  [["detail", "praise"], 15],
  [["opening", "detail"], 22],
  [["opening", "detail", "praise"], 25],
  [["opening", "praise"], 5],
  [["opening", "detail", "detail"], 10],
  [["opening", "detail", "detail", "praise"], 12],
  [["opening", "detail", "praise", "praise"], 4]
]

const nearlyHappy: Shapes = [
  [["oneLiner"], 6],
  [["opening", "detail"], 16],
  [["detail", "quibble"], 14],
  [["opening", "detail", "quibble"], 26],
  [["opening", "detail", "detail", "quibble"], 12],
  [["detail", "praise", "quibble"], 10],
  [["opening", "detail", "praise"], 10]
]

const torn: Shapes = [
  [["opening", "fault", "mixed"], 30],
  [["opening", "detail", "fault"], 30],
  [["detail", "fault", "mixed"], 20],
  [["opening", "detail", "fault", "mixed"], 20]
]

const unhappy: Shapes = [
  [["opening", "fault"], 20],
  [["fault", "sorry"], 30],
  [["opening", "fault", "sorry"], 50]
]

/** What a review with so many stars is made of, by how often. */
export const shapesOf = (rating: number): Shapes => {
  if (rating === 5) return happy
  if (rating === 4) return nearlyHappy
  return rating === 3 ? torn : unhappy
}

type Texts = ReadonlyArray<string>

/** What a part can say about this job. A job with praise of its own leaves out what its trade's customers say in general. */
export const partTexts = (part: Part, job: Job, voices: Voices): Texts => {
  const isUsual = job.praise === undefined
  const texts: Record<Part, Texts> = {
    opening: job.openings,
    detail: job.details,
    fault: job.faults.map(({ fault }) => fault),
    praise: job.praise ?? voices.praise,
    quibble: isUsual ? voices.quibbles : [],
    mixed: voices.mixed,
    sorry: voices.sorry,
    oneLiner: isUsual ? voices.oneLiners : []
  }
  return texts[part]
}

const moodOf = (rating: number): keyof Voices["titles"] => {
  if (rating >= 4) return "glad"
  return rating === 3 ? "mixed" : "sorry"
}

/** The titles that fit: those of the job only above a happy review that speaks of it. */
export const titlesOf = (rating: number, parts: ReadonlyArray<Part>, job: Job, { titles }: Voices): Texts => {
  const usual = titles[moodOf(rating)]
  if (rating < 4 || parts.includes("oneLiner")) return usual
  return job.praise === undefined ? [...job.titles, ...usual] : job.titles
}

export const spareTitlesOf = (rating: number): Texts => spareTitles[moodOf(rating)]
