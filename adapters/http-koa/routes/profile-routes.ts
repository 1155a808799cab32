import { SentZipCode } from "#domain/provider/profile/profile.ts"
import type { profileEndpoints } from "#ports/http/profile-endpoints.ts"
import { saveOwnProfile } from "#use-cases/provider/save-own-profile.ts"
import { showOwnProfile } from "#use-cases/provider/show-own-profile.ts"

import type { Routes } from "../endpoints/route.ts"

export const profileRoutes: Routes<keyof typeof profileEndpoints> = {
  "GET /api/me/provider": ({ actor, user }) => showOwnProfile(actor, user),
  "PUT /api/me/provider": ({ actor, body, read, user }) =>
    saveOwnProfile(actor, user, { request: body, zipCode: read(SentZipCode) })
}
