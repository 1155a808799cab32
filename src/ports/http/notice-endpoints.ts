import * as Schema from "effect/Schema"

import { Notification, NotificationPage, ReadNotifications } from "#domain/notices/notice.ts"
import { Preferences } from "#domain/notices/preferences.ts"

import { type AnyEndpoint, plain } from "./endpoint.ts"

export const noticeEndpoints = {
  "GET /api/me/notifications": {
    ...plain,
    summary:
      "What one was told, newest first; X-Unread-Count has how much of all is not read, Link the next page",
    who: "signed-in",
    query: NotificationPage,
    pages: "unread",
    success: Schema.Array(Notification),
    fails: [422]
  },
  "POST /api/me/notifications/read": {
    ...plain,
    summary: "Mark as read: some, or one with all before it",
    who: "signed-in",
    body: ReadNotifications,
    success: Schema.Struct({ unread: Schema.Natural }),
    fails: [422]
  },
  "GET /api/me/preferences": {
    ...plain,
    summary: "When one is written to about what, and by which clock",
    who: "signed-in",
    success: Preferences
  },
  "PUT /api/me/preferences": {
    ...plain,
    summary: "Choose when one is written to about what, and by which clock",
    who: "signed-in",
    body: Preferences,
    success: Preferences,
    fails: [422]
  }
} satisfies Record<string, AnyEndpoint>
