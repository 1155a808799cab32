import { fileURLToPath } from "node:url"

import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

import { withoutDeterminateProgress, withoutUnusedColors } from "./left-out.ts"

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The interface as the server renders it: one file, with the production build of React whatever NODE_ENV says. */
export default defineConfig({
  root: pathTo(".."),
  // The styles and elements of pages are those that the browser's build would make.
  plugins: [react(), withoutDeterminateProgress(), withoutUnusedColors()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: pathTo("../entry/server/server.tsx"),
    outDir: pathTo("../../dist"),
    emptyOutDir: false,
    copyPublicDir: false,
    // Rendered pages refer to the files of the browser's build.
    assetsInlineLimit: 0,
    target: "node20",
    license: { fileName: "licenses/pages.md" },
    rolldownOptions: { output: { entryFileNames: "pages.js", codeSplitting: false } }
  }
})
