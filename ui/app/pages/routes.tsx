import type { ComponentType } from "react"

import { categoryPages, improvementPages } from "#ui/features/landing/landing-pages.ts"
import { wasSignedIn } from "#ui/shared/session/signed-in-before.ts"

import { lazyScreen, type LazyScreen } from "../lazy-screen.tsx"
import { type RoutePath, routePathOf } from "./route-paths.ts"

export interface RouteRow {
  /** What the browser's tab says before the product's name, where the screen's PageTitle says nothing closer. */
  readonly title?: string
  readonly screen: LazyScreen
}

// The landing pages are data; each comes in a chunk of its own beside its layout.
const categoryLanding = (path: keyof typeof categoryPages) =>
  lazyScreen(async () => {
    const [{ CategoryLandingScreen }, page] = await Promise.all([
      import("#ui/features/landing/CategoryLandingScreen.tsx"),
      categoryPages[path]()
    ])
    return () => <CategoryLandingScreen page={page} />
  })
const improvementLanding = (path: keyof typeof improvementPages) =>
  lazyScreen(async () => {
    const [{ ImprovementLandingScreen }, page] = await Promise.all([
      import("#ui/features/landing/ImprovementLandingScreen.tsx"),
      improvementPages[path]()
    ])
    return () => <ImprovementLandingScreen page={page} />
  })

// Visitors are sent to sign in: they fetch the gate alone, not the screen behind it as well.
const forSignedIn = (load: () => Promise<ComponentType>): LazyScreen => {
  const behind = lazyScreen(load)
  const gate = lazyScreen(async () => {
    const { RequireSession } = await import("#ui/shared/session/RequireSession.tsx")
    return () => <RequireSession>{() => <behind.Screen />}</RequireSession>
  })
  const preload = async () => {
    await Promise.all([gate.preload(), wasSignedIn() ? behind.preload() : undefined])
  }
  return { Screen: gate.Screen, preload }
}

/** Every page: its title and its screen. A path of `route-paths.ts` without a row does not compile. */
export const routes: Record<RoutePath, RouteRow> = {
  "/": {
    title: "Find trusted home service professionals",
    screen: lazyScreen(async () => (await import("#ui/features/home/HomeScreen.tsx")).HomeScreen)
  },
  "/services": {
    title: "Services",
    screen: lazyScreen(async () => (await import("#ui/features/services/ServicesScreen.tsx")).ServicesScreen)
  },
  "/services/plumbing": {
    screen: categoryLanding("/services/plumbing")
  },
  "/services/electrical": {
    screen: categoryLanding("/services/electrical")
  },
  "/services/cleaning": {
    screen: categoryLanding("/services/cleaning")
  },
  "/services/roofing": {
    screen: categoryLanding("/services/roofing")
  },
  "/services/painting": {
    screen: categoryLanding("/services/painting")
  },
  "/services/landscaping": {
    screen: categoryLanding("/services/landscaping")
  },
  "/services/new-construction": {
    screen: improvementLanding("/services/new-construction")
  },
  "/services/kitchen-remodel": {
    screen: improvementLanding("/services/kitchen-remodel")
  },
  "/services/bathroom-updating": {
    screen: improvementLanding("/services/bathroom-updating")
  },
  "/services/pool-services": {
    screen: improvementLanding("/services/pool-services")
  },
  "/services/backyard-renovations": {
    screen: improvementLanding("/services/backyard-renovations")
  },
  "/providers": {
    title: "Find professionals",
    screen: lazyScreen(
      async () => (await import("#ui/features/providers/ProvidersScreen.tsx")).ProvidersScreen
    )
  },
  "/providers/:state/:city/:category": {
    title: "Local professionals",
    screen: lazyScreen(async () => (await import("#ui/features/local/LocalScreen.tsx")).LocalScreen)
  },
  "/provider/:id": {
    title: "Professional",
    screen: lazyScreen(async () => (await import("#ui/features/providers/ProviderScreen.tsx")).ProviderScreen)
  },
  "/join-as-pro": {
    title: "Join as a pro",
    screen: lazyScreen(
      async () => (await import("#ui/features/application/JoinAsProScreen.tsx")).JoinAsProScreen
    )
  },
  "/login": {
    title: "Sign in",
    screen: lazyScreen(async () => (await import("#ui/features/account/LoginScreen.tsx")).LoginScreen)
  },
  "/register": {
    title: "Create an account",
    screen: lazyScreen(async () => (await import("#ui/features/account/RegisterScreen.tsx")).RegisterScreen)
  },
  "/dashboard": {
    title: "Dashboard",
    screen: forSignedIn(
      async () => (await import("#ui/features/dashboard/DashboardScreen.tsx")).DashboardScreen
    )
  },
  "/messages": {
    title: "Messages",
    screen: forSignedIn(async () => (await import("#ui/features/messages/MessagesScreen.tsx")).MessagesScreen)
  },
  "/start-project": {
    title: "Start a new project",
    screen: forSignedIn(
      async () => (await import("#ui/features/projects/StartProjectScreen.tsx")).StartProjectScreen
    )
  },
  "/provider-profile": {
    title: "Your business profile",
    screen: forSignedIn(
      async () =>
        (await import("#ui/features/provider-profile/ProviderProfileScreen.tsx")).ProviderProfileScreen
    )
  }
}

export const notFound: RouteRow = {
  title: "Page not found",
  screen: lazyScreen(async () => (await import("#ui/shared/feedback/NotFoundScreen.tsx")).NotFoundScreen)
}

export const rowOf = (pathname: string): RouteRow => {
  const path = routePathOf(pathname)
  return path ? routes[path] : notFound
}

/** Fetches the code of the page at this path, ahead of showing it. */
export const preload = (pathname: string): Promise<void> => rowOf(pathname).screen.preload()
