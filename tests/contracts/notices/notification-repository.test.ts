import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { leaseEnd } from "#domain/chores/lease.ts"
import { groupKeyOf, toldWithTheDay, unwantedReasons } from "#domain/notices/email.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { EmailRepository, type Settled } from "#ports/repositories/email-repository.ts"
import {
  NotificationRepository,
  type Told,
  type UntoldSlice
} from "#ports/repositories/notification-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { aConversation, anEmail, aTold } from "#tests/support/builders.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const at = "2026-03-02T09:30:00.000Z"
const later = "2026-03-02T10:00:00.000Z"
const lease = "2026-03-02T10:02:00.000Z"
const ahead = "2026-03-02T10:00:20.000Z"
const planned = "2026-03-05T10:00:00.000Z"
const all = { limit: 100, before: null }

const seedTold = Effect.fnUntraced(function* (...overrides: ReadonlyArray<Partial<Told>>) {
  const { id: userId } = yield* seedHomeowner()
  const told = overrides.map((one) => aTold({ to: { userId }, ...one }))
  yield* (yield* NotificationRepository).tell(told)
  return { told, userId }
})

const emailsOf = Effect.fnUntraced(function* (told: ReadonlyArray<Told>) {
  const { byId } = yield* EmailRepository
  const found = yield* Effect.forEach(told, ({ emailId }) => byId(emailId))
  return found.map((email) => email?.state ?? "none")
})

/** Claims the emails that are due, and settles all with the same result. */
const settleDue = Effect.fnUntraced(function* (due: Instant, until: Instant, settled: Settled) {
  const { claim, settle } = yield* EmailRepository
  for (const email of yield* claim(due, until, 1_000)) yield* settle(email, settled)
})

const untoldOf = Effect.fnUntraced(function* (userId: UserId, slice: Partial<UntoldSlice> = {}) {
  const asked: UntoldSlice = {
    kinds: ["job-completed", "message-received"],
    since: "2026-03-01T00:00:00.000Z",
    before: null,
    limit: 50,
    ...slice
  }
  const untold = yield* (yield* NotificationRepository).untold(userId, asked, lease)
  return untold.map(({ id }) => id)
})

const talk = (name: string, overrides: Partial<Told> = {}): Partial<Told> => ({
  kind: "message-received",
  thing: "conversation",
  facts: { name },
  ...overrides
})

