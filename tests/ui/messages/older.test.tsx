import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { renderHook } from "@testing-library/react"
import type { ReactNode } from "react"
import { describe, expect, it } from "vitest"

import { ConversationId, MessageId } from "#domain/shared/ids.ts"
import { useForgetOlder } from "#ui/features/messages/log/use-forget-older.ts"
import { messagesQuery } from "#ui/features/messages/use-conversations.ts"

const id = ConversationId.make(crypto.randomUUID())
const { queryKey } = messagesQuery(id)

const read = (pages: number, isAtNewest: boolean) => {
  const queryClient = new QueryClient()
  const pageParams = Array.from({ length: pages }, (_, page) =>
    page === 0 ? null : MessageId.make(crypto.randomUUID())
  )
  queryClient.setQueryData(queryKey, { pages: pageParams.map(() => []), pageParams })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const hook = renderHook((at: boolean) => useForgetOlder(id, at), { wrapper, initialProps: isAtNewest })
  const kept = () => {
    const data = queryClient.getQueryData(queryKey)
    expect(data?.pageParams).toEqual(pageParams.slice(0, data?.pages.length))
    return data?.pages.length
  }
  return { ...hook, kept }
}

describe("older messages that were loaded", () => {
  it("stay while one reads them, and five hundred of them afterwards", () => {
    const { kept, rerender } = read(30, false)
    expect(kept()).toBe(30)
    rerender(true)
    expect(kept()).toBe(5)
  })

  it("all stay where there are few", () => {
    const { kept } = read(5, true)
    expect(kept()).toBe(5)
  })

  it("are forgotten with the conversation that one leaves", () => {
    const { kept, unmount } = read(3, true)
    expect(kept()).toBe(3)
    unmount()
    expect(kept()).toBe(1)
  })
})
