import type { RoutePath } from "./route-paths.ts"

const categoryPage = (page: string) => ["landing/CategoryLandingScreen.tsx", `landing/pages/${page}.ts`]
const improvementPage = (page: string) => ["landing/ImprovementLandingScreen.tsx", `landing/pages/${page}.ts`]
const gate = "session/RequireSession.tsx"

/**
 * The modules that `routes.tsx` loads for each page, by their path in this folder: the server names them to the
 * browser before the program asks for them.
 */
export const routeModules: Record<RoutePath, ReadonlyArray<string>> = {
  "/": ["home/HomeScreen.tsx"],
  "/services": ["services/ServicesScreen.tsx"],
  "/services/plumbing": categoryPage("plumbing"),
  "/services/electrical": categoryPage("electrical"),
  "/services/cleaning": categoryPage("cleaning"),
  "/services/roofing": categoryPage("roofing"),
  "/services/painting": categoryPage("painting"),
  "/services/landscaping": categoryPage("landscaping"),
  "/services/new-construction": improvementPage("new-construction"),
  "/services/kitchen-remodel": improvementPage("kitchen-remodel"),
  "/services/bathroom-updating": improvementPage("bathroom-updating"),
  "/services/pool-services": improvementPage("pool-services"),
  "/services/backyard-renovations": improvementPage("backyard-renovations"),
  "/providers": ["providers/ProvidersScreen.tsx"],
  "/providers/:state/:city/:category": ["local/LocalScreen.tsx"],
  "/provider/:id": ["providers/ProviderScreen.tsx"],
  "/join-as-pro": ["application/JoinAsProScreen.tsx"],
  "/login": ["account/LoginScreen.tsx"],
  "/register": ["account/RegisterScreen.tsx"],
  "/dashboard": [gate, "dashboard/DashboardScreen.tsx"],
  "/messages": [gate, "messages/MessagesScreen.tsx"],
  "/start-project": [gate, "projects/StartProjectScreen.tsx"],
  "/provider-profile": [gate, "provider-profile/ProviderProfileScreen.tsx"]
}

/** Visitors are sent on to sign in. */
export const gateModules: ReadonlyArray<string> = [gate]

export const notFoundModules: ReadonlyArray<string> = ["not-found/NotFoundScreen.tsx"]
