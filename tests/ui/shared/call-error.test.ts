import { afterEach, describe, expect, it, vi } from "vitest"

import { readPageState, writePageState } from "#ui/entry/page-state.ts"
import { CallError, statusOf, wordsFor } from "#ui/shared/api/call-error.ts"
import { call } from "#ui/shared/api/call.ts"
import { createQueryClient } from "#ui/shared/api/query-client.ts"

const problem = {
  type: "about:blank",
  title: "Unprocessable Content",
  status: 422,
  detail: "Please check the marked answers.",
  code: "InvalidInput",
  errors: [{ field: "email", message: "Please enter a valid email address" }]
}
const refusal = () => new CallError(422, JSON.stringify(problem), "Unprocessable Content")

/** A query's error after dehydration on the server and hydration in the browser. */
const overThePage = async (failure: Error): Promise<unknown> => {
  const server = createQueryClient()
  const queryFn = () => {
    throw failure
  }
  await server.prefetchQuery({ queryKey: ["it"], queryFn })
  const browser = createQueryClient()
  readPageState(browser, writePageState(server))
  server.clear()
  return browser.getQueryState(["it"])?.error
}

const { code, detail, errors } = problem

const breakOff = (stream: ReadableStreamDefaultController) => stream.error(new TypeError("terminated"))
const broken = (status: number) => new Response(new ReadableStream({ start: breakOff }), { status })

afterEach(() => vi.restoreAllMocks())

describe("a call that failed", () => {
  it("says what was answered in its fields, and all of it in its message", () => {
    expect(refusal()).toMatchObject({
      message: `422: ${JSON.stringify(problem)}`,
      status: 422,
      code,
      detail,
      errors
    })
  })

  it("is the same in a page that the server rendered", async () => {
    const error = await overThePage(refusal())
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ message: refusal().message, status: 422, code, detail, errors })
  })

  it.each([
    ["an answer without a body", new CallError(404, "", "Not Found")],
    ["no answer", CallError.unreachable()]
  ])("is the same there after %s", async (_, given) => {
    const { message, status } = given
    expect(await overThePage(given)).toMatchObject({ message, status, detail: given.detail, errors: [] })
  })

  it.each([
    ["a page of a network that asks to sign in", () => new Response("<html>Welcome</html>")],
    ["an answer that breaks off", () => broken(200)],
    ["a refusal that breaks off", () => broken(503)]
  ])("did not reach us where it gets %s", async (_, answer) => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(answer())
    await expect(call("GET /api/categories")).rejects.toMatchObject(CallError.unreachable())
  })

  it("is found behind the words of a screen, there too", async () => {
    const error = await overThePage(new Error("Failed to fetch provider", { cause: refusal() }))
    expect(error).toMatchObject({ message: "Failed to fetch provider" })
    expect(statusOf(error)).toBe(422)
  })

  it("is no call for its words alone", async () => {
    const error = await overThePage(new Error("404: a word of somebody else"))
    expect(statusOf(error)).toBeUndefined()
    expect(wordsFor(error, "Please try again.")).toBe("Please try again.")
  })
})
