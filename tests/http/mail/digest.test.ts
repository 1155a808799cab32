import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { noticeOfJob } from "#domain/notices/alert-notices.ts"
import { noticeOfRequest } from "#domain/notices/work-notices.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { aProject, aQuote } from "#tests/support/builders.ts"
import { asHomeowner, seedMarketplace } from "#tests/support/seed.ts"

import { anOutbox, aPairToWriteTo, told } from "./outbox.ts"

type Pair = Effect.Success<ReturnType<typeof aPairToWriteTo>>
type Chosen = Parameters<(typeof PreferenceRepository)["Service"]["choose"]>[1]

/** A provider who is told of jobs, and then of a request. */
const aDayOf = async (jobs: number, project: Partial<ProjectRecord>, chosen: Chosen) => {
  const outbox = anOutbox()
  const toldOfJobs = Effect.fnUntraced(function* ({ homeowner, provider }: Pair) {
    const projects = Array.from({ length: jobs }, (_, index) =>
      aProject({ homeownerId: homeowner.id, title: `Job number ${index}`, ...project })
    )
    yield* seedMarketplace({ projects })
    for (const one of projects) yield* told(noticeOfJob(one, { providerId: provider.id, base: null }))
  })
  const toldOfRequest = Effect.fnUntraced(function* ({ homeowner, provider }: Pair) {
    const quote = aQuote({ homeownerId: homeowner.id, providerId: provider.id })
    yield* seedMarketplace({ quotes: [quote] })
    yield* told(noticeOfRequest(asHomeowner(homeowner), quote))
  })
  const pair = await outbox.run(aPairToWriteTo())
  const { choose } = await outbox.run(PreferenceRepository)
  await outbox.run(Effect.andThen(choose(pair.provider.userId, chosen), toldOfJobs(pair)))
  await outbox.after(10)
  await outbox.run(toldOfRequest(pair))
  await outbox.after(10)
  await outbox.after(20 * 60)
  return outbox.letters
}

const theRequest = "Olivia asks for a quote: Plumbing"

describe("The day's email", () => {
  it("is not kept by any number of things that somebody does not want to hear of", async () => {
    const letters = await aDayOf(120, {}, { work: "daily", alerts: "off" })
    expect(letters.map(({ subject }) => subject)).toEqual(["One thing since yesterday"])
    expect(letters[0]?.text).toContain(theRequest)
  })

  it("is not kept by any number of things that are no longer as they were told", async () => {
    const letters = await aDayOf(120, { status: "completed" }, { work: "daily", alerts: "daily" })
    expect(letters.map(({ subject }) => subject)).toEqual(["One thing since yesterday"])
    expect(letters[0]?.text).toContain(theRequest)
  })

  it("has the newest fifty where there was more, in the order in which they came, and says so", async () => {
    const letters = await aDayOf(60, {}, { work: "daily", alerts: "daily" })
    expect(letters.map(({ subject }) => subject)).toEqual(["More than 50 things since yesterday"])
    const text = letters[0]?.text ?? ""
    expect(text.match(/^- .*/gm)).toHaveLength(50)
    expect(text).toContain(theRequest)
    expect(text.indexOf("Job number 58")).toBeLessThan(text.indexOf("Job number 59"))
    expect(text).not.toContain("Job number 9\n")
  })
})
