import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"

import { atApp } from "#tests/support/app/at-app.ts"
import { aHomeownerOf, aProviderOf, visit } from "#tests/support/ui/visit.tsx"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { QuoteDialogs } from "#ui/features/quotes/QuoteDialogs.tsx"
import { CallError } from "#ui/shared/api/call-error.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call } from "#ui/shared/api/call.ts"

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const app = atApp()
let reyes: Awaited<ReturnType<typeof aProviderOf>>
beforeAll(async () => {
  reyes = await aProviderOf(app, { businessName: "Reyes Plumbing" })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** From now on calls reach the server, but their answers are lost. */
const loseAnswers = () => {
  const real = globalThis.fetch
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    const answer = await real(input, init)
    if (init?.method !== "POST") return answer
    throw new TypeError("Failed to fetch")
  })
}

/** Records the idempotency keys of calls from now on. */
const keysSent = () => {
  const keys: Array<string | null> = []
  const real = globalThis.fetch
  vi.stubGlobal("fetch", (input: string, init?: RequestInit) => {
    if (init?.method === "POST") keys.push(new Headers(init.headers).get("idempotency-key"))
    return real(input, init)
  })
  return keys
}

const quotes = () => call("GET /api/quotes")

const body = (description = "The kitchen tap drips all night.") => ({
  providerId: reyes.id,
  serviceType: "Plumbing",
  description,
  urgency: "week" as const,
  contactName: "Olivia Park",
  contactPhone: "512-555-0142"
})
const send = (description?: string) => callOnce("POST /api/quotes", { body: body(description) })
const sendAbout = (description: string) => callOnce("POST /api/quotes", { body: body(description) }, reyes.id)

const user = userEvent.setup({ delay: null })
const dialog = async () => within(await screen.findByRole("dialog", { name: /Request a Quote/ }))
const ask = async () => {
  await user.click(screen.getByRole("button", { name: "Get Quote" }))
  return dialog()
}

describe("what is sent once", () => {
  beforeEach(async () => {
    await visit(app, null, { path: "/", as: await aHomeownerOf(app) })
  })

  it("arrives once, though its answer was lost and it is sent again", async () => {
    loseAnswers()
    await expect(send()).rejects.toBeInstanceOf(CallError)
    await expect(send()).rejects.toBeInstanceOf(CallError)
    vi.unstubAllGlobals()
    const { id } = await send()
    expect((await quotes()).map((quote) => quote.id)).toEqual([id])
  })

  it("arrives once, though it is sent twice at the same time", async () => {
    const [one, other] = await Promise.all([send(), send()])
    expect(other).toEqual(one)
    expect(await quotes()).toHaveLength(1)
  })

  it("is something new after it has arrived", async () => {
    const keys = keysSent()
    await send()
    await send()
    expect(await quotes()).toHaveLength(2)
    expect(new Set(keys).size).toBe(2)
  })

  it("is something new when its content has changed, and itself when it is changed back", async () => {
    loseAnswers()
    const keys = keysSent()
    for (const description of ["It drips all night.", "It drips at noon.", "It drips all night."]) {
      await expect(send(description)).rejects.toBeInstanceOf(CallError)
    }
    const [first, second, third] = keys
    expect(third).toBe(first)
    expect(second).not.toBe(first)
    vi.unstubAllGlobals()
    expect(await quotes()).toHaveLength(2)
  })

  it("is said to have arrived when the same is sent in other words, and is sent as well the next time", async () => {
    loseAnswers()
    await expect(sendAbout("It drips all night.")).rejects.toMatchObject({ status: 0 })
    vi.unstubAllGlobals()
    await expect(sendAbout("It drips at noon.")).rejects.toMatchObject({
      detail: "What you sent first has arrived, without your last changes. To send this as well, press again."
    })
    expect(await quotes()).toHaveLength(1)
    await sendAbout("It drips at noon.")
    expect(await quotes()).toHaveLength(2)
  })

  it("is sent in other words where it has not arrived", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
    await expect(sendAbout("It drips all night.")).rejects.toMatchObject({ status: 0 })
    vi.unstubAllGlobals()
    await sendAbout("It drips at noon.")
    expect(await quotes()).toMatchObject([{ description: "It drips at noon." }])
  })

  it("can be sent from a page without TLS, whose browser makes no UUIDs", async () => {
    const { crypto } = globalThis
    vi.stubGlobal("crypto", {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)
    })
    const keys = keysSent()
    await send()
    expect(keys).toEqual([expect.stringMatching(uuid)])
  })
})

describe("a quote request whose answer was lost", () => {
  it("arrives once, though the dialog is closed in between and sent again", async () => {
    const as = await aHomeownerOf(app)
    const page = (
      <>
        <GetQuoteButton provider={reyes} />
        <QuoteDialogs />
      </>
    )
    const { queryClient } = await visit(app, page, { path: "/providers", as })
    await waitFor(() => expect(queryClient.getQueryData(["me"])).toBeTruthy())
    const form = await ask()
    await user.type(form.getByLabelText("Project description"), "The kitchen tap drips all night.")
    await user.type(form.getByLabelText("Contact name"), "Olivia Park")
    await user.type(form.getByLabelText("Contact phone"), "512-555-0142")
    loseAnswers()
    await user.click(form.getByRole("button", { name: "Send Request" }))
    expect(await form.findByText(/We could not reach the server/)).toBeTruthy()
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

    vi.unstubAllGlobals()
    await user.click((await ask()).getByRole("button", { name: "Send Request" }))
    expect(await screen.findByText("Quote Request Sent!")).toBeTruthy()
    expect(await quotes()).toHaveLength(1)
  })
})
