import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"

import { aLink, emailsTo } from "#tests/http/accounts/links.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aHomeownerOf, password } from "#tests/support/ui/visit.tsx"

import { inAnotherBrowser } from "../live/other-browser.ts"
import { forgetMail, mailOffWords, tellMail } from "./link-parts.ts"
import { field, fill, heard, openAccount, press, user } from "./own-parts.tsx"

const app = atApp()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  forgetMail()
})

const open = async (person = aHomeownerOf(app)) => {
  const olivia = await person
  return { olivia, ...(await openAccount(app, olivia, "security")) }
}

/** Whether another browser of the person has been signed out. */
const isSignedOut = ({ post }: Awaited<ReturnType<typeof inAnotherBrowser>>) =>
  post("/api/me/sessions/end-others").then(
    () => false,
    (refusal: Error) => refusal.message.includes(" 401")
  )

describe("the email address", () => {
  it("changes by a link to the new one, which is said from then on", async () => {
    const { olivia } = await open()
    expect(screen.getByText(olivia.email)).toBeTruthy()
    await fill({ "New email": "New@Example.com ", "Your password": password })
    await press("Send a link to the new address")
    await heard("The link is on its way")
    const line = "We have sent a link to new@example.com. It becomes your address once you press the link."
    expect(await screen.findByText(line)).toBeTruthy()
    expect([field("New email").value, field("Your password").value]).toEqual(["", ""])
    expect((await emailsTo(app, olivia)).toSorted()).toEqual(["change-email", "email-changing"])
    cleanup()
    await open(Promise.resolve(olivia))
    expect(await screen.findByText(line)).toBeTruthy()
  })

  it("is the new one on return from where the link was pressed", async () => {
    const { olivia } = await open()
    const email = `new-${olivia.email}`
    await fill({ "New email": email, "Your password": password })
    await press("Send a link to the new address")
    await screen.findByText(/^We have sent a link to/)
    const key = await aLink(app, { ...olivia, email }, { purpose: "change" })
    await app.client().post("/api/auth/confirm", { key })
    window.dispatchEvent(new Event("visibilitychange"))
    expect(await screen.findByText(email)).toBeTruthy()
    expect(screen.getByDisplayValue(email)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/^We have sent a link to/)).toBeNull())
  })

  it("stays as it is where the password is wrong or the address no other one, and nothing typed is lost", async () => {
    const { olivia } = await open()
    await fill({ "New email": "new@example.com", "Your password": "wrong" })
    await press("Send a link to the new address")
    expect(await screen.findByText("That is not your password.", { selector: "p" })).toBeTruthy()
    expect(field("New email").value).toBe("new@example.com")
    await fill({ "New email": olivia.email, "Your password": password })
    await press("Send a link to the new address")
    expect(await screen.findByText("That is your address already.", { selector: "p" })).toBeTruthy()
  })

  it("cannot change on a site that sends no email", async () => {
    tellMail("off")
    await open()
    expect(screen.getByText(mailOffWords)).toBeTruthy()
    expect(screen.queryByLabelText("New email")).toBeNull()
  })
})

describe("the password", () => {
  it("changes for who knows it, and other browsers are signed out", async () => {
    const person = await aHomeownerOf(app)
    const elsewhere = await inAnotherBrowser(app, person)
    await open(Promise.resolve(person))
    expect(await screen.findAllByRole("button", { name: "Sign out" })).toHaveLength(2)
    const chosen = "a longer password"
    await fill({ "Current password": password, "New password": chosen, "Confirm new password": chosen })
    await press("Change password")
    await heard("Your password is changed")
    expect(await isSignedOut(elsewhere)).toBe(true)
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Sign out" })).toHaveLength(1))
    expect(field("Current password").value).toBe("")
  })

  it("does not for who does not, which is said at its field", async () => {
    await open()
    const chosen = "a longer password"
    await fill({ "Current password": "wrong", "New password": chosen, "Confirm new password": "another" })
    await press("Change password")
    expect(await screen.findByText("Passwords don't match")).toBeTruthy()
    await fill({ "Confirm new password": chosen })
    await press("Change password")
    expect(await screen.findByText("That is not your password.", { selector: "p" })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field("Current password")))
  })
})

