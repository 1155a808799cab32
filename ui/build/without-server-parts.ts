import { type ESTree, parseSync, type Plugin, Visitor } from "vite"

interface Span {
  readonly start: number
  readonly end: number
}

const isWithin = (inner: Span, outer: Span) => outer.start <= inner.start && inner.end <= outer.end

const isServerPart = (node: ESTree.Node) =>
  node.type === "ExportNamedDeclaration" &&
  node.declaration?.type === "VariableDeclaration" &&
  node.declaration.declarations.some(({ id }) => id.type === "Identifier" && id.name === "server")

// Keeps the line breaks, so that source maps still point at the right lines.
const blank = (code: string, { end, start }: Span) =>
  code.slice(0, start) + code.slice(start, end).replaceAll(/[^\n]/g, " ") + code.slice(end)

/** A page's file without its export `server`, and without the imports that nothing else in it uses. */
export const withoutServerPart = (path: string, code: string): string => {
  const { program } = parseSync(path, code)
  const imports = program.body.filter((node) => node.type === "ImportDeclaration")
  const serverParts = program.body.filter(isServerPart)
  const used = new Set<string>()
  const use = (node: Span & { readonly name: string }) => {
    if (![...imports, ...serverParts].some((outer) => isWithin(node, outer))) used.add(node.name)
  }
  new Visitor({ Identifier: use, JSXIdentifier: use }).visit(program)
  const unused = imports.filter(
    ({ specifiers }) => specifiers.length > 0 && !specifiers.some(({ local }) => used.has(local.name))
  )
  return [...unused, ...serverParts].reduce(blank, code)
}

/**
 * Leaves out of the browser's build what only the server does for pages. Tree shaking would drop unused exports, but
 * their imports would still count as part of the first view.
 */
export const withoutServerParts = (): Plugin => ({
  name: "without-server-parts",
  enforce: "pre",
  applyToEnvironment: ({ config }) => config.consumer === "client",
  transform: {
    filter: { id: /\.page\.tsx?$/ },
    handler: (code, id) => ({ code: withoutServerPart(id, code), map: null })
  }
})
