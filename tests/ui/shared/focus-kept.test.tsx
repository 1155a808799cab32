import { QueryClient, QueryClientProvider, useMutation } from "@tanstack/react-query"
import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"

import { LongList } from "#ui/features/admin/table/LongList.tsx"
import { EntryList } from "#ui/features/dashboard/frame/EntryList.tsx"
import { MoreConversations } from "#ui/features/messages/list/MoreConversations.tsx"
import { useStep } from "#ui/features/offers/use-step.ts"
import { MoreProviders } from "#ui/features/providers/list/MoreProviders.tsx"
import { useOnce } from "#ui/shared/forms/use-once.ts"

const anAnswer = () => {
  const answering = new EventTarget()
  const until = new Promise<void>((resolve) => answering.addEventListener("answer", () => resolve()))
  return { until, answer: () => answering.dispatchEvent(new Event("answer")) }
}

const Press = ({ until }: { readonly until: Promise<void> }) => {
  const { isBusy, start } = useOnce(() => until)
  return (
    <button type="button" disabled={isBusy} onClick={() => void start()}>
      Save
    </button>
  )
}

const loseFocus = () => {
  const other = document.body.appendChild(document.createElement("button"))
  other.focus()
  other.remove()
}

const nothing = { items: [], isPending: false, error: null, retry: () => undefined, isFailing: false }

const ListOf = ({ until }: { readonly until: Promise<void> }) => (
  <EntryList {...nothing} hasMore failure="It did not load." loadMore={() => until}>
    {() => null}
  </EntryList>
)

const TableOf = ({ until }: { readonly until: Promise<void> }) => (
  <LongList
    label="Rows"
    none="Nothing"
    columns={[{ label: "Id", cell: ({ id }: { readonly id: string }) => id, by: ({ id }) => id }]}
    list={{ ...nothing, items: [{ id: "1" }], hasMore: true, loadMore: () => until }}
  />
)

const ConversationsOf = ({ until }: { readonly until: Promise<void> }) => (
  <MoreConversations
    conversations={{ ...nothing, hasMore: true, loadMore: () => until }}
    onMore={() => undefined}
  />
)

const ProvidersOf = ({ until }: { readonly until: Promise<void> }) => {
  const pages = {
    isFailing: false,
    isLoadingMore: false,
    providers: [],
    total: "37",
    hasMore: true,
    loadMore: () => until
  }
  return <MoreProviders pages={pages} onMore={() => undefined} />
}

const StepOf = ({ until }: { readonly until: Promise<void> }) => {
  const mutation = useMutation({ mutationFn: () => until })
  const { isBusy, start } = useStep<void>(mutation, { done: "Done", failed: "Failed" })
  return (
    <button type="button" disabled={isBusy} onClick={() => void start()}>
      Take the step
    </button>
  )
}

it.each([
  ["of an action", "Save", Press],
  ["of a step", "Take the step", StepOf],
  ["that shows more entries", "Show more", ListOf],
  ["that shows more rows", "Load more", TableOf],
  ["that shows more conversations", "Show more conversations", ConversationsOf],
  ["that shows more professionals", "Load More Providers", ProvidersOf]
])("a pressed button %s has the focus again when it is no longer busy", async (_, name, Shown) => {
  const { answer, until } = anAnswer()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown until={until} />
    </QueryClientProvider>
  )
  const button = screen.getByRole("button", { name })
  button.focus()
  act(() => button.click())
  // As Chromium does when the focused button is disabled.
  loseFocus()
  expect(document.activeElement).toBe(document.body)
  await act(async () => void answer())
  await waitFor(() => expect(document.activeElement).toBe(button))
  cleanup()
})
