import { fileURLToPath } from "node:url"

import type { Plugin } from "vite"

interface Change {
  readonly name: string
  /** The modules to change, and how many there are: another version of the library may have moved them. */
  readonly files: RegExp
  readonly count: number
  readonly change: (code: string, id: string) => string
}

const changed = ({ change, count, files, name }: Change): Plugin => {
  let found = 0
  return {
    name,
    apply: "build",
    buildStart: () => {
      found = 0
    },
    transform: {
      filter: { id: files },
      handler: (code, id) => {
        found += 1
        return { code: change(code, id), map: null }
      }
    },
    buildEnd: (error) => {
      if (!error && found !== count) throw new Error(`${name} met ${found} of ${count} files`)
    }
  }
}

const ownTheme = "createTheme()"

/**
 * Leaves out the two default themes that Material creates at import, for pages without a theme: ours is always there.
 */
export const withoutDefaultThemes = (): Plugin =>
  changed({
    name: "without-default-themes",
    files: /@mui\/material\/(?:Box\/Box|styles\/defaultTheme)\.mjs$/,
    count: 2,
    change: (code, id) => {
      if (!code.includes(ownTheme)) throw new Error(`${id} has no ${ownTheme}`)
      return code.replace(ownTheme, "{}")
    }
  })

/**
 * Leaves out Material's own colours except its greys: both of our palettes set all of theirs (`ui/theme/palette.ts`).
 */
export const withoutDefaultColors = (): Plugin =>
  changed({
    name: "without-default-colors",
    files: /@mui\/material\/colors\/(?:blue|green|lightBlue|orange|purple|red)\.mjs$/,
    count: 6,
    change: () => "export default {}"
  })

const noRipple =
  "const none = () => {}; const ripple = { ref: { current: null }, shouldMount: false, start: none, stop: none, pulsate: none }; export default () => ripple"

/**
 * Leaves out Material's ripples, and the state and effect that each button has for its own: none of our controls has
 * them (`ui/theme/defaults.ts`).
 */
export const withoutRipples = (): Plugin =>
  changed({
    name: "without-ripples",
    files: /@mui\/material\/(?:ButtonBase\/TouchRipple|useLazyRipple\/useLazyRipple)\.mjs$/,
    count: 2,
    change: (_, id) => (id.includes("useLazyRipple") ? noRipple : "export default () => null")
  })

/** Leaves out the function that writes a theme down as source code, for build tools that we do not use. */
export const withoutThemeSource = (): Plugin =>
  changed({
    name: "without-theme-source",
    files: /@mui\/material\/styles\/stringifyTheme\.mjs$/,
    count: 1,
    change: () => "export const stringifyTheme = undefined"
  })

/** Components of Material that we do not use, though its theme computes colours for them. */
export const unusedComponents = [
  "Alert",
  "AppBar",
  "Avatar",
  "Chip",
  "FilledInput",
  "LinearProgress",
  "Slider",
  "SnackbarContent",
  "SpeedDialAction",
  "StepConnector",
  "StepContent",
  "Switch",
  "TableCell",
  "Tooltip"
] as const

const colorsOf = (component: string) => new RegExp(`^ *setColor\\(palette\\.${component}, .*\\);.*\\n`, "gm")

/** Leaves out the colours of components that we do not use, a hundred variables in the styles of each page. */
export const withoutUnusedColors = (): Plugin =>
  changed({
    name: "without-unused-colors",
    files: /@mui\/material\/styles\/createThemeWithVars\.mjs$/,
    count: 1,
    change: (code, id) =>
      unusedComponents.reduce((left, component) => {
        const without = left.replaceAll(colorsOf(component), "")
        if (without === left) throw new Error(`${id} has no colours of ${component}`)
        return without
      }, code)
  })

const classNames = "= generateUtilityClasses("

/**
 * Leaves out Material's lists of class names that are not used: marks the calls that make them as pure, so that they
 * are tree-shaken.
 */
export const withoutClassNames = (): Plugin => {
  let found = 0
  return {
    name: "without-class-names",
    apply: "build",
    transform: {
      filter: { id: /@mui\/material\/\w+\/\w+Classes\.mjs$/ },
      handler: (code) => {
        if (code.includes(classNames)) found += 1
        return { code: code.replace(classNames, "= /* @__PURE__ */ generateUtilityClasses("), map: null }
      }
    },
    buildEnd: (error) => {
      if (!error && found === 0) throw new Error("without-class-names met no list of class names")
    }
  }
}

const ownProgress = JSON.stringify(fileURLToPath(new URL("progress.tsx", import.meta.url)))

/** Leaves out all of Material's circular progress but the one form that we use. */
export const withoutDeterminateProgress = (): Plugin =>
  changed({
    name: "without-determinate-progress",
    files: /@mui\/material\/CircularProgress\/CircularProgress\.mjs$/,
    count: 1,
    change: () => `export { Progress as default } from ${ownProgress}`
  })

const ownInput = 'import Input from "../Input/index.mjs";'

/** Leaves out the default input of Material's select: each of ours is given one. */
export const withoutPlainInput = (): Plugin =>
  changed({
    name: "without-plain-input",
    files: /@mui\/material\/NativeSelect\/NativeSelect\.mjs$/,
    count: 1,
    change: (code, id) => {
      if (!code.includes(ownInput)) throw new Error(`${id} has no ${ownInput}`)
      return code.replace(ownInput, "const Input = () => null;")
    }
  })

/**
 * Leaves out the list of all HTML attributes, by which Emotion decides whether a prop belongs to an element where
 * `shouldForwardProp` is not given: Material gives it for all of its own, and ours get nothing but attributes
 * (`ui/app/shell/SkipLink.tsx`).
 */
export const withoutAttributeList = (): Plugin =>
  changed({
    name: "without-attribute-list",
    files: /@emotion\/is-prop-valid\/dist\/emotion-is-prop-valid\.esm\.js$/,
    count: 1,
    change: () => 'export default (name) => name !== "theme"'
  })
