import type { RoutePath } from "./route-paths.ts"

const categoryPage = (page: string) => [
  "features/landing/CategoryLandingScreen.tsx",
  `features/landing/pages/${page}.ts`
]
const improvementPage = (page: string) => [
  "features/landing/ImprovementLandingScreen.tsx",
  `features/landing/pages/${page}.ts`
]
const gate = "shared/session/RequireSession.tsx"

/**
 * The modules that `routes.tsx` loads for each page, by their path in this folder: the server names them to the
 * browser before the program asks for them.
 */
export const routeModules: Record<RoutePath, ReadonlyArray<string>> = {
  "/": ["features/home/HomeScreen.tsx"],
  "/services": ["features/services/ServicesScreen.tsx"],
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
  "/providers": ["features/providers/ProvidersScreen.tsx"],
  "/providers/:state/:city/:category": ["features/local/LocalScreen.tsx"],
  "/provider/:id": ["features/providers/ProviderScreen.tsx"],
  "/join-as-pro": ["features/application/JoinAsProScreen.tsx"],
  "/login": ["features/account/LoginScreen.tsx"],
  "/register": ["features/account/RegisterScreen.tsx"],
  "/dashboard": [gate, "features/dashboard/DashboardScreen.tsx"],
  "/messages": [gate, "features/messages/MessagesScreen.tsx"],
  "/start-project": [gate, "features/projects/StartProjectScreen.tsx"],
  "/provider-profile": [gate, "features/provider-profile/ProviderProfileScreen.tsx"]
}

/** Visitors are sent on to sign in. */
export const gateModules: ReadonlyArray<string> = [gate]

export const notFoundModules: ReadonlyArray<string> = ["shared/feedback/NotFoundScreen.tsx"]
