import { existsSync, mkdirSync } from "node:fs"
import { dirname } from "node:path"

/**
 * Makes a folder and those above it. Node's own `recursive` goes round for ever where a folder refuses to hold another
 * and says that it does not exist, as /proc does.
 */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error
  }
}
