import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { ApplicationRecord } from "#domain/application/application-record.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { ApplicationViews } from "#ports/views/application-views.ts"
import { anApplication } from "#tests/support/builders.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const day = (number: number) => `2026-05-${String(number).padStart(2, "0")}T09:30:00.000Z`

const addressOf = (name: string) => `${name}@application.example`

onEveryStore("ApplicationRepository", (run) => {
  const seeded = async (...applications: ReadonlyArray<ApplicationRecord>) => {
    await run(Effect.flatMap(ApplicationRepository, ({ insert }) => Effect.forEach(applications, insert)))
    return applications
  }
  const byId = ({ id }: ApplicationRecord) =>
    run(Effect.flatMap(ApplicationRepository, (applications) => applications.byId(id)))

  it("gives back what was said, and what became of it", async () => {
    const said = anApplication({
      specialties: ["Plumbing", "HVAC"],
      insuranceProvider: "Lone Star",
      isInsured: true
    })
    await seeded(said)
    expect(await byId(said)).toEqual(said)
    await run(
      Effect.flatMap(ApplicationRepository, ({ update }) =>
        update({ ...said, status: "declined", reason: "No" })
      )
    )
    expect(await byId(said)).toEqual({ ...said, status: "declined", reason: "No", version: 2 })
  })

  it("knows no other, and refuses what was decided on an older version", async () => {
    const application = anApplication()
    const other = anApplication()
    await seeded(application)
    expect(
      await run(Effect.flip(Effect.flatMap(ApplicationRepository, ({ held }) => held(other.id))))
    ).toMatchObject({
      _tag: "NotFound",
      thing: "application"
    })
    const update = Effect.flatMap(ApplicationRepository, (all) => all.update(application))
    await run(update)
    expect(await run(Effect.flip(update))).toMatchObject({ _tag: "ChangedMeanwhile" })
  })

  it("withdraws those of an address that nobody has taken, as far back as it is told", async () => {
    const email = "twice@example.com"
    const [old, waiting, inReview] = [
      anApplication({ email, createdAt: day(1) }),
      anApplication({ email, createdAt: day(3) }),
      anApplication({ email, createdAt: day(3), status: "in_review" })
    ]
    await seeded(old, waiting, inReview, anApplication({ createdAt: day(3) }))
    const withdraw = Effect.flatMap(ApplicationRepository, (all) => all.withdraw(email, day(2), day(4)))
    expect(await run(withdraw)).toBe(1)
    expect(await byId(waiting)).toMatchObject({ status: "withdrawn", decidedAt: day(4), version: 2 })
    expect([(await byId(old)).status, (await byId(inReview)).status]).toEqual(["submitted", "in_review"])
  })

  it("has one waiting of an address, though it is sent many times at once", async () => {
    const same = { email: addressOf("at-once"), createdAt: day(3) }
    const sent = Array.from({ length: 6 }, () => anApplication(same))
    await run(
      Effect.gen(function* () {
        const { insert, withdraw } = yield* ApplicationRepository
        const { atomically } = yield* Transactor
        const send = (one: ApplicationRecord) =>
          atomically(Effect.andThen(withdraw(same.email, day(2), day(4)), insert(one)))
        yield* Effect.all(sent.map(send), { concurrency: "unbounded" })
      })
    )
    const stored = await Promise.all(sent.map(byId))
    expect(stored.filter(({ status }) => status === "submitted")).toHaveLength(1)
  })

  it("erases what people have said in those declined or withdrawn long ago, and nothing else", async () => {
    const [old, fresh, approved] = [
      anApplication({ status: "declined", decidedAt: day(1), reason: "No" }),
      anApplication({ status: "withdrawn", decidedAt: day(5) }),
      anApplication({ status: "approved", decidedAt: day(1) })
    ]
    await seeded(old, fresh, approved)
    await run(Effect.flatMap(ApplicationRepository, ({ erase }) => erase(day(3), day(9))))
    const erased = await byId(old)
    expect(erased).toMatchObject({
      status: "declined",
      reason: "No",
      erasedAt: day(9),
      email: "",
      licenseNumber: null
    })
    const { email, firstName, lastName, phone, businessName, description } = old
    for (const said of [email, firstName, lastName, phone, businessName, description]) {
      expect(JSON.stringify(erased)).not.toContain(said)
    }
    expect([await byId(fresh), await byId(approved)]).toEqual([fresh, approved])
  })

  it("lists those that wait oldest first, and the others newest first", async () => {
    const operator = await run(seedHomeowner({ firstName: "Dana", lastName: "Cole" }))
    const email = "both@example.com"
    const made = await seeded(
      anApplication({
        email,
        createdAt: day(11),
        status: "in_review",
        takenBy: operator.id,
        takenAt: day(12)
      }),
      anApplication({ email, createdAt: day(12), status: "in_review" }),
      anApplication({ createdAt: day(13), status: "in_review" }),
      anApplication({ email, createdAt: day(14), status: "declined" })
    )
    const mine = new Set<string>(made.map(({ id }) => id))
    const list = (status: "in_review" | null, before: ApplicationRecord | null, limit = 100) =>
      run(
        Effect.map(
          Effect.flatMap(ApplicationViews, (views) => views.list({ status, limit, before })),
          (all) => all.filter(({ id }) => mine.has(id))
        )
      )
    const waiting = await list("in_review", null)
    expect(waiting.map(({ createdAt }) => createdAt)).toEqual([day(11), day(12), day(13)])
    expect(waiting.map(({ sameAddress }) => sameAddress)).toEqual([1, 1, 0])
    expect(waiting[0]).toMatchObject({ takenBy: operator.id, takenByName: "Dana Cole", decidedByName: null })
    expect(Object.keys(waiting[0] ?? {})).not.toContain("version")
    expect((await list("in_review", made[0] ?? null)).map(({ createdAt }) => createdAt)).toEqual([
      day(12),
      day(13)
    ])
    expect((await list(null, made[2] ?? null)).map(({ createdAt }) => createdAt)).toEqual([day(12), day(11)])
  })

  it("says whose the address is already, and since when it is confirmed", async () => {
    await run(seedHomeowner({ email: addressOf("homeowner") }))
    await run(seedProvider({}, { email: addressOf("provider") }))
    const sure = addressOf("sure")
    const { userId } = await run(seedProvider({}, { email: sure }))
    await run(Effect.flatMap(ContactRepository, ({ confirm }) => confirm(userId, sure, day(14))))
    const emails = ["homeowner", "provider", "sure", "nobody"].map(addressOf)
    const made = await seeded(...emails.map((email) => anApplication({ email })))
    const shown = Effect.forEach(made, ({ id }) => Effect.flatMap(ApplicationViews, (views) => views.one(id)))
    expect((await run(shown)).map((one) => [one?.addressRole, one?.addressConfirmedAt])).toEqual([
      ["homeowner", null],
      ["provider", null],
      ["provider", day(14)],
      [null, null]
    ])
  })

  it("counts those that wait, and knows since when the oldest does", async () => {
    const { waiting } = await run(ApplicationRepository)
    const before = await run(waiting("submitted"))
    const inReview = await run(waiting("in_review"))
    await seeded(
      anApplication({ createdAt: "2020-01-02T00:00:00.000Z" }),
      anApplication({ createdAt: "2020-01-01T00:00:00.000Z", status: "in_review" })
    )
    expect(await run(waiting("submitted"))).toEqual({
      count: before.count + 1,
      oldestAt: "2020-01-02T00:00:00.000Z"
    })
    expect(await run(waiting("in_review"))).toEqual({
      count: inReview.count + 1,
      oldestAt: "2020-01-01T00:00:00.000Z"
    })
  })
})