onEveryStore("NotificationRepository", (run) => {
  it("is read about some things alone, and not before its time", () =>
    run(
      Effect.gen(function* () {
        const { markRead, of } = yield* NotificationRepository
        const thingId = crypto.randomUUID()
        const { told, userId } = yield* seedTold(
          {},
          { thingId, kind: "quote-requested" },
          { thingId, kind: "offer-accepted", createdAt: later },
          { thingId, kind: "job-completed", createdAt: planned }
        )
        expect(yield* markRead(userId, { about: [thingId] }, later)).not.toBeNull()
        expect(yield* markRead(userId, { about: [thingId] }, later)).toBeNull()
        const rows = yield* of(userId, all, planned)
        const unread = rows.filter(({ readAt }) => readAt === null).map(({ id }) => id)
        expect(new Set(unread)).toEqual(new Set([told[0]?.id, told[3]?.id]))
      })
    ))

  it("keeps what a person is told, newest first, and an email for each", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold({}, { createdAt: later })
        const [older, newer] = told
        const found = yield* (yield* NotificationRepository).of(userId, all, later)
        expect(found.map(({ id }) => id)).toEqual([newer?.id, older?.id])
        expect(found[1]).toEqual({
          id: older?.id,
          userId,
          kind: "job-completed",
          thing: "quote",
          thingId: older?.thingId,
          facts: { name: "Olivia", serviceType: "Plumbing" },
          createdAt: at,
          readAt: null
        })
        expect(yield* emailsOf(told)).toEqual(["waiting", "waiting"])
      })
    ))

  it("finds the person behind a business", () =>
    run(
      Effect.gen(function* () {
        const { id: providerId, userId } = yield* seedProvider()
        const { tell, unread } = yield* NotificationRepository
        const other = yield* seedHomeowner()
        yield* tell([aTold({ to: { providerId } }), aTold({ to: { userId: other.id } })])
        expect(yield* unread(userId, later)).toBe(1)
        expect(yield* unread(other.id, later)).toBe(1)
      })
    ))

  it("tells nobody what a transaction that was undone would have told", () =>
    run(
      Effect.gen(function* () {
        const { id: userId } = yield* seedHomeowner()
        const { tell, unread } = yield* NotificationRepository
        const { atomically } = yield* Transactor
        const told = aTold({ to: { userId } })
        yield* Effect.exit(atomically(Effect.andThen(tell([told]), Effect.fail("undone"))))
        expect(yield* unread(userId, later)).toBe(0)
        expect(yield* emailsOf([told])).toEqual(["none"])
      })
    ))

  it("shows nothing before its time", () =>
    run(
      Effect.gen(function* () {
        const { userId } = yield* seedTold({ createdAt: later })
        const { markRead, of, unread } = yield* NotificationRepository
        expect(yield* of(userId, all, at)).toEqual([])
        expect(yield* unread(userId, at)).toBe(0)
        expect(yield* markRead(userId, { upTo: lease }, at)).toBeNull()
        expect(yield* unread(userId, later)).toBe(1)
      })
    ))

  it("shows what a server with a clock that is some seconds ahead tells, and reads it with all others", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold({ createdAt: ahead })
        const { markRead, of, unread } = yield* NotificationRepository
        expect((yield* of(userId, all, later)).map(({ id }) => id)).toEqual([told[0]?.id])
        expect(yield* unread(userId, later)).toBe(1)
        expect(yield* markRead(userId, { upTo: ahead }, later)).toBe(told[0]?.id)
        expect(yield* unread(userId, ahead)).toBe(0)
      })
    ))

  it("goes on where a page ended, also among those of one moment", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold({}, {}, {}, { createdAt: later })
        const { of } = yield* NotificationRepository
        const first = yield* of(userId, { limit: 2, before: null }, later)
        const second = yield* of(userId, { limit: 2, before: first[1] ?? null }, later)
        expect([...first, ...second].map(({ id }) => id).toSorted()).toEqual(
          told.map(({ id }) => id).toSorted()
        )
      })
    ))

  it("renews what is not read yet instead of saying it twice, and brings it to the top", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold(talk("Marcus"), { createdAt: later })
        const { of, tell } = yield* NotificationRepository
        const thingId = told[0]?.thingId ?? ""
        const again = aTold({ to: { userId }, ...talk("Marcus Reyes", { thingId, createdAt: lease }) })
        yield* tell([again])
        const found = yield* of(userId, all, lease)
        expect(found.map(({ id }) => id)).toEqual([again.id, told[1]?.id])
        expect(found[0]?.facts).toEqual({ name: "Marcus Reyes" })
        expect(yield* emailsOf([...told, again])).toEqual(["waiting", "waiting", "none"])
      })
    ))

  it("writes another email once the first is under way", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold({})
        yield* (yield* EmailRepository).claim(later, lease, 1_000)
        const again = aTold({ to: { userId }, thingId: told[0]?.thingId ?? "" })
        yield* (yield* NotificationRepository).tell([again])
        expect(yield* emailsOf([...told, again])).toEqual(["claimed", "waiting"])
      })
    ))

  it("writes one email about a conversation until it is read, however long that takes", () =>
    run(
      Effect.gen(function* () {
        const conversationId = aConversation().id
        const about = talk("Marcus", { thingId: conversationId })
        const { told, userId } = yield* seedTold(about)
        const { conversationRead, tell, unread } = yield* NotificationRepository
        yield* settleDue(later, lease, { state: "sent", sentAt: later })
        const unwanted = aTold({ to: { userId }, ...about })
        yield* tell([unwanted])
        expect(yield* emailsOf([...told, unwanted])).toEqual(["sent", "none"])

        expect(yield* conversationRead(userId, conversationId, later)).toBe(unwanted.id)
        expect(yield* unread(userId, later)).toBe(0)
        const wanted = aTold({ to: { userId }, ...about })
        yield* tell([wanted])
        expect(yield* emailsOf([wanted])).toEqual(["waiting"])
      })
    ))

  it("marks as read what is meant, of one's own alone, and says whether anything was", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold({}, { createdAt: later }, { createdAt: lease })
        const { told: others, userId: other } = yield* seedTold({})
        const { markRead, of, own, unread } = yield* NotificationRepository
        const ids = [...others, told[1]].flatMap((one) => (one === undefined ? [] : [one.id]))
        expect(yield* markRead(userId, { ids }, lease)).toBe(told[1]?.id)
        expect(yield* markRead(userId, { ids }, lease)).toBeNull()
        expect(yield* markRead(userId, { ids: [] }, lease)).toBeNull()
        expect(yield* unread(other, lease)).toBe(1)
        expect(yield* markRead(userId, { upTo: later }, lease)).toBe(told[0]?.id)
        const found = yield* of(userId, all, lease)
        expect(found.map(({ readAt }) => readAt)).toEqual([null, lease, lease])
        const [theirs] = others
        expect(theirs && (yield* own(userId, theirs.id))).toBeNull()
        expect(theirs && (yield* own(other, theirs.id))).toMatchObject({ userId: other })
      })
    ))

  it("knows what is not read about a thing, and what no email of its own has told or will tell", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold({}, { createdAt: later }, { createdAt: lease })
        const { markRead, unreadAbout } = yield* NotificationRepository
        const { claim, settle } = yield* EmailRepository
        const [first, second] = told
        if (first === undefined || second === undefined) throw new Error("Nothing was told")
        expect(yield* unreadAbout(userId, "job-completed", first.thingId)).toMatchObject({ id: first.id })
        expect(yield* untoldOf(userId)).toEqual([])

        const dropped = (yield* claim(lease, lease, 1_000)).filter(({ id }) =>
          [first.emailId, second.emailId].includes(id)
        )
        for (const email of dropped) yield* settle(email, { state: "dropped", reason: "told otherwise" })
        expect(yield* untoldOf(userId)).toEqual([second.id, first.id])
        expect(yield* untoldOf(userId, { since: at })).toEqual([second.id])
        expect(yield* untoldOf(userId, { kinds: ["message-received"] })).toEqual([])
        expect(yield* untoldOf(userId, { limit: 1 })).toEqual([second.id])
        expect(yield* untoldOf(userId, { limit: 1, before: second })).toEqual([first.id])

        yield* markRead(userId, { ids: [first.id] }, lease)
        expect(yield* untoldOf(userId)).toEqual([second.id])
        expect(yield* unreadAbout(userId, "job-completed", first.thingId)).toBeNull()
      })
    ))

  it("has of what came earlier that whose own email was left to the day's since then", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold({}, {}, { emailAt: later })
        const [otherwise, early, left] = told
        const { claim, settle } = yield* EmailRepository
        const drops = Effect.fnUntraced(function* (due: Instant, how: (id: string) => string) {
          for (const email of yield* claim(due, leaseEnd(due), 1_000))
            yield* settle(email, { state: "dropped", reason: how(email.id) })
        })
        yield* drops(at, (id) => (id === otherwise?.emailId ? "told otherwise" : toldWithTheDay))
        yield* drops(later, () => toldWithTheDay)
        expect(yield* untoldOf(userId, { since: at })).toEqual([left?.id, early?.id])
        expect(yield* untoldOf(userId, { since: later })).toEqual([left?.id])
        expect(yield* untoldOf(userId, { since: lease })).toEqual([])
      })
    ))

  it("holds as told by an email what came before it was sent, not what came since", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold({}, { createdAt: later })
        const [sent, tried] = told
        const { tell } = yield* NotificationRepository
        const { claim, settle } = yield* EmailRepository
        const about = (one: Told | undefined) => ({ to: { userId }, thingId: one?.thingId ?? "" })
        for (const email of yield* claim(later, lease, 1_000)) {
          if (email.id === sent?.emailId) yield* settle(email, { state: "sent", sentAt: later })
          if (email.id === tried?.emailId)
            yield* settle(email, { state: "waiting", reason: "nobody answers", notBefore: lease })
        }
        expect(yield* untoldOf(userId)).toEqual([])

        const renewed = aTold({ ...about(sent), createdAt: lease, emailAt: lease })
        yield* tell([renewed])
        expect(yield* untoldOf(userId)).toEqual([])
        for (const email of yield* claim(lease, lease, 1_000))
          if (email.id === renewed.emailId)
            yield* settle(email, { state: "dropped", reason: "told otherwise" })
        expect(yield* untoldOf(userId)).toEqual([renewed.id])
      })
    ))

  it("holds what came since the only email until it is read as told, as long as that is not read", () =>
    run(
      Effect.gen(function* () {
        const conversationId = aConversation().id
        const about = talk("Marcus", { thingId: conversationId })
        const { userId } = yield* seedTold(about)
        const { conversationRead, tell } = yield* NotificationRepository
        yield* settleDue(at, later, { state: "sent", sentAt: at })
        const next = () => aTold({ to: { userId }, ...about, createdAt: lease, emailAt: lease })
        yield* tell([next()])
        expect(yield* untoldOf(userId)).toEqual([])
        // Also where that email is older than `since`.
        expect(yield* untoldOf(userId, { since: later })).toEqual([])

        yield* conversationRead(userId, conversationId, lease)
        const wanted = next()
        yield* tell([wanted])
        expect(yield* untoldOf(userId)).toEqual([])
        yield* settleDue(lease, lease, { state: "dropped", reason: "told with the day's others" })
        expect(yield* untoldOf(userId)).toEqual([wanted.id])
      })
    ))

  it("leaves out what its reader was to get no email of, unless it is told anew since", () =>
    run(
      Effect.gen(function* () {
        const { tell } = yield* NotificationRepository
        const { claim, settle } = yield* EmailRepository
        const reasons = [...unwantedReasons, "email is off"]
        const { told, userId } = yield* seedTold(...reasons.map(() => ({})))
        const reasonOf = new Map(told.map(({ emailId }, index) => [emailId, reasons[index] ?? ""]))
        for (const email of yield* claim(at, later, 1_000))
          yield* settle(email, { state: "dropped", reason: reasonOf.get(email.id) ?? "of another test" })
        expect(yield* untoldOf(userId)).toEqual([told.at(-1)?.id])

        const again = aTold({
          to: { userId },
          thingId: told[0]?.thingId ?? "",
          createdAt: lease,
          emailAt: lease
        })
        yield* tell([again])
        yield* settleDue(lease, lease, { state: "dropped", reason: toldWithTheDay })
        expect(yield* untoldOf(userId)).toEqual([again.id, told.at(-1)?.id])
      })
    ))

  it("holds a conversation that a day's email told of as told, and writes no email, until it is read", () =>
    run(
      Effect.gen(function* () {
        const conversationId = aConversation().id
        const about = talk("Marcus", { thingId: conversationId })
        const { userId } = yield* seedTold(about)
        const { conversationRead, tell } = yield* NotificationRepository
        const { add } = yield* EmailRepository
        const drop = settleDue(lease, lease, { state: "dropped", reason: toldWithTheDay })
        yield* drop
        expect(yield* untoldOf(userId)).toHaveLength(1)
        const kind = "message-received"
        const groupKey = groupKeyOf(kind, conversationId)
        const holding = { userId, kind, thingId: conversationId, groupKey, dropped: toldWithTheDay } as const
        // Adding it a second time has no effect.
        yield* add([anEmail(holding)])
        yield* add([anEmail(holding)])
        const next = () => aTold({ to: { userId }, ...about, createdAt: lease, emailAt: lease })
        const unwanted = next()
        yield* tell([unwanted])
        expect(yield* emailsOf([unwanted])).toEqual(["none"])
        expect(yield* untoldOf(userId)).toEqual([])

        yield* conversationRead(userId, conversationId, lease)
        const wanted = next()
        yield* tell([wanted])
        expect(yield* emailsOf([wanted])).toEqual(["waiting"])
        yield* drop
        expect(yield* untoldOf(userId)).toEqual([wanted.id])
      })
    ))

  it("leaves a conversation to the other one as unread, with no second email, when one of two opens it", () =>
    run(
      Effect.gen(function* () {
        const conversationId = aConversation().id
        const about = talk("Marcus", { thingId: conversationId })
        const [reader, other] = [yield* seedTold(about), yield* seedTold(about)]
        const { conversationRead, tell, unread } = yield* NotificationRepository
        yield* settleDue(later, lease, { state: "sent", sentAt: later })
        yield* conversationRead(reader.userId, conversationId, later)
        expect([yield* unread(reader.userId, later), yield* unread(other.userId, later)]).toEqual([0, 1])
        const next = [reader, other].map(({ userId }) => aTold({ to: { userId }, ...about }))
        yield* tell(next)
        expect(yield* emailsOf(next)).toEqual(["waiting", "none"])
      })
    ))

  it("takes back what was to be told later", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold({ createdAt: later }, {})
        const { of, withdraw } = yield* NotificationRepository
        yield* withdraw([{ userId }], "job-completed", [told[0]?.thingId ?? ""])
        expect((yield* of(userId, all, lease)).map(({ id }) => id)).toEqual([told[1]?.id])
      })
    ))

  it("forgets what is older than it is kept", () =>
    run(
      Effect.gen(function* () {
        const { told, userId } = yield* seedTold({}, { createdAt: later })
        const { of, purge } = yield* NotificationRepository
        yield* purge(later)
        expect((yield* of(userId, all, lease)).map(({ id }) => id)).toEqual([told[1]?.id])
      })
    ))
  it("takes back what is to be told of things, of one kind alone, unless it is read or sent", () =>
    run(
      Effect.gen(function* () {
        const { markRead, of, unreadAbout, withdraw } = yield* NotificationRepository
        const { claim, settle } = yield* EmailRepository
        const [thingId, read, sent] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
        const { told, userId } = yield* seedTold(
          { thingId },
          { thingId, kind: "quote-requested" },
          { thingId: read },
          { thingId: sent, emailAt: "2001-03-02T09:30:00.000Z" },
          {}
        )
        const [meant, ofOtherKind, , , ofOtherThing] = told
        for (const email of yield* claim("2001-03-02T09:30:00.000Z", lease, 1))
          yield* settle(email, { state: "sent", sentAt: at })
        yield* markRead(userId, { about: [read] }, later)
        expect((yield* unreadAbout(userId, "job-completed", thingId))?.id).toBe(meant?.id)
        expect((yield* unreadAbout(userId, "quote-requested", thingId))?.id).toBe(ofOtherKind?.id)

        const gone = yield* withdraw([{ userId }], "job-completed", [thingId, read, sent])
        expect(new Set(gone.map(({ id }) => id))).toEqual(new Set([meant?.id, told[3]?.id]))
        const left = (yield* of(userId, all, lease)).map(({ id }) => id)
        expect(new Set(left)).toEqual(new Set([ofOtherKind?.id, told[2]?.id, ofOtherThing?.id]))
        expect(yield* emailsOf(told.filter((one) => one.thingId !== read))).toEqual([
          "dropped",
          "waiting",
          "sent",
          "waiting"
        ])
      })
    ))
})
