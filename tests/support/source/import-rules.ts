/** One row of the architecture: files (of a folder, right in a folder as `folder/*`, or by prefix) and what they import. */
export interface ImportRule {
  readonly files: string
  /** Folders of this project and packages, with all they contain; `name*` is a prefix. Imports within the row are free. */
  readonly may: ReadonlyArray<string>
}

// Issues, transformations and syntax trees of schemas are modules beside effect/Schema, and part of it.
const schema = "effect/Schema*"
const domain = "src/domain"
const ports = "src/ports"
const database = [ports, domain, "effect/*", "knex", "node:*"]

/** Who may import what; the reasons stand in docs/architecture.md. */
export const importRules: ReadonlyArray<ImportRule> = [
  { files: domain, may: [schema, "effect/Result", "effect/DateTime", "date-fns"] },
  { files: ports, may: [domain, schema, "effect/Context", "effect/Effect"] },
  { files: "src/use-cases", may: [ports, domain, "effect/*"] },
  { files: "adapters/http-koa", may: ["src", "effect/*", "koa", "koa-*", "@koa/*", "node:*", "lru-cache"] },
  { files: "adapters/db-knex", may: [...database, "rate-limiter-flexible"] },
  // What a table of the world knows fills columns that came later.
  { files: "adapters/db-knex/migrations", may: ["adapters/db-knex", ...database, "zipcodes"] },
  { files: "adapters/db-postgres", may: ["adapters/db-knex", ...database, "pg"] },
  {
    files: "adapters/db-sqlite",
    may: ["adapters/db-knex", "adapters/system/make-folder.ts", ...database, "sqlite3"]
  },
  { files: "adapters/memory", may: [ports, domain, "effect/*"] },
  {
    files: "adapters/system",
    may: [
      ports,
      domain,
      "effect/*",
      "node:*",
      "@node-rs/argon2",
      "pino",
      "rate-limiter-flexible",
      "uuid",
      "zipcodes"
    ]
  },
  {
    files: "adapters/pictures",
    may: ["react", "node:*", "satori", "@resvg/resvg-js", "@fontsource/*"]
  },
  {
    files: "adapters/config",
    may: [
      "adapters/db-knex/database-url.ts",
      "adapters/system/make-folder.ts",
      ports,
      domain,
      "effect/*",
      "node:*"
    ]
  },
  { files: "adapters/demo", may: [ports, domain, "effect/*", "date-fns", "zipcodes"] },
  {
    files: "ui",
    may: [
      "src/ports/http",
      domain,
      schema,
      "effect/Result",
      "effect/DateTime",
      "react",
      "react-dom",
      "react-hook-form",
      "wouter",
      "date-fns",
      "@emotion/*",
      "@fontsource-variable/*",
      "@hookform/*",
      "@mui/*",
      "@radix-ui/*",
      "@tanstack/react-query",
      "uuid"
    ]
  },
  // What a rendered page begins with brings nothing along: the page itself names its code.
  { files: "ui/start", may: ["(computed)"] },
  // The interface as the server renders it.
  {
    files: "ui/entry/server/server.tsx",
    may: ["ui", "react", "react-dom", "wouter", "@emotion/*", "@tanstack/react-query", "node:async_hooks"]
  },
  { files: "ui/vite*", may: ["ui", "vite", "@vitejs/*", "node:*"] },
  // The composition root: the one place that sees everything.
  { files: "adapters/*", may: ["*"] }
]
