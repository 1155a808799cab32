import { act, cleanup, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Route } from "wouter"

import type { Account } from "#domain/account/account.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aConversation, aQuote, aUser } from "#tests/support/builders.ts"
import { holdCalls } from "#tests/support/ui/held-calls.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { aHomeownerOf, aProviderOf, password, visit } from "#tests/support/ui/visit.tsx"
import { LoginScreen } from "#ui/features/account/LoginScreen.tsx"
import { changeUnsent } from "#ui/features/messages/outbox/unsent-store.ts"
import { StartProjectScreen } from "#ui/features/projects/StartProjectScreen.tsx"
import { ProviderProfileScreen } from "#ui/features/provider-profile/ProviderProfileScreen.tsx"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { onDoubtedSession } from "#ui/shared/api/doubted-session.ts"
import { currentToast } from "#ui/shared/feedback/toast/toast.ts"
import { formDraft } from "#ui/shared/forms/form-draft.ts"
import { noteSession } from "#ui/shared/session/note-session.ts"
import { followSignOuts } from "#ui/shared/session/private-storage.ts"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"
import { sessionQuery } from "#ui/shared/session/session-query.ts"
import { useLogout } from "#ui/shared/session/use-logout.ts"

import { leaveNothing, type as typeProfile } from "../provider-profile/parts.tsx"

const user = userEvent.setup({ delay: null })

const app = atApp()
let olivia: Account
let marco: Awaited<ReturnType<typeof aProviderOf>>
beforeEach(async () => {
  olivia = await aHomeownerOf(app)
  marco = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})
afterEach(() => {
  leaveNothing()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const secret = "The key lies under the mat"
const everything = () => JSON.stringify([sessionStorage, localStorage])

/** What Olivia typed into a form, and into a conversation, in this tab. */
const typedByOlivia = () => {
  formDraft("review:1", olivia.id).keep({ content: secret }, { content: "" })
  const place = { ownerId: olivia.id, conversationId: aConversation().id }
  changeUnsent(place, (unsent) => ({ ...unsent, draft: secret }))
}

const SignOut = () => {
  const logout = useLogout()
  return <button onClick={() => void logout()}>Sign out</button>
}

const page = () => (
  <>
    <Route path="/providers">
      <GetQuoteButton provider={marco} />
    </Route>
    <Route path="/login">
      <LoginScreen />
    </Route>
    <Route path="/provider-profile">
      <ProviderProfileScreen />
    </Route>
    <QuoteDialogs />
    <SignOut />
  </>
)

const ask = async () => {
  await user.click(await screen.findByRole("button", { name: "Get Quote" }))
  return screen.findByLabelText<HTMLTextAreaElement>("Project description")
}

const openQuote = async (as?: { readonly email: string }) => {
  const view = await visit(app, page(), { path: "/providers", ...(as ? { as } : {}) })
  await waitFor(() => expect(view.queryClient.getQueryData(sessionQuery.queryKey)).toBeTruthy())
  await user.type(await ask(), secret)
  await user.type(screen.getByLabelText("Contact name"), "Olivia Park")
  await user.type(screen.getByLabelText("Contact phone"), "512-555-0142")
  return view
}

const signIn = async ({ email }: { readonly email: string }) => {
  await user.type(await screen.findByLabelText("Email"), email)
  await user.type(screen.getByLabelText("Password"), password)
  await user.click(screen.getByRole("button", { name: "Sign In" }))
}

const endSession = () =>
  fetch("/api/auth/logout", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}"
  })

