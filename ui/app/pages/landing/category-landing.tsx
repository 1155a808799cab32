import { definePage } from "#ui/app/page.ts"
import type { CategoryPage } from "#ui/features/landing/landing-page.ts"

/** The page of one of the six established categories. Its texts are a chunk of their own, beside the layout's. */
export const categoryLandingPage = <const Path extends string>(
  path: Path,
  texts: () => Promise<CategoryPage>
) =>
  definePage({
    path,
    access: "public",
    screen: async () => {
      const [{ CategoryLandingScreen }, page] = await Promise.all([
        import("#ui/features/landing/CategoryLandingScreen.tsx"),
        texts()
      ])
      return () => <CategoryLandingScreen page={page} />
    }
  })
