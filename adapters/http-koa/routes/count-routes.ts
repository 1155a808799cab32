import type { countEndpoints } from "#ports/http/count-endpoints.ts"
import { countOwn } from "#use-cases/account/count-own.ts"

import type { Routes } from "../endpoints/route.ts"

export const countRoutes: Routes<keyof typeof countEndpoints> = {
  "GET /api/me/counts": ({ actor }) => countOwn(actor)
}
