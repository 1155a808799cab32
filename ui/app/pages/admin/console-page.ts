import { definePage } from "#ui/app/page.ts"
import type { ConsoleScreen } from "#ui/features/admin/frame/console-screen.tsx"

/** A page of the operators' console. */
export const consolePage = <const Path extends string>(path: Path, title: string, name: ConsoleScreen) =>
  definePage({
    path,
    access: "operators",
    title,
    screen: async () => (await import("#ui/features/admin/frame/console-screen.tsx")).consoleScreen(name)
  })
