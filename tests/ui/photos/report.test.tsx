import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { photoAddress } from "#domain/photo/photo.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aPhoto, createdAt } from "#tests/support/builders.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { EntryPhotos } from "#ui/features/dashboard/frame/EntryPhotos.tsx"
import { PhotoStrip } from "#ui/features/photos/PhotoStrip.tsx"
import { photoAt } from "#ui/features/photos/shown-photo.ts"

const user = userEvent.setup({ delay: null })
const app = atApp()

it("a photo is reported where it is looked at, and the keys of the report are its own", async () => {
  const olivia = await aHomeownerOf(app)
  const provider = await aProviderOf(app)
  const photos = [1, 2].map((position) =>
    aPhoto({
      ownerId: provider.userId,
      purpose: "portfolio",
      thingId: provider.id,
      state: "attached",
      attachedAt: createdAt,
      position
    })
  )
  await app.run(Effect.flatMap(PhotoRepository, ({ insert }) => insert(photos, null)))
  const shown = photos.map(({ id }) => photoAt(photoAddress(id, "large")))
  await visit(app, <PhotoStrip photos={shown} label="Photos" />, { path: "/", as: olivia })
  await user.click(await screen.findByRole("button", { name: "Photo 1 of 2" }))
  await user.click(await screen.findByRole("button", { name: "Report: Photo 1 of 2" }))
  const dialog = within(await screen.findByRole("dialog", { name: /^Report this photo/ }))
  await user.selectOptions(dialog.getByLabelText("Reason"), "private_data")
  await user.type(dialog.getByLabelText("What is wrong?"), "It shows my front door.{ArrowRight}")
  await user.click(dialog.getByRole("button", { name: "Send report" }))
  expect(await screen.findByText("Thank you. We will write to you.")).toBeTruthy()
  expect(screen.getByText("1 of 2")).toBeTruthy()
  const [sent] = await app.run(Effect.flatMap(CaseRepository, ({ ofPerson }) => ofPerson(olivia.id, 9)))
  expect(sent).toMatchObject({ about: "photo", aboutId: photos[0]?.id, against: provider.userId })
})

const aPicture = photoAt("/photos/0197461c-0000-7000-8000-000000000001/large.webp")

it.each([
  { role: "homeowner", whose: "one's own", buttons: ["Close"] },
  { role: "provider", whose: "somebody else's", buttons: ["Report: Photo", "Close"] }
] as const)("of what was photographed for a request, $whose has $buttons", async ({ role, buttons }) => {
  const olivia = await aHomeownerOf(app)
  await visit(app, <EntryPhotos role={role} photos={[aPicture]} />, { path: "/", as: olivia })
  await user.click(await screen.findByRole("button", { name: "Photo" }))
  const large = within(await screen.findByRole("dialog", { name: "Photos" }))
  expect(large.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(buttons)
})
