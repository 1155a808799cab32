import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { AccountTaken } from "#domain/account/account-errors.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { aUserId } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const at = "2026-03-02T09:30:00.000Z"
const later = "2026-03-02T10:00:00.000Z"

onEveryStore("ContactRepository", (run) => {
  it("knows how to write to whoever has just opened an account", () =>
    run(
      Effect.gen(function* () {
        const { email, firstName, id: userId, lastName } = yield* seedHomeowner()
        const { held, of } = yield* ContactRepository
        expect(yield* held(userId)).toEqual(yield* of(userId))
        expect(yield* of(userId)).toEqual({
          userId,
          firstName,
          lastName,
          email,
          emailConfirmedAt: null,
          newEmail: null,
          timeZone: "America/Chicago",
          mailStopped: null
        })
        expect((yield* Effect.exit(of(aUserId())))._tag).toBe("Failure")
      })
    ))

  it("confirms an address once, and none that is another by now", () =>
    run(
      Effect.gen(function* () {
        const { email, id } = yield* seedHomeowner()
        const { confirm, of } = yield* ContactRepository
        yield* confirm(id, "other@example.com", at)
        expect(yield* of(id)).toMatchObject({ emailConfirmedAt: null })
        yield* confirm(id, email, at)
        yield* confirm(id, email, later)
        expect(yield* of(id)).toMatchObject({ emailConfirmedAt: at })
      })
    ))

  it("stops email to an address, and not to another one", () =>
    run(
      Effect.gen(function* () {
        const { email, id } = yield* seedHomeowner()
        const { of, stop } = yield* ContactRepository
        yield* stop(id, "other@example.com", "bounced")
        expect(yield* of(id)).toMatchObject({ mailStopped: null })
        yield* stop(id, email, "bounced")
        expect(yield* of(id)).toMatchObject({ mailStopped: "bounced" })
      })
    ))

  it("writes to an address again where email has shown to arrive, also to one that was confirmed before", () =>
    run(
      Effect.gen(function* () {
        const { email, id } = yield* seedHomeowner()
        const { confirm, of, stop } = yield* ContactRepository
        for (const confirmedAt of [at, later]) {
          yield* stop(id, email, "bounced")
          yield* confirm(id, "other@example.com", confirmedAt)
          expect(yield* of(id)).toMatchObject({ mailStopped: "bounced" })
          yield* confirm(id, email, confirmedAt)
          expect(yield* of(id)).toMatchObject({ mailStopped: null, emailConfirmedAt: at })
        }
      })
    ))

  it("gives a person another address, confirmed and without a stop, and lets sign-in find it", () =>
    run(
      Effect.gen(function* () {
        const { email, id } = yield* seedHomeowner()
        const { changeEmail, of, setNewEmail, stop } = yield* ContactRepository
        const newEmail = `new-${email}`
        yield* stop(id, email, "bounced")
        yield* setNewEmail(id, newEmail)
        expect(yield* of(id)).toMatchObject({ email, newEmail })
        yield* changeEmail(id, newEmail, later)
        expect(yield* of(id)).toMatchObject({
          email: newEmail,
          newEmail: null,
          emailConfirmedAt: later,
          mailStopped: null
        })
        const { byEmail } = yield* UserRepository
        expect(yield* byEmail(newEmail)).toMatchObject({ id })
        expect(yield* byEmail(email)).toBeNull()
      })
    ))

  it("gives nobody an address that somebody has", () =>
    run(
      Effect.gen(function* () {
        const taken = yield* seedHomeowner()
        const { email, id } = yield* seedHomeowner()
        const { changeEmail, of } = yield* ContactRepository
        expect(yield* Effect.flip(changeEmail(id, taken.email, at))).toEqual(
          new AccountTaken({ fields: ["email"] })
        )
        expect(yield* of(id)).toMatchObject({ email })
      })
    ))
})
