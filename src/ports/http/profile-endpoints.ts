import { refusals } from "#domain/account/refusals.ts"
import { OwnProfile, ProfileRequest } from "#domain/provider/profile/profile.ts"

import { type AnyEndpoint, plain } from "./endpoint.ts"

const ofProviders = {
  ...plain,
  who: { role: "provider", refusal: refusals.haveProfile },
  success: OwnProfile,
  // 404 for an account whose profile is gone.
  fails: [404]
} as const

export const profileEndpoints = {
  "GET /api/me/provider": {
    ...ofProviders,
    summary: "One's own business profile, listed or not, and what it still needs to be listed"
  },
  "PUT /api/me/provider": {
    ...ofProviders,
    summary: "Describe one's business anew, and list it or take it off the list",
    body: ProfileRequest,
    fails: [404, 422, 429]
  }
} satisfies Record<string, AnyEndpoint>
