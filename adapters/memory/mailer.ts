import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { AddressRefused, NotSent } from "#domain/notices/mail-errors.ts"
import { type Letter, Mailer } from "#ports/mailer.ts"

type Answer = (letter: Letter) => Effect.Effect<void, AddressRefused | NotSent>

/** A mailer that keeps what is sent, unless `answer` fails. */
export const memoryMailer = (
  options: Partial<Mailer["Service"]> = {},
  answer: Answer = () => Effect.void
) => {
  const letters: Array<Letter> = []
  const layer = Layer.succeed(
    Mailer,
    Mailer.of({
      isOn: true,
      reachesPeople: false,
      siteUrl: Effect.succeed("https://www.example.com"),
      postalAddress: "12 Main Street, Austin, TX 78701",
      readsAnswers: false,
      contact: "hello@example.com",
      send: (letter) =>
        Effect.andThen(
          answer(letter),
          Effect.sync(() => void letters.push(letter))
        ),
      ...options
    })
  )
  return { letters, layer }
}
