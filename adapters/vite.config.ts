import { fileURLToPath } from "node:url"

import { defineConfig } from "vite"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The server as plain JavaScript: it starts in a second, and its functions carry no names for a loader's sake. */
export default defineConfig({
  root: here(".."),
  build: {
    ssr: here("./server.ts"),
    // As deep as its source: both find what lies beside them by the same way.
    outDir: here("../dist"),
    emptyOutDir: false,
    target: "node20",
    sourcemap: true
  }
})
