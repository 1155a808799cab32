import { definePage } from "#ui/app/page.ts"
import type { ConsoleScreen, RecordScreen } from "#ui/features/admin/frame/console-screen.tsx"

const frame = () => import("#ui/features/admin/frame/console-screen.tsx")
const access = "operators"

/** A page of the operators' console. */
export const consolePage = <const Path extends string>(path: Path, title: string, name: ConsoleScreen) =>
  definePage({ path, access, title, screen: async () => (await frame()).consoleScreen(name) })

/** A page of the operators' console about a case, or about registers and files. */
export const recordPage = <const Path extends string>(path: Path, title: string, name: RecordScreen) =>
  definePage({ path, access, title, screen: async () => (await frame()).recordScreen(name) })
