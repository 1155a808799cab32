import type { caseEndpoints } from "#ports/http/case-endpoints.ts"
import { removeThing } from "#use-cases/removal/remove-thing.ts"
import { restoreThing } from "#use-cases/removal/restore-thing.ts"

import type { Routes } from "../endpoints/route.ts"

export const caseRoutes: Routes<keyof typeof caseEndpoints> = {
  "POST /api/admin/removals": (request) => removeThing(request, request.body),
  "POST /api/admin/removals/:about/:aboutId/restore": (request) =>
    restoreThing(request, request.params, request.body)
}
