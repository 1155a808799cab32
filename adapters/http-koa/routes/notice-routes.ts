import * as Effect from "effect/Effect"

import type { noticeEndpoints } from "#ports/http/notice-endpoints.ts"
import { choosePreferences } from "#use-cases/notices/choose-preferences.ts"
import { listNotifications } from "#use-cases/notices/list-notifications.ts"
import { readNotifications } from "#use-cases/notices/read-notifications.ts"
import { showPreferences } from "#use-cases/notices/show-preferences.ts"

import { Reply, type Routes } from "../endpoints/route.ts"
import { ownPage } from "./own-page.ts"

export const noticeRoutes: Routes<keyof typeof noticeEndpoints> = {
  "GET /api/me/notifications": ({ actor, linkWith, query }) =>
    Effect.map(listNotifications(actor, query), ({ unread, ...page }) => {
      const { body, headers } = ownPage(linkWith)(page)
      return new Reply(body, { headers: { ...headers, "X-Unread-Count": String(unread) } })
    }),
  "POST /api/me/notifications/read": ({ actor, body }) => readNotifications(actor, body),
  "GET /api/me/preferences": ({ actor }) => showPreferences(actor),
  "PUT /api/me/preferences": ({ actor, body }) => choosePreferences(actor, body)
}
