import { definePage } from "#ui/app/page.ts"
import type { CategoryPage } from "#ui/features/landing/landing-page.ts"

/** A page of the established six. Its texts come in a chunk of their own beside its layout. */
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
