import { OwnCounts } from "#domain/account/own-counts.ts"

import { type AnyEndpoint, plain } from "./endpoint.ts"

export const countEndpoints = {
  "GET /api/me/counts": {
    ...plain,
    summary:
      "How many projects, quotes, offers, jobs to review, conversations and unread messages one has in all",
    who: "signed-in",
    success: OwnCounts
  }
} satisfies Record<string, AnyEndpoint>