const browsers = async () => within(await screen.findByRole("list", { name: "Browsers" }))
const item = async (name: string) => {
  const found = (await browsers()).getByText(name).closest("li")
  if (found === null) throw new Error(`${name} is in no list`)
  return found
}

describe("where one is signed in", () => {
  it("stands with browser, day and time, this one first", async () => {
    const person = await aHomeownerOf(app)
    await inAnotherBrowser(app, person)
    await open(Promise.resolve(person))
    const items = (await browsers()).getAllByRole("listitem")
    expect(items).toHaveLength(2)
    const other = await item("Unknown browser")
    expect(other.textContent).toMatch(/Signed in \w+ \d+, \d{4}, \d+:\d\d [AP]M · Last seen \w+ \d+, \d{4}/)
    expect(other.textContent).not.toContain("This browser")
    expect(items.map(({ textContent }) => textContent?.includes("This browser"))).toEqual([true, false])
    const button = within(other).getByRole("button", { name: "Sign out" })
    const described = document.getElementById(button.getAttribute("aria-describedby") ?? "")
    expect(described?.textContent).toMatch(/^Unknown browserSigned in \w+ \d+, \d{4}, \d+:\d\d [AP]M/)
  })

  it("has seen nobody tomorrow, in the evening", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-03T01:30:00.000Z") })
    // In a time zone of UTC-6.
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(360)
    await open()
    expect((await browsers()).getByRole("listitem").textContent).toMatch(
      /Signed in Mar 2, 2026, .* · Last seen Mar 2, 2026/
    )
  })

  it("shows ten of many, and all of them when asked", async () => {
    const person = await aHomeownerOf(app)
    await open(Promise.resolve(person))
    for (let turn = 0; turn < 10; turn++) await inAnotherBrowser(app, person)
    cleanup()
    await open(Promise.resolve(person))
    expect((await browsers()).getAllByRole("listitem")).toHaveLength(10)
    await press("Show all 11")
    const items = (await browsers()).getAllByRole("listitem")
    expect(items).toHaveLength(11)
    expect(items[10]?.contains(document.activeElement)).toBe(true)
    expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull()
  })

  it("ends one by one, and the focus stays at the list", async () => {
    const person = await aHomeownerOf(app)
    const elsewhere = await inAnotherBrowser(app, person)
    await open(Promise.resolve(person))
    await user.click(within(await item("Unknown browser")).getByRole("button", { name: "Sign out" }))
    await heard("Unknown browser is signed out")
    expect(await isSignedOut(elsewhere)).toBe(true)
    const list = screen.getByRole("list", { name: "Browsers" })
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(1))
    await waitFor(() => expect(document.activeElement).toBe(list))
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull()
  })

  it("has ended where it was ended elsewhere meanwhile", async () => {
    const person = await aHomeownerOf(app)
    const elsewhere = await inAnotherBrowser(app, person)
    await open(Promise.resolve(person))
    const other = await item("Unknown browser")
    await elsewhere.post("/api/auth/logout")
    await user.click(within(other).getByRole("button", { name: "Sign out" }))
    await heard("Unknown browser is signed out")
    await waitFor(() => expect(screen.queryByText("Unknown browser")).toBeNull())
  })

  it("ends everywhere else at once", async () => {
    const person = await aHomeownerOf(app)
    const others = [await inAnotherBrowser(app, person), await inAnotherBrowser(app, person)]
    await open(Promise.resolve(person))
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere else" }))
    await heard("You are signed out everywhere else")
    expect(await Promise.all(others.map(isSignedOut))).toEqual([true, true])
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Sign out" })).toHaveLength(1))
  })

  it("ends here as from the menu", async () => {
    const { history, queryClient } = await open()
    await user.click(await screen.findByRole("button", { name: "Sign out" }))
    await heard("Logged out successfully")
    expect(history.at(-1)).toMatch(/^\/(login|$)/)
    expect(queryClient.getQueryData(["me"])).toEqual({ user: null })
  })
})
