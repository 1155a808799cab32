import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"

import { aPairIn, type Pair } from "./pair.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let pair: Pair
beforeEach(async () => {
  pair = await aPairIn(app)
})

afterEach(() => void vi.useRealTimers())

const composer = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" })

/** Whether a screen reader announces a node that is added to the log. */
const isRead = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest("[aria-live=off]") === null

describe("an open conversation", () => {
  it("shows the messages in order under their day, and marks them as read", async () => {
    await pair.write(["Hello Olivia", "Hello Marco"])
    await pair.openChat()
    const log = await screen.findByRole("log", { name: "Messages with Reyes Plumbing" })
    await within(log).findByText("Hello Olivia")
    expect(within(log).getByText("Mar 5, 2026")).toBeTruthy()
    expect(log.textContent).toMatch(/Reyes Plumbing: Hello Olivia.*You: Hello Marco/)
    expect(screen.getByText("Service Provider")).toBeTruthy()
    await waitFor(() => expect(screen.queryByText("1 new")).toBeNull())
    cleanup()
    await pair.open()
    const item = await screen.findByRole("button", { name: /Reyes Plumbing/ })
    expect(within(item).queryByText(/new/)).toBeNull()
  })

  it("names the day anew once it is over, where one comes back to it", async () => {
    const now = Date.UTC(2026, 2, 5, 15, 30)
    vi.useFakeTimers({ toFake: ["Date"], now })
    await pair.write(["Hello Olivia"])
    await pair.openChat()
    const log = within(await screen.findByRole("log"))
    expect((await log.findByRole("heading", { level: 3 })).textContent).toBe("Today")
    vi.setSystemTime(now + 86_400_000)
    act(() => void document.dispatchEvent(new Event("visibilitychange")))
    expect(log.getByRole("heading", { level: 3 }).textContent).toBe("Yesterday")
  })

  it("says in the place of what was taken down why it is gone", async () => {
    await pair.write(["You are a crook.", "Hello Marco"])
    await pair.takeDown(0)
    await pair.openChat()
    const log = await screen.findByRole("log", { name: "Messages with Reyes Plumbing" })
    await within(log).findByText("Removed on Mar 6, 2026: it was abusive or obscene.")
    expect(within(log).queryByText("You are a crook.")).toBeNull()
  })

  it("invites to start when nothing was written yet", async () => {
    await pair.write([])
    await pair.openChat()
    expect(await screen.findByText("Start the conversation")).toBeTruthy()
  })

  it("sends on Enter, trimmed, and clears the field; Shift+Enter makes a new line", async () => {
    await pair.write([])
    await pair.openChat()
    const field = await composer()
    await user.type(field, "  First line{Shift>}{Enter}{/Shift}second line  ")
    expect(screen.queryByText(/You:/)).toBeNull()
    await user.keyboard("{Enter}")
    const log = screen.getByRole("log")
    await waitFor(() => expect(log.textContent).toContain("You: First line\nsecond line"))
    await waitFor(() => expect(field.value).toBe(""))
    const item = screen.getByRole("button", { name: /Reyes Plumbing/ })
    await waitFor(() => expect(item.textContent).toContain("First line"))
  })

  it.each(["   ", "\u200b \u200b"])(
    "does not send text in which nothing is to be seen: %j",
    async (typed) => {
      await pair.write([])
      await pair.openChat()
      await user.type(await composer(), `${typed}{Enter}`)
      const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send message" })
      expect(send.disabled).toBe(true)
      expect(await screen.findByText("Start the conversation")).toBeTruthy()
    }
  )

  it("keeps all of what is too long, and says so when it is to be sent", async () => {
    await pair.write([])
    await pair.openChat()
    const field = await composer()
    const long = `${"a".repeat(5_000)} END`
    await user.click(field)
    await user.paste(long)
    await user.keyboard("{Enter}")
    expect(await screen.findByText("Failed to send message")).toBeTruthy()
    expect(screen.getByText("Please use at most 5,000 characters")).toBeTruthy()
    expect(field.value).toBe(long)
    await user.clear(field)
    await user.paste(`  ${"a".repeat(5_000)}  `)
    await user.keyboard("{Enter}")
    await waitFor(() => expect(screen.getByRole("log").textContent).toContain(`You: ${"a".repeat(5_000)}`))
  })

  it("says so when sending fails, with the server's words", async () => {
    await pair.write([])
    await pair.openChat()
    await user.type(await composer(), "Are you there?")
    await fetch("/api/auth/logout", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}"
    })
    await user.keyboard("{Enter}")
    expect(await screen.findByText("Failed to send message")).toBeTruthy()
    expect(screen.getByText("Please sign in to continue.")).toBeTruthy()
    expect(screen.getByRole("log").textContent).toContain("You: Are you there?Not sent")
  })

  it("loads earlier messages a hundred at a time", async () => {
    await pair.write(Array.from({ length: 130 }, (_, index) => `message ${index + 1}.`))
    await pair.openChat()
    const log = await screen.findByRole("log")
    await within(log).findByText("message 130.")
    expect(within(log).queryByText("message 30.")).toBeNull()
    await user.click(screen.getByRole("button", { name: "Show earlier messages" }))
    await within(log).findByText("message 1.")
    expect(document.activeElement).toBe(log)
    expect(within(log).getAllByText(/^message/)).toHaveLength(130)
    expect(screen.queryByRole("button", { name: "Show earlier messages" })).toBeNull()
  })

  it("asks once for the earlier messages that a press scrolls to", async () => {
    await pair.write(Array.from({ length: 130 }, (_, index) => `message ${index + 1}.`))
    await pair.openChat()
    const log = await screen.findByRole("log")
    await within(log).findByText("message 130.")
    const earlier = screen.getByRole("button", { name: "Show earlier messages" })
    const fetched = vi.spyOn(globalThis, "fetch")
    act(() => {
      fireEvent.scroll(log)
      fireEvent.click(earlier)
    })
    await within(log).findByText("message 1.")
    const asked = fetched.mock.calls.filter(
      ([address]) => typeof address === "string" && address.includes("before=")
    )
    expect(asked).toHaveLength(1)
  })

  it("still has earlier messages to show once a hundred and one are there", async () => {
    await pair.write(
      Array.from({ length: 130 }, (_, index) => `message ${index + 1}.`),
      true
    )
    await pair.openChat()
    const log = await screen.findByRole("log")
    await within(log).findByText("message 130.")
    await user.type(await composer(), "Thanks{Enter}")
    await waitFor(() => expect(log.textContent).toMatch(/Thanks\d/))
    await user.click(screen.getByRole("button", { name: "Show earlier messages" }))
    await within(log).findByText("message 1.")
  })

  it("reads nothing out that is loaded, only what comes after it, once", async () => {
    await pair.write(Array.from({ length: 130 }, (_, index) => `message ${index + 1}.`))
    await pair.openChat()
    const log = await screen.findByRole("log")
    const heard: Array<string> = []
    const changes = new MutationObserver((all) => {
      const added = all.flatMap(({ addedNodes }) => [...addedNodes].filter(isRead))
      heard.push(...added.map((node) => node.textContent ?? ""))
    })
    changes.observe(log, { childList: true, subtree: true })
    expect(log.getAttribute("aria-live")).toBe("off")
    await within(log).findByText("message 130.")
    await waitFor(() => expect(log.getAttribute("aria-live")).toBe("polite"), { timeout: 5_000 })
    await user.click(screen.getByRole("button", { name: "Show earlier messages" }))
    await within(log).findByText("message 1.")
    expect(heard.join()).not.toMatch(/message \d/)
    await waitFor(() => expect(log.getAttribute("aria-live")).toBe("polite"), { timeout: 5_000 })
    await user.type(await composer(), "Thanks{Enter}")
    await waitFor(() => expect(log.textContent).toMatch(/Thanks\d/))
    changes.disconnect()
    expect(heard.filter((words) => words.includes("Thanks"))).toHaveLength(1)
  })

  it("makes web addresses links that pass nothing on, and leaves the sentence around them alone", async () => {
    await pair.write(["See https://example.com/tiles?a=1, and <b>not</b> javascript:alert(1)."])
    await pair.openChat()
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "https://example.com/tiles?a=1" })
    expect(link.rel).toBe("noopener noreferrer nofollow ugc")
    expect(screen.getByRole("log").textContent).toContain(", and <b>not</b> javascript:alert(1).")
    expect(within(screen.getByRole("log")).getAllByRole("link")).toHaveLength(1)
  })

  it("says of video calls that they are not available", async () => {
    await pair.write([])
    await pair.openChat()
    const control = await screen.findByRole("button", { name: "Video call (not available yet)" })
    expect(control.getAttribute("aria-disabled")).toBe("true")
  })
})
