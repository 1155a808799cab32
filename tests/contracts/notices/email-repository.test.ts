import * as Effect from "effect/Effect"
import { beforeEach, expect, it } from "vitest"

import { leaseEnd } from "#domain/chores/lease.ts"
import { groupKeyOf, type NewEmail, nextAttempt, retryMinutes } from "#domain/notices/email.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { aConversation, anEmail } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const before = "2026-03-02T09:00:00.000Z"
const at = "2026-03-02T09:30:00.000Z"
const lease = "2026-03-02T09:32:00.000Z"
const after = "2026-03-02T09:34:00.000Z"
const many = 1_000

const seedEmails = Effect.fnUntraced(function* (...overrides: ReadonlyArray<Partial<NewEmail>>) {
  const { id: userId } = yield* seedHomeowner()
  const emails = overrides.map((one) => anEmail({ userId, ...one }))
  yield* (yield* EmailRepository).add(emails)
  return emails
})

const idsOf = (emails: ReadonlyArray<{ readonly id: string }>) => emails.map(({ id }) => id)

onEveryStore("EmailRepository", (run) => {
  // Settles the emails that earlier tests have left.
  beforeEach(() =>
    run(
      Effect.gen(function* () {
        const { claim, settle } = yield* EmailRepository
        for (const email of yield* claim("2030-01-01T00:00:00.000Z", lease, many))
          yield* settle(email, { state: "dropped", reason: "of another test" })
      })
    )
  )

  it("gives out an email once its time has come, and to one caller alone", () =>
    run(
      Effect.gen(function* () {
        const [due] = yield* seedEmails({ notBefore: at }, { notBefore: lease })
        const { claim } = yield* EmailRepository
        expect(yield* claim(before, lease, many)).toEqual([])
        const claimed = yield* claim(at, lease, many)
        expect(claimed).toEqual([
          {
            ...due,
            groupKey: null,
            formerAddress: null,
            notBefore: lease,
            state: "claimed",
            attempts: 1,
            reason: null,
            sentAt: null
          }
        ])
        expect(yield* claim(at, lease, many)).toEqual([])
      })
    ))

  it("keeps the address that an account had until its email is sent, and no longer", () =>
    run(
      Effect.gen(function* () {
        const former = { formerAddress: "before@example.com", groupKey: null }
        yield* seedEmails({ notBefore: at, ...former })
        const { byId, claim, settle } = yield* EmailRepository
        const addresses: Array<string | null> = []
        for (const state of ["waiting", "sent"] as const) {
          const [claimed] = yield* claim(at, lease, many)
          if (claimed === undefined) throw new Error("Nothing was claimed")
          addresses.push(claimed.formerAddress)
          yield* settle(
            claimed,
            state === "sent" ? { state, sentAt: at } : { state, reason: "the server is away", notBefore: at }
          )
          addresses.push((yield* byId(claimed.id))?.formerAddress ?? null)
        }
        expect(addresses).toEqual(["before@example.com", "before@example.com", "before@example.com", null])
      })
    ))

  it("has what waits of a person under a key wait for another time, and nothing else", () =>
    run(
      Effect.gen(function* () {
        const digest = { groupKey: "digest", notBefore: lease }
        const [meant] = yield* seedEmails(
          digest,
          { notBefore: lease },
          { groupKey: "else", notBefore: lease }
        )
        yield* seedEmails(digest)
        const { claim, reschedule } = yield* EmailRepository
        if (!meant?.userId) throw new Error("It is nobody's")
        yield* reschedule(meant.userId, "digest", at)
        expect(idsOf(yield* claim(at, after, many))).toEqual([meant.id])
        // A claimed email is not rescheduled.
        yield* reschedule(meant.userId, "digest", before)
        expect(yield* claim(at, after, many)).toEqual([])
      })
    ))

  it("gives out the oldest first, and no more than wanted", () =>
    run(
      Effect.gen(function* () {
        const [second, first] = yield* seedEmails({ notBefore: at }, { notBefore: before })
        const { claim } = yield* EmailRepository
        expect(idsOf(yield* claim(at, lease, 1))).toEqual([first?.id])
        expect(idsOf(yield* claim(at, lease, 1))).toEqual([second?.id])
      })
    ))

  it("gives no email to two who claim at once", () =>
    run(
      Effect.gen(function* () {
        const emails = yield* seedEmails(...Array.from({ length: 40 }, () => ({})))
        const { claim } = yield* EmailRepository
        const claims = yield* Effect.forEach(Array.from({ length: 8 }), () => claim(at, lease, 5), {
          concurrency: "unbounded"
        })
        const rest = yield* claim(at, lease, many)
        const claimed = idsOf([...claims.flat(), ...rest])
        expect(claimed).toHaveLength(emails.length)
        expect(new Set(claimed)).toEqual(new Set(idsOf(emails)))
      })
    ))

  it("gives out again what was claimed and not settled, once the lease is over", () =>
    run(
      Effect.gen(function* () {
        const [email] = yield* seedEmails({})
        const { claim, settle } = yield* EmailRepository
        const [lost] = yield* claim(at, lease, many)
        const [found] = yield* claim(lease, after, many)
        expect(found).toMatchObject({ id: email?.id, attempts: 2 })
        // The first sender reports late: its result does not overwrite the second's.
        expect(lost && (yield* settle(lost, { state: "failed", reason: "late" }))).toBe(false)
        expect(found && (yield* settle(found, { state: "sent", sentAt: lease }))).toBe(true)
        expect(yield* claim(after, after, many)).toEqual([])
      })
    ))

  it.each([
    [
      { state: "sent", sentAt: at },
      { sentAt: at, reason: null }
    ],
    [{ state: "dropped", reason: "no longer true" }, { sentAt: null }],
    [{ state: "failed", reason: "nobody listens" }, { sentAt: null }]
  ] as const)("writes down what became of an email: %o", (settled, kept) =>
    run(
      Effect.gen(function* () {
        yield* seedEmails({})
        const { byId, claim, settle } = yield* EmailRepository
        const [email] = yield* claim(at, lease, many)
        if (email === undefined) throw new Error("Nothing was claimed")
        expect(yield* settle(email, settled)).toBe(true)
        expect(yield* byId(email.id)).toEqual({ ...email, ...kept, ...settled })
        expect(yield* claim(after, after, many)).toEqual([])
      })
    )
  )

  it("tries again at the time that was set", () =>
    run(
      Effect.gen(function* () {
        yield* seedEmails({})
        const { claim, settle } = yield* EmailRepository
        const [email] = yield* claim(at, lease, many)
        if (email === undefined) throw new Error("Nothing was claimed")
        yield* settle(email, { state: "waiting", reason: "busy", notBefore: after })
        expect(yield* claim(lease, after, many)).toEqual([])
        expect(yield* claim(after, after, many)).toMatchObject([
          { id: email.id, attempts: 2, reason: "busy" }
        ])
      })
    ))

  it("takes back what was not tried, as if it had not been claimed", () =>
    run(
      Effect.gen(function* () {
        yield* seedEmails({})
        const { claim, release } = yield* EmailRepository
        yield* release(yield* claim(at, lease, many), at)
        expect(yield* claim(at, lease, many)).toMatchObject([{ attempts: 1 }])
      })
    ))

  it("adds no second email with the same key while the first one waits", () =>
    run(
      Effect.gen(function* () {
        const [first] = yield* seedEmails({ groupKey: "digest" })
        const { add, claim } = yield* EmailRepository
        const second = anEmail({ userId: first?.userId ?? null, groupKey: "digest" })
        const [others] = yield* seedEmails({ groupKey: "digest" })
        yield* add([second])
        expect(new Set(idsOf(yield* claim(at, lease, many)))).toEqual(new Set([first?.id, others?.id]))
        yield* add([second])
        expect(idsOf(yield* claim(at, lease, many))).toEqual([second.id])
      })
    ))

  it("knows whether another one says the same: a later one that is out or due, or one whose text was made since", () =>
    run(
      Effect.gen(function* () {
        const [first] = yield* seedEmails({})
        const { add, claim, isSaidByAnother, settle } = yield* EmailRepository
        const same = { userId: first?.userId ?? null, thingId: first?.thingId ?? null }
        if (first === undefined) throw new Error("Nothing was stored")
        const isSaid = (email: NewEmail, since = after) => isSaidByAnother(email, since, at)
        const others: ReadonlyArray<Partial<NewEmail>> = [
          { ...same, kind: "offer-accepted" },
          { ...same, thingId: crypto.randomUUID() },
          { userId: (yield* seedHomeowner()).id, thingId: same.thingId },
          { ...same, notBefore: after }
        ]
        yield* add(others.map((other) => anEmail({ groupKey: null, ...other })))
        expect(yield* isSaid(first)).toBe(false)

        const later = anEmail({ groupKey: null, notBefore: at, ...same })
        yield* add([later])
        expect([yield* isSaid(first), yield* isSaid(later)]).toEqual([true, false])
        for (const email of yield* claim(at, lease, many))
          if (email.id === later.id) expect(yield* isSaid(first)).toBe(true)
          else if (email.id === first.id) yield* settle(email, { state: "sent", sentAt: after })
        // The lease ends two minutes after its text was made.
        const made = new Date(Date.parse(lease) - 120_000)
        expect(yield* isSaid(later, made.toISOString())).toBe(false)
        expect(yield* isSaid(later, new Date(made.getTime() - 1).toISOString())).toBe(true)
      })
    ))

  it("keeps what is nobody's as dropped", () =>
    run(
      Effect.gen(function* () {
        const email = anEmail({ userId: null, thingId: null, groupKey: null, dropped: "no such account" })
        const { add, byId, claim } = yield* EmailRepository
        yield* add([email, { ...anEmail(), userId: null, groupKey: null, dropped: "no such account" }])
        expect(yield* byId(email.id)).toMatchObject({
          userId: null,
          state: "dropped",
          reason: "no such account"
        })
        expect(yield* claim(after, after, many)).toEqual([])
      })
    ))

  it("lists what waits, and sends one of it or one that failed at once", () =>
    run(
      Effect.gen(function* () {
        const [waiting, failing] = yield* seedEmails({ notBefore: after }, { notBefore: before })
        if (waiting === undefined || failing === undefined) throw new Error("Nothing was stored")
        const { byId, claim, sendAt, settle, waiting: list } = yield* EmailRepository
        expect(idsOf(yield* list(many))).toEqual([failing.id, waiting.id])
        const [email] = yield* claim(at, lease, many)
        if (email === undefined) throw new Error("Nothing was claimed")
        expect(yield* sendAt(failing.id, at)).toBe(false)
        yield* settle(email, { state: "failed", reason: "nobody listens" })
        expect(yield* sendAt(failing.id, at)).toBe(true)
        expect(yield* sendAt(waiting.id, at)).toBe(true)
        expect(yield* byId(failing.id)).toMatchObject({ state: "waiting", attempts: 0, reason: null })
        const [first, second, ...others] = yield* claim(at, lease, many)
        if (!first || !second) throw new Error("Nothing was claimed")
        expect(others).toEqual([])
        // Settled emails stay settled.
        yield* settle(first, { state: "sent", sentAt: at })
        yield* settle(second, { state: "dropped", reason: "no longer true" })
        expect([yield* sendAt(first.id, at), yield* sendAt(second.id, at)]).toEqual([false, false])
        expect(yield* claim(after, after, many)).toEqual([])
      })
    ))

  it("counts what is tried again, until it is sent or has failed for good", () =>
    run(
      Effect.gen(function* () {
        yield* seedEmails({}, {}, {}, { notBefore: after })
        const { claim, retried, settle } = yield* EmailRepository
        expect(yield* retried).toEqual({ count: 0, nextAt: null })
        const [first, second, third] = yield* claim(at, lease, many)
        if (!first || !second || !third) throw new Error("Nothing was claimed")
        const later = { state: "waiting", reason: "no mail server", notBefore: after } as const
        yield* settle(first, later)
        yield* settle(second, { ...later, notBefore: lease })
        yield* settle(third, { state: "failed", reason: "no such address" })
        expect(yield* retried).toEqual({ count: 2, nextAt: lease })
        const due = yield* claim(after, after, many)
        expect((yield* retried).count).toBe(2)
        for (const email of due) yield* settle(email, { state: "sent", sentAt: after })
        expect(yield* retried).toEqual({ count: 0, nextAt: null })
      })
    ))

  it("counts what should be out, and what is tried again since it was first due, until it is sent", () =>
    run(
      Effect.gen(function* () {
        yield* seedEmails({ notBefore: before }, { notBefore: at }, { notBefore: "2029-01-01T00:00:00.000Z" })
        const { claim, overdue, settle } = yield* EmailRepository
        expect(yield* overdue(at)).toEqual({ count: 2, oldestAt: before })
        let now = at
        for (let attempts = 1; attempts <= retryMinutes.length; attempts += 1) {
          const claimed = yield* claim(now, leaseEnd(now), 2)
          // Emails in their first attempt are not overdue.
          const underWay = attempts === 1 ? { count: 0, oldestAt: null } : { count: 2, oldestAt: at }
          expect(yield* overdue(at)).toEqual(underWay)
          const notBefore = nextAttempt(attempts, now) ?? now
          for (const email of claimed)
            yield* settle(email, { state: "waiting", reason: "no login", notBefore })
          expect(yield* overdue(at)).toEqual({ count: 2, oldestAt: at })
          now = notBefore
        }
        for (const email of yield* claim(now, leaseEnd(now), 2))
          yield* settle(email, { state: "failed", reason: "no login" })
        expect(yield* overdue(at)).toEqual({ count: 0, oldestAt: null })
      })
    ))

  it("counts what was claimed and not settled once the lease is over, since it was claimed", () =>
    run(
      Effect.gen(function* () {
        yield* seedEmails({})
        const { claim, overdue } = yield* EmailRepository
        yield* claim(at, leaseEnd(at), many)
        expect(yield* overdue(before)).toEqual({ count: 0, oldestAt: null })
        expect(yield* overdue(leaseEnd(at))).toEqual({ count: 1, oldestAt: at })
      })
    ))

  it("lists what failed and what was dropped, the latest first, with the reason", () =>
    run(
      Effect.gen(function* () {
        const emails = yield* seedEmails({}, {}, { notBefore: after, dropped: "there is no such account" })
        const { claim, settle, unsent } = yield* EmailRepository
        const [first, second] = yield* claim(at, lease, many)
        if (first === undefined || second === undefined) throw new Error("Nothing was claimed")
        yield* settle(first, { state: "sent", sentAt: at })
        yield* settle(second, { state: "failed", reason: "nobody listens" })
        // Earlier tests have left some.
        const left = (yield* unsent(1_000)).filter(({ id }) => idsOf(emails).includes(id))
        expect(left.map(({ reason }) => reason)).toEqual(["there is no such account", "nobody listens"])
        expect(yield* unsent(1)).toHaveLength(1)
      })
    ))

  it("lists those of a state in pages, whose time comes last first", () =>
    run(
      Effect.gen(function* () {
        const [day, next] = ["2999-01-01T00:00:00.000Z", "2999-01-02T00:00:00.000Z"]
        const dropped = "there is no such account"
        const [last, ...same] = yield* seedEmails(
          { notBefore: day, dropped },
          { notBefore: next, dropped },
          { notBefore: next, dropped },
          {}
        )
        const waiting = same.pop()
        const { ofState } = yield* EmailRepository
        const [first, second] = yield* ofState("dropped", { limit: 2, before: null })
        if (!first || !second) throw new Error("Nothing was dropped")
        expect([first.id, second.id]).toEqual(idsOf(same).toSorted().toReversed())
        const others = yield* ofState("dropped", { limit: many, before: second })
        expect(others[0]?.id).toBe(last?.id)
        expect(idsOf(others)).not.toContain(second.id)
        expect(idsOf(others)).not.toContain(waiting?.id)
      })
    ))

  it("adds another one with the same key once the first has failed", () =>
    run(
      Effect.gen(function* () {
        const [first] = yield* seedEmails({ kind: "message-received", groupKey: "a talk" })
        const { add, claim, settle } = yield* EmailRepository
        const [claimed] = yield* claim(at, lease, many)
        if (!claimed) throw new Error("Nothing was claimed")
        yield* settle(claimed, { state: "failed", reason: "nobody listens" })
        const second = anEmail({ userId: first?.userId ?? null, groupKey: "a talk" })
        yield* add([second])
        expect(idsOf(yield* claim(at, lease, many))).toEqual([second.id])
      })
    ))

  it("counts what a person was sent since a moment, beside what nobody can turn off", () =>
    run(
      Effect.gen(function* () {
        const emails = yield* seedEmails({}, {}, { kind: "reset-password" })
        const { claim, sentSince, settle } = yield* EmailRepository
        for (const email of yield* claim(at, lease, many)) yield* settle(email, { state: "sent", sentAt: at })
        const userId = emails[0]?.userId
        if (userId === undefined || userId === null) throw new Error("Nobody was written to")
        expect(yield* sentSince(userId, before, anEmail().id)).toBe(2)
        expect(yield* sentSince(userId, after, anEmail().id)).toBe(0)
      })
    ))

  it("counts what is being sent to a person as sent, for what comes after it", () =>
    run(
      Effect.gen(function* () {
        const { id: userId } = yield* seedHomeowner()
        const { add, claim, sentSince } = yield* EmailRepository
        yield* add([at, at, at, after].map((notBefore) => anEmail({ userId, notBefore })))
        const claimed = (yield* claim(at, lease, many)).map(({ id }) => id).toSorted()
        const counts = yield* Effect.forEach(claimed, (id) => sentSince(userId, before, id))
        expect(counts).toEqual([0, 1, 2])
      })
    ))

  it("knows when the last email of a kind was claimed that a person was sent", () =>
    run(
      Effect.gen(function* () {
        const { claim, lastClaimed, settle } = yield* EmailRepository
        const [email] = yield* seedEmails({ kind: "digest" }, { kind: "digest", notBefore: after })
        const userId = email?.userId
        if (userId === undefined || userId === null) throw new Error("Nobody is written to")
        expect(yield* lastClaimed(userId, "digest")).toBeNull()
        for (const claimed of yield* claim(at, lease, many)) {
          yield* settle(claimed, { state: "sent", sentAt: after })
        }
        expect(yield* lastClaimed(userId, "digest")).toBe(at)
        expect(yield* lastClaimed(userId, "job-completed")).toBeNull()
      })
    ))

  it("counts by the day what was sent and what has failed, and nothing else", () =>
    run(
      Effect.gen(function* () {
        const { claim, figures, settle } = yield* EmailRepository
        yield* seedEmails(
          ...["2027-05-01T23:59:59.000Z", "2027-05-02T08:00:00.000Z", "2027-05-02T09:00:00.000Z"].map(
            (notBefore) => ({ notBefore })
          ),
          { notBefore: "2027-05-02T10:00:00.000Z", dropped: "there is no such account" }
        )
        // By the next day the lease of the first is over.
        const [first, second, third] = yield* claim("2027-05-02T09:00:00.000Z", "2027-05-02T09:02:00.000Z", 3)
        if (!first || !second || !third) throw new Error("Nothing was claimed")
        yield* settle(first, { state: "sent", sentAt: "2027-05-01T23:59:59.500Z" })
        yield* settle(second, { state: "failed", reason: "nobody listens" })
        const found = (day: string) =>
          Effect.map(figures("2027-05-01T00:00:00.000Z"), (all) => all.filter((one) => one.day === day))
        expect(yield* found("2027-05-01")).toEqual([{ day: "2027-05-01", sent: 1, failed: 0 }])
        expect(yield* found("2027-05-02")).toEqual([{ day: "2027-05-02", sent: 0, failed: 1 }])
        yield* settle(third, { state: "sent", sentAt: "2027-05-02T09:00:00.000Z" })
        expect(yield* found("2027-05-02")).toEqual([{ day: "2027-05-02", sent: 1, failed: 1 }])
        expect(yield* figures("2027-05-03T00:00:00.000Z")).toEqual([])
      })
    ))

  it("forgets what is done with and older than it is kept", () =>
    run(
      Effect.gen(function* () {
        const [done, waiting] = yield* seedEmails({ notBefore: before }, { notBefore: lease })
        if (done === undefined || waiting === undefined) throw new Error("Nothing was stored")
        const { byId, claim, purge, settle } = yield* EmailRepository
        for (const email of yield* claim(at, at, many)) yield* settle(email, { state: "sent", sentAt: at })
        yield* purge(at)
        expect(yield* byId(done.id)).not.toBeNull()
        yield* purge(after)
        expect(yield* byId(done.id)).toBeNull()
        expect(yield* byId(waiting.id)).not.toBeNull()
      })
    ))

  it("forgets none that holds others back until its person has read", () =>
    run(
      Effect.gen(function* () {
        const conversationId = aConversation().id
        const groupKey = groupKeyOf("message-received", conversationId)
        const about = { kind: "message-received", thingId: conversationId, groupKey } as const
        const [holding] = yield* seedEmails({ ...about, notBefore: before })
        if (holding === undefined || holding.userId === null) throw new Error("Nothing was stored")
        const { add, byId, claim, purge, settle } = yield* EmailRepository
        for (const email of yield* claim(at, at, many)) yield* settle(email, { state: "sent", sentAt: at })
        yield* purge(after)
        const next = anEmail({ userId: holding.userId, ...about })
        yield* add([next])
        expect([yield* byId(holding.id), yield* byId(next.id)]).toEqual([
          expect.objectContaining({ state: "sent" }),
          null
        ])
        const { conversationRead } = yield* NotificationRepository
        yield* conversationRead(holding.userId, conversationId, after)
        yield* purge(after)
        expect(yield* byId(holding.id)).toBeNull()
      })
    ))
})
