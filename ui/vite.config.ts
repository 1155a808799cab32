import { fileURLToPath } from "node:url"

import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

import { precompress, preloadFont, withoutDefaultThemes } from "./vite-plugins.ts"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here("."),
  plugins: [
    react(),
    withoutDefaultThemes(),
    preloadFont(/figtree-latin-wght-normal.*\.woff2$/),
    precompress()
  ],
  resolve: {
    alias: {
      // React itself has had this hook since 18.
      "use-sync-external-store/shim/index.js": "react",
      "hoist-non-react-statics": here("vite-no-statics.ts")
    }
  },
  build: {
    // Every browser that the target names knows it.
    modulePreload: { polyfill: false },
    outDir: here("../dist/ui"),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The page's security policy forbids data: addresses.
    assetsInlineLimit: 0,
    // All that every page needs is one file; else it would fall into a dozen, shared here and there by screens.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "app", tags: ["$initial"] }] } } }
  },
  server: { proxy: { "/api": "http://127.0.0.1:3000" } }
})
