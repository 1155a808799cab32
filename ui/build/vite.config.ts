import { fileURLToPath } from "node:url"

import react from "@vitejs/plugin-react"
import { build, type BuildOptions, createLogger, defineConfig, type UserConfig } from "vite"

import { codeGroups, type Group, inPieces, inSharedFiles } from "./code-groups.ts"
import { type CodeParts, codeParts, excessOf, withLess } from "./code-parts.ts"
import { icons } from "./icons.ts"
import {
  withoutAttributeList,
  withoutClassNames,
  withoutDefaultColors,
  withoutDefaultThemes,
  withoutDeterminateProgress,
  withoutPlainInput,
  withoutRipples,
  withoutThemeSource,
  withoutUnusedColors
} from "./left-out.ts"
import { pageCode, pageCodeIn } from "./page-code.ts"
import { documentAtRoot, precompress, preloadFont } from "./plugins.ts"
import { withoutServerParts } from "./without-server-parts.ts"

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The files that every page loads first. */
const isThereFirst = /^assets\/(?:index|material|react|rolldown-runtime|start)-/

// The program imports every page: its preload list keeps only the first files of each import.
const isProgram = /^assets\/index-/
const named = 2

const isInFirstViews = /^assets\/(?:shared|HomeScreen)-/

// With this comment a browser compiles all functions while it parses the file, off the main thread, instead of one by
// one as they are called: nearly all of each of these files is needed at once.
const isWantedWhole = new Set(["index", "material", "react"])
const madeReady = "//# allFunctionsCalledOnLoad"

const configOf = (shared: Group): UserConfig => ({
  root: pathTo(".."),
  publicDir: "entry/browser/public",
  plugins: [
    withoutServerParts(),
    react(),
    withoutAttributeList(),
    withoutClassNames(),
    withoutDefaultColors(),
    withoutDefaultThemes(),
    withoutDeterminateProgress(),
    withoutRipples(),
    withoutThemeSource(),
    withoutUnusedColors(),
    withoutPlainInput(),
    preloadFont(/figtree-latin-wght-normal.*\.woff2$/),
    pageCode(),
    icons(),
    precompress(),
    documentAtRoot("entry/browser/index.html")
  ],
  resolve: {
    alias: {
      // React itself has had this hook since 18.
      "use-sync-external-store/shim/index.js": "react",
      "hoist-non-react-statics": pathTo("no-statics.ts")
    }
  },
  build: {
    // Every browser of the build's target supports module preloading.
    modulePreload: {
      polyfill: false,
      // Code that is loaded later is requested by code that has these files already: their names would only add weight.
      // Files of first views name no files that come later: the names would weigh too much there, and what comes later
      // requests the rest itself.
      resolveDependencies: (_, files, { hostId }) => {
        const wanted = files.filter((file) => !isThereFirst.test(file))
        if (isInFirstViews.test(hostId)) return []
        return isProgram.test(hostId) ? wanted.slice(0, named) : wanted
      }
    },
    outDir: pathTo("../../dist/ui"),
    emptyOutDir: true,
    manifest: true,
    license: { fileName: "licenses.md" },
    // The oldest browsers that docs/product.md names.
    target: ["chrome111", "edge111", "firefox121", "safari16.4"],
    // The page's Content-Security-Policy forbids data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [pathTo("../entry/browser/index.html"), pathTo("../entry/start/start.ts")],
      output: {
        codeSplitting: {
          groups: codeGroups(shared)
        },
        postBanner: ({ name }) => (isWantedWhole.has(name) ? madeReady : ""),
        // Without the list of screens that the bundler appends to the names of chunks that they share.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash:7].js`
      }
    }
  }
})

/** Builds without writing anything. */
const tryOut = async (shared: Group, options: BuildOptions = {}) => {
  const config = configOf(shared)
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "warn",
    build: { ...config.build, write: false, ...options }
  })
  if (!("output" in built)) throw new Error("A build has no output")
  return {
    chunks: built.output.filter((file) => file.type === "chunk"),
    pageCode: pageCodeIn(built.output)
  }
}

// What the files of a page come to beside the code in them is not known before they are built. Guesses, in bytes, the
// best first: with little room pages come in few files, but may turn out too heavy.
const rooms = [1_500, 2_500, 3_000]
const attempts = 5

type Chunks = Awaited<ReturnType<typeof tryOut>>["chunks"]

/**
 * Divides the shared code among few files, with so much room left in each first view; where one is too heavy once it is
 * built, it gets more room, and the division is computed anew.
 */
const divideWith = async (room: number, chunks: Chunks, { pieces, ...all }: CodeParts) => {
  let parts = all.parts.map((part) => (part.isFirstView ? withLess(part, room) : part))
  for (let attempt = 1; ; attempt++) {
    const shared = inSharedFiles(chunks, { parts, pieces })
    const excess = excessOf((await tryOut(shared)).chunks, parts)
    if (excess.size === 0 || attempt === attempts) return { shared, tooHeavy: excess.size }
    parts = parts.map((part) => withLess(part, excess.get(part)))
  }
}

/** The first division with which first views keep within their weight. */
const divided = async (): Promise<Group> => {
  const { chunks, pageCode: code } = await tryOut(inPieces, { minify: false })
  const parts = codeParts(chunks, code)
  let last = inPieces
  for (const room of rooms) {
    const { shared, tooHeavy } = await divideWith(room, chunks, parts)
    if (tooHeavy === 0) return shared
    last = shared
  }
  createLogger().warn(
    "Some first views are above the 175 KB that they may weigh (tests/browser/weight.test.ts)"
  )
  return last
}

/**
 * Builds several times: which files are best is known only when it is known which pages share which code, and what a
 * page weighs only when it is built.
 */
export default defineConfig(async ({ command }) => configOf(command === "build" ? await divided() : inPieces))
