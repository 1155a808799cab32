import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { aProject, aQuote, aTold } from "#tests/support/builders.ts"
import { seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { takeBack, takeInvitationsBack } from "#use-cases/project/take-back.ts"
import { unsayOutdated } from "#use-cases/quote/unsay-outdated.ts"

onEveryStore("What was to be said of the ends of offers", (run) => {
  it("is taken back of each homeowner whose offers they were", () =>
    run(
      Effect.gen(function* () {
        const { tell, unreadAbout } = yield* NotificationRepository
        const owners = [yield* seedHomeowner(), yield* seedHomeowner()]
        const [offered, others] = [0, 1].map(() =>
          owners.flatMap(({ id }) => [1, 2].map(() => aQuote({ homeownerId: id, offerVersion: 1 })))
        )
        if (!offered || !others) throw new Error("There should be offers")
        const told = [...offered, ...others].map(({ homeownerId: userId, id }) =>
          aTold({ to: { userId }, kind: "offer-ending", thing: "quote", thingId: id })
        )
        yield* tell(told)
        yield* unsayOutdated(offered)
        const unread = yield* Effect.filter([...offered, ...others], ({ homeownerId, id }) =>
          Effect.map(unreadAbout(homeownerId, "offer-ending", id), (notice) => notice !== null)
        )
        expect(unread).toEqual(others)
      })
    ))
})

onEveryStore("What was said of a project that is open no more", (run) => {
  it("is taken back of all who were asked for it, and of nobody else", () =>
    run(
      Effect.gen(function* () {
        const { tell, unreadAbout } = yield* NotificationRepository
        const at = "2026-03-02T10:00:00.000Z"
        const homeowner = yield* seedHomeowner()
        const [addressee, one, two] = [yield* seedProvider(), yield* seedProvider(), yield* seedProvider()]
        const [project, other] = [addressee.id, null].map((providerId) =>
          aProject({ homeownerId: homeowner.id, providerId })
        )
        if (!project || !other) throw new Error("There should be projects")
        const projects = [project, other]
        const invitations = projects.flatMap(({ id: projectId }) =>
          [one, two].map(({ id: providerId }) => ({ projectId, providerId, at }))
        )
        yield* seedMarketplace({ projects, invitations })
        const told = projects.flatMap(({ id: thingId }) =>
          [addressee, one, two].map(({ id, userId }) => ({
            userId,
            kind: id === addressee.id ? ("project-addressed" as const) : ("invited" as const),
            thingId
          }))
        )
        yield* tell(told.map(({ userId, ...about }) => aTold({ to: { userId }, thing: "project", ...about })))
        yield* takeBack(project)
        yield* takeInvitationsBack(project)
        const unread = yield* Effect.filter(told, ({ kind, thingId, userId }) =>
          Effect.map(unreadAbout(userId, kind, thingId), (notice) => notice !== null)
        )
        expect(unread).toEqual(told.filter(({ thingId }) => thingId === other.id))
      })
    ))
})
