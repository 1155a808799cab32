import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"

import { mount } from "#tests/support/ui/mount.tsx"
import { PhotoGallery } from "#ui/features/photos/PhotoGallery.tsx"
import { PhotoStrip } from "#ui/features/photos/PhotoStrip.tsx"
import { photoAt } from "#ui/features/photos/shown-photo.ts"

const user = userEvent.setup({ delay: null })

afterEach(() => {
  vi.unstubAllGlobals()
})

const shownAt = (name: string) => photoAt(`/photos/${name}/large.webp`)
const photos = [shownAt("a"), { ...shownAt("b"), caption: "The cracked tile" }, shownAt("c")]

const open = async (name: string) => {
  mount(<PhotoStrip photos={photos} label="Photos" />)
  await user.click(screen.getByRole("button", { name }))
  return within(await screen.findByRole("dialog", { name: "Photos" }))
}
const shown = (dialog: ReturnType<typeof within>) => dialog.getByRole("img").getAttribute("alt")

/** A strip whose photos change with each press, while the lightbox is open. */
const Changing = ({ stages }: { readonly stages: ReadonlyArray<typeof photos> }) => {
  const [stage, setStage] = useState(0)
  return (
    <>
      <PhotoStrip photos={stages[stage] ?? []} label="Photos" />
      <button type="button" onClick={() => setStage(stage + 1)}>
        Change
      </button>
    </>
  )
}

const change = () => fireEvent.click(screen.getByText("Change"))

describe("small pictures", () => {
  it("have a size, come when they are in sight, and say what is on them", () => {
    mount(<PhotoStrip photos={photos} label="Photos" />)
    const pictures = within(screen.getByRole("list", { name: "Photos" })).getAllByRole<HTMLImageElement>(
      "img"
    )
    expect(pictures.map(({ alt }) => alt)).toEqual(["Photo 1 of 3", "The cracked tile", "Photo 3 of 3"])
    expect(pictures.map(({ height, loading, width }) => [width, height, loading])).toEqual(
      pictures.map(() => [70, 70, "lazy"])
    )
    expect(pictures[0]?.getAttribute("src")).toBe("/photos/a/thumb.webp")
  })
})

describe("the pictures of a provider's work", () => {
  it("come all at a press, which leaves the focus at the first that came", async () => {
    const many = Array.from("abcdefghij", shownAt)
    vi.stubGlobal("fetch", async () => Response.json(many))
    mount(<PhotoGallery providerId="1" businessName="Reyes Plumbing" />)
    const list = within(await screen.findByRole("list", { name: "Work of Reyes Plumbing" }))
    expect(list.getAllByRole("button")).toHaveLength(8)
    await user.click(screen.getByRole("button", { name: "Show all 10 photos" }))
    expect(list.getAllByRole("button")).toHaveLength(10)
    expect(document.activeElement).toBe(list.getByRole("button", { name: "Photo 9 of 10" }))
  })
})

describe("a large picture", () => {
  it("is left for the others by keys, buttons and swipes, as far as there are any", async () => {
    const dialog = await open("The cracked tile")
    expect(shown(dialog)).toBe("The cracked tile")
    expect(dialog.getByRole("status").textContent).toBe("2 of 3")
    const caption = dialog.getByText("The cracked tile")
    expect(caption.getAttribute("aria-live")).toBe("polite")
    await user.keyboard("{ArrowLeft}{ArrowLeft}")
    expect(caption.textContent).toBe("")
    expect(caption.isConnected).toBe(true)
    expect(shown(dialog)).toBe("Photo 1 of 3")
    await user.click(dialog.getByRole("button", { name: "Next photo" }))
    expect(shown(dialog)).toBe("The cracked tile")
    const picture = dialog.getByRole("img")
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(picture, { touches: [{}], changedTouches: [{ clientX: from, clientY: 200 }] })
      fireEvent.touchEnd(picture, { touches: [], changedTouches: [{ clientX: to, clientY: 210 }] })
    }
    swipe(300, 280)
    expect(shown(dialog)).toBe("The cracked tile")
    swipe(300, 120)
    expect(shown(dialog)).toBe("Photo 3 of 3")
    await user.keyboard("{ArrowRight}")
    expect(dialog.getByRole("status").textContent).toBe("3 of 3")
  })

  it("stays where others are taken away meanwhile, and gives way to the next when it is itself", async () => {
    const [, second, third] = photos
    if (!second || !third) throw new Error("There are three")
    mount(<Changing stages={[photos, [second, third], [second], [], [second]]} />)
    await user.click(screen.getByRole("button", { name: "The cracked tile" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Photos" }))
    change()
    expect(shown(dialog)).toBe("The cracked tile")
    expect(dialog.getByRole("status").textContent).toBe("1 of 2")
    await user.click(dialog.getByRole("button", { name: "Next photo" }))
    change()
    expect(shown(dialog)).toBe("The cracked tile")
    change()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    change()
    await user.click(screen.getByRole("button", { name: "The cracked tile" }))
    expect(await screen.findByRole("dialog", { name: "Photos" })).toBeTruthy()
  })

  it("gives the focus back to the small one", async () => {
    await open("Photo 3 of 3")
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Photo 3 of 3" }))
  })

  it.each([
    [410, "Removed by the site."],
    [404, "This photo cannot be shown."]
  ])("that is answered with %i is replaced by words", async (status, words) => {
    vi.stubGlobal("fetch", async () => new Response("", { status }))
    const dialog = await open("Photo 1 of 3")
    fireEvent.error(dialog.getByRole("img"))
    expect((await dialog.findByRole("alert")).textContent).toBe(words)
    await user.keyboard("{ArrowRight}")
    expect(shown(dialog)).toBe("The cracked tile")
  })
})
