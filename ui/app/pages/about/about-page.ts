import { definePage } from "#ui/app/page.ts"
import { type AboutPath, aboutLinks } from "#ui/shared/routing/nav-links.ts"

/** A page about the site itself. These pages are short, and share one chunk. */
export const aboutPage = <const Path extends AboutPath>(path: Path) =>
  definePage({
    path,
    access: "public",
    title: labelOf(path),
    screen: async () => (await import("#ui/features/about/about-screens.ts")).aboutScreens[path]
  })

export const labelOf = (path: AboutPath): string =>
  aboutLinks.find(({ href }) => href === path)?.label ?? path