describe("signing out", () => {
  it("leaves nothing that was typed", async () => {
    await openQuote(olivia)
    typedByOlivia()
    expect(everything()).toContain(secret)
    await user.click(screen.getByRole("button", { name: "Sign out", hidden: true }))
    await screen.findByText("Logged out successfully")
    expect(everything()).not.toContain(secret)
    expect(everything()).not.toContain("512-555-0142")
  })

  it("takes an unsaved profile along, and does not say that it is kept", async () => {
    await visit(app, page(), { path: "/provider-profile", as: marco })
    await screen.findByLabelText("Business name")
    await typeProfile({ "Business name": secret })
    expect(everything()).toContain(secret)
    vi.stubGlobal("confirm", () => true)
    await user.click(screen.getByRole("button", { name: "Sign out" }))
    await waitFor(() => expect(currentToast()?.title).toBe("Logged out successfully"))
    expect(everything()).not.toContain(secret)
  })

  it("in this tab is found out by the others", async () => {
    await visit(app, <SignOut />, { path: "/", as: olivia })
    const era = localStorage.getItem("private-era")
    await user.click(screen.getByRole("button", { name: "Sign out" }))
    await screen.findByText("Logged out successfully")
    expect(localStorage.getItem("private-era")).not.toBe(era)
  })

  it("in another tab clears this one too", () => {
    followSignOuts()
    formDraft("review:1", olivia.id).keep({ content: secret }, { content: "" })
    localStorage.setItem("private-era", "another one")
    dispatchEvent(new StorageEvent("storage", { key: "private-era", newValue: "another one" }))
    expect(everything()).not.toContain(secret)
  })

  it("in another tab lets this one ask who is signed in, and nothing else there does", () => {
    followSignOuts()
    const doubted = vi.fn<() => void>()
    const stop = onDoubtedSession(doubted)
    dispatchEvent(new StorageEvent("storage", { key: "review:1-draft", newValue: "typed" }))
    expect(doubted).not.toHaveBeenCalled()
    dispatchEvent(new StorageEvent("storage", { key: "private-era", newValue: "another one" }))
    expect(doubted).toHaveBeenCalledOnce()
    stop()
  })

  it("in another tab leaves nothing of what stands in the open forms of this one", async () => {
    await visit(app, <StartProjectScreen />, { path: "/start-project", as: olivia })
    await user.type(await screen.findByLabelText("Project Title"), secret)
    localStorage.setItem("private-era", "another one")
    noteSession(null)
    expect(everything()).not.toContain(secret)
  })

  it("in another tab is found out by a tab that has slept meanwhile", () => {
    formDraft("review:1", olivia.id).keep({ content: secret }, { content: "" })
    localStorage.setItem("private-era", "another one")
    dispatchEvent(new Event("pageshow"))
    expect(everything()).not.toContain(secret)
  })

  it("in another tab is found out by a tab that has heard nothing, before it shows or keeps what is typed", () => {
    const draft = formDraft("review:1", olivia.id)
    draft.keep({ content: secret }, { content: "" })
    localStorage.setItem("private-era", "another one")
    expect(draft.restore({ content: "" })).toBeUndefined()
    formDraft("review:2", olivia.id).keep({ content: secret }, { content: "" })
    localStorage.setItem("private-era", "yet another one")
    draft.keep({ content: "Tidy" }, { content: "" })
    expect(everything()).not.toContain(secret)
    expect(draft.restore({ content: "" })).toEqual({ content: "Tidy" })
  })

  it("forgets attempts whose fate nobody knows", async () => {
    await visit(app, <SignOut />, { path: "/", as: olivia })
    const { held } = holdCalls("POST", /\/review$/)
    const params = { quoteId: aQuote().id }
    const attempt = { params, body: { rating: 4, title: "Tidy", content: secret } } as const
    const send = () => callOnce("POST /api/quotes/:quoteId/review", attempt).catch(() => undefined)
    const keyOf = (number: number) => held[number]?.headers.get("idempotency-key")
    const [first, second] = [send(), send()]
    expect(keyOf(0)).toBe(keyOf(1))
    await user.click(screen.getByRole("button", { name: "Sign out" }))
    await screen.findByText("Logged out successfully")
    const third = send()
    expect(keyOf(2)).not.toBe(keyOf(0))
    held.forEach(({ lose }) => lose())
    await Promise.all([first, second, third])
  })
})

describe("another person in the same browser", () => {
  it("finds nothing of a session that ended by itself", async () => {
    await openQuote(olivia)
    typedByOlivia()
    cleanup()
    const { queryClient } = await visit(app, <SignOut />, { path: "/", as: await aHomeownerOf(app) })
    await queryClient.fetchQuery(sessionQuery)
    expect(everything()).not.toContain(secret)
  })

  it("does not come back to the request that the first one was sending", async () => {
    const { history } = await openQuote(olivia)
    await endSession()
    await user.click(screen.getByRole("button", { name: "Send Request" }))
    await waitFor(() => expect(history.at(-1)).toBe("/login?next=%2Fproviders"))
    await signIn(await aHomeownerOf(app))
    await waitFor(() => expect(history.at(-1)).toBe("/providers"))
    expect((await ask()).value).toBe("")
    expect(everything()).not.toContain(secret)
  })

  it("finds no form as the first one has left it", async () => {
    const form = <RequireSession>{() => <input aria-label="Title" />}</RequireSession>
    const { queryClient } = mount(form, { user: aUser() })
    screen.getByLabelText<HTMLInputElement>("Title").value = secret
    act(() => void queryClient.setQueryData(sessionQuery.queryKey, { user: aUser() }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe(""))
  })

  it("finds no open request of the first one", async () => {
    const { queryClient } = await openQuote(olivia)
    act(() => void queryClient.setQueryData(sessionQuery.queryKey, { user: aUser() }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect((await ask()).value).toBe("")
  })
})

describe("the same person", () => {
  it("goes on with the request when the session has ended meanwhile", async () => {
    const { history } = await openQuote(olivia)
    await endSession()
    await user.click(screen.getByRole("button", { name: "Send Request" }))
    await waitFor(() => expect(history.at(-1)).toBe("/login?next=%2Fproviders"))
    expect(screen.getByText("Your request is kept. Sign in to send it.")).toBeTruthy()
    expect(screen.queryByText(/You are signed in as/)).toBeNull()
    await signIn(olivia)
    const field = await screen.findByLabelText<HTMLTextAreaElement>("Project description")
    expect(field.value).toBe(secret)
  })

  it("has as their own what they typed before signing in, and nobody has it after them", async () => {
    const { history } = await openQuote()
    await user.click(screen.getByRole("button", { name: "Send Request" }))
    await waitFor(() => expect(history.at(-1)).toBe("/login?next=%2Fproviders"))
    await signIn(olivia)
    const field = await screen.findByLabelText<HTMLTextAreaElement>("Project description")
    expect(field.value).toBe(secret)
    cleanup()
    const { queryClient } = await visit(app, <SignOut />, { path: "/", as: await aHomeownerOf(app) })
    await queryClient.fetchQuery(sessionQuery)
    expect(everything()).not.toContain(secret)
  })
})
