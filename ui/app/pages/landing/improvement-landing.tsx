import { definePage } from "#ui/app/page.ts"
import type { ImprovementPage } from "#ui/features/landing/landing-page.ts"

/**
 * The page of one of the five construction and home-improvement categories. Its texts are a chunk of their own, beside
 * the layout's.
 */
export const improvementLandingPage = <const Path extends string>(
  path: Path,
  texts: () => Promise<ImprovementPage>
) =>
  definePage({
    path,
    access: "public",
    screen: async () => {
      const [{ ImprovementLandingScreen }, page] = await Promise.all([
        import("#ui/features/landing/ImprovementLandingScreen.tsx"),
        texts()
      ])
      return () => <ImprovementLandingScreen page={page} />
    }
  })
