import { fileURLToPath } from "node:url"

import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

import { precompress, preloadFont } from "./vite-plugins.ts"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The server writes a fresh nonce in this one's place with every page it sends.
export const noncePlaceholder = "__CSP_NONCE__"

export default defineConfig({
  root: here("."),
  html: { cspNonce: noncePlaceholder },
  plugins: [react(), preloadFont(/figtree-latin-wght-normal.*\.woff2$/), precompress()],
  build: {
    outDir: here("../dist/ui"),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The page's security policy forbids data: addresses.
    assetsInlineLimit: 0
  },
  server: { proxy: { "/api": "http://127.0.0.1:3000" } }
})
