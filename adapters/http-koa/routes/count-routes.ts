import type { countEndpoints } from "../../../src/ports/http/count-endpoints.ts"
import { countOwn } from "../../../src/use-cases/account/count-own.ts"
import type { Routes } from "../route.ts"

export const countRoutes: Routes<keyof typeof countEndpoints> = {
  "GET /api/me/counts": ({ actor }) => countOwn(actor)
}
