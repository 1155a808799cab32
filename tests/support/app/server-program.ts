import { inject } from "vitest"

import { askDesk } from "../desk.ts"
import type { BuiltServer } from "./setup.ts"

/** The program of the server, for a process of its own. */
export const serverProgram = async (): Promise<string> =>
  (await askDesk<BuiltServer>(inject("serverDesk"))).program
