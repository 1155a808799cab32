import { SentZipCode } from "../../../src/domain/provider/profile.ts"
import type { profileEndpoints } from "../../../src/ports/http/profile-endpoints.ts"
import { saveOwnProfile } from "../../../src/use-cases/provider/save-own-profile.ts"
import { showOwnProfile } from "../../../src/use-cases/provider/show-own-profile.ts"
import type { Routes } from "../route.ts"

export const profileRoutes: Routes<keyof typeof profileEndpoints> = {
  "GET /api/me/provider": ({ actor, user }) => showOwnProfile(actor, user),
  "PUT /api/me/provider": ({ actor, body, read, user }) =>
    saveOwnProfile(actor, user, { request: body, zipCode: read(SentZipCode) })
}
