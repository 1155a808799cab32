import { lazyScreen, type LazyScreen } from "./lazy-screen.tsx"
import { type RoutePath, routePathOf } from "./route-paths.ts"

export interface RouteRow {
  /** What the browser's tab says before the product's name; a screen's PageTitle may say something closer. */
  readonly title: string
  readonly screen: LazyScreen
}

const categoryLanding = lazyScreen(
  async () => (await import("./landing/CategoryLandingScreen.tsx")).CategoryLandingScreen
)
const improvementLanding = lazyScreen(
  async () => (await import("./landing/ImprovementLandingScreen.tsx")).ImprovementLandingScreen
)

/** Every page: its title and its screen. A path of `route-paths.ts` without a row does not compile. */
export const routes: Record<RoutePath, RouteRow> = {
  "/": {
    title: "Find trusted home service professionals",
    screen: lazyScreen(async () => (await import("./home/HomeScreen.tsx")).HomeScreen)
  },
  "/services": {
    title: "Services",
    screen: lazyScreen(async () => (await import("./services/ServicesScreen.tsx")).ServicesScreen)
  },
  "/services/plumbing": { title: "Plumbing", screen: categoryLanding },
  "/services/electrical": { title: "Electrical", screen: categoryLanding },
  "/services/cleaning": { title: "Cleaning", screen: categoryLanding },
  "/services/roofing": { title: "Roofing", screen: categoryLanding },
  "/services/painting": { title: "Painting", screen: categoryLanding },
  "/services/landscaping": { title: "Landscaping", screen: categoryLanding },
  "/services/new-construction": { title: "New construction", screen: improvementLanding },
  "/services/kitchen-remodel": { title: "Kitchen remodel", screen: improvementLanding },
  "/services/bathroom-updating": { title: "Bathroom updating", screen: improvementLanding },
  "/services/pool-services": { title: "Pool services", screen: improvementLanding },
  "/services/backyard-renovations": { title: "Backyard renovations", screen: improvementLanding },
  "/providers": {
    title: "Find professionals",
    screen: lazyScreen(async () => (await import("./providers/ProvidersScreen.tsx")).ProvidersScreen)
  },
  "/provider/:id": {
    title: "Professional",
    screen: lazyScreen(async () => (await import("./providers/ProviderScreen.tsx")).ProviderScreen)
  },
  "/join-as-pro": {
    title: "Join as a pro",
    screen: lazyScreen(async () => (await import("./application/JoinAsProScreen.tsx")).JoinAsProScreen)
  },
  "/login": {
    title: "Sign in",
    screen: lazyScreen(async () => (await import("./account/LoginScreen.tsx")).LoginScreen)
  },
  "/register": {
    title: "Create an account",
    screen: lazyScreen(async () => (await import("./account/RegisterScreen.tsx")).RegisterScreen)
  },
  "/dashboard": {
    title: "Dashboard",
    screen: lazyScreen(async () => (await import("./dashboard/DashboardScreen.tsx")).DashboardScreen)
  },
  "/messages": {
    title: "Messages",
    screen: lazyScreen(async () => (await import("./messages/MessagesScreen.tsx")).MessagesScreen)
  },
  "/start-project": {
    title: "Start a new project",
    screen: lazyScreen(async () => (await import("./projects/StartProjectScreen.tsx")).StartProjectScreen)
  },
  "/provider-profile": {
    title: "Your business profile",
    screen: lazyScreen(
      async () => (await import("./provider-profile/ProviderProfileScreen.tsx")).ProviderProfileScreen
    )
  }
}

export const notFound: RouteRow = {
  title: "Page not found",
  screen: lazyScreen(async () => (await import("./not-found/NotFoundScreen.tsx")).NotFoundScreen)
}

export const rowOf = (pathname: string): RouteRow => {
  const path = routePathOf(pathname)
  return path ? routes[path] : notFound
}

/** Fetches the code of the page at this path, ahead of showing it. */
export const preload = (pathname: string): Promise<void> => rowOf(pathname).screen.preload()
