import { QueryObserver } from "@tanstack/react-query"
import { expect, it, vi } from "vitest"

import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { createQueryClient } from "#ui/shared/api/query-client.ts"

/** A query in its first fetch; the test gives each answer. */
const aFirstAnswer = () => {
  const queryClient = createQueryClient()
  const answers: Array<(words: string) => void> = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(queryClient, { queryKey: ["/api/quotes"], queryFn })
  observer.subscribe(() => undefined)
  return { queryClient, answers, shown: () => observer.getCurrentResult().data }
}

it("What was on its way for the first time when something was written is asked for once more", async () => {
  const { answers, queryClient, shown } = aFirstAnswer()
  const asked = askAnew(queryClient, "/api/quotes")
  answers[0]?.("as it was before")
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.("as it is")
  await asked
  expect(shown()).toBe("as it is")
})

it("What was there already is asked for once", async () => {
  const { answers, queryClient, shown } = aFirstAnswer()
  answers[0]?.("as it was before")
  await vi.waitFor(() => expect(shown()).toBe("as it was before"))
  const asked = askAnew(queryClient, "/api/quotes")
  answers[1]?.("as it is")
  await asked
  expect([shown(), answers.length]).toEqual(["as it is", 2])
})
