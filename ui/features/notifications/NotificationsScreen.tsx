import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import { useInfiniteQuery } from "@tanstack/react-query"

import type { Notification } from "#domain/notices/notice.ts"
import { type PagedList, usePagedList } from "#ui/shared/api/paged-list.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { useFocusOnNewcomers } from "#ui/shared/components/use-focus-on-newcomers.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { LoadMore } from "#ui/shared/feedback/LoadMore.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { NothingNew } from "./NothingNew.tsx"
import { NotificationDays } from "./NotificationDays.tsx"
import { notificationsQuery, unreadIn } from "./notifications.ts"
import { UnreadLine } from "./UnreadLine.tsx"

const failed = "Your notifications did not load."

const Told = ({
  items,
  ...rest
}: PagedList<Notification> & { readonly items: ReadonlyArray<Notification> }) => {
  const { expectMore, list } = useFocusOnNewcomers<HTMLDivElement>(items.length, "li")
  return (
    <>
      <Box ref={list} sx={{ display: "grid", gap: 3 }}>
        <NotificationDays items={items} />
      </Box>
      <LoadMore list={rest} failed={failed} onMore={expectMore} sx={{ justifySelf: "center" }} />
    </>
  )
}

const Loading = () => (
  <Box data-waiting role="status" aria-label="Loading notifications">
    {Array.from({ length: 6 }, (_, position) => (
      <Skeleton key={position} height={52} />
    ))}
  </Box>
)

const List = () => {
  const query = useInfiniteQuery(notificationsQuery)
  const list = usePagedList(query)
  const { error, isPending, items, retry } = list
  if (isPending) return <Loading />
  if (items === undefined) return error && <ErrorAlert onRetry={retry}>{failed}</ErrorAlert>
  const [newest] = items
  if (newest === undefined) return <NothingNew />
  return (
    <>
      <UnreadLine newest={newest} unread={unreadIn(query.data)} />
      <Told {...list} items={items} />
    </>
  )
}

// The ground of a hovered line reaches further than its words.
const page = { display: "grid", gap: 3, "& > :not(h1, [role=alert])": { mx: -1.5 } }

/** All of one's notifications (docs/product.md#notifications). */
export const NotificationsScreen = () => (
  <RequireSession>
    {() => (
      <Page width="reading" sx={page}>
        <PageTitle>Notifications</PageTitle>
        <List />
      </Page>
    )}
  </RequireSession>
)
