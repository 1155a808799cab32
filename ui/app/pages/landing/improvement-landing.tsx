import { definePage } from "#ui/app/page.ts"
import type { ImprovementPage } from "#ui/features/landing/landing-page.ts"

/** A page of the construction and home-improvement five. Its texts come in a chunk of their own beside its layout. */
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
