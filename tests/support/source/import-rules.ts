/** A row of the architecture: files (a folder, only those right in it as `folder/*`, or a prefix) and their imports. */
export interface ImportRule {
  readonly files: string
  /** Permitted folders and packages, with all they contain; `name*` is a prefix. Imports within a row are free. */
  readonly may: ReadonlyArray<string>
}

// Issues, transformations and syntax trees of schemas are modules beside effect/Schema, and part of it.
const schema = "effect/Schema*"
const domain = "src/domain"
const ports = "src/ports"
const database = ["effect/*", "knex", "adapters/system/statements.ts"]

const look = ["react", "@mui/*"]
const screens = [...look, domain, "wouter", "@tanstack/react-query"]

/** Who may import what; the reasons stand in docs/architecture.md. */
export const importRules: ReadonlyArray<ImportRule> = [
  { files: domain, may: [schema, "effect/Result", "effect/Struct"] },
  { files: ports, may: [domain, schema, "effect/Context", "effect/Effect"] },
  { files: "src/events", may: [ports, domain, "effect/*"] },
  { files: "src/use-cases", may: [ports, domain, "src/events", "effect/*"] },
  {
    files: "adapters/http-koa",
    may: [
      "src",
      "effect/*",
      "koa",
      "koa-*",
      "@koa/*",
      "ics",
      "csv-parse",
      "bowser",
      "node:*",
      "lru-cache",
      "adapters/system/describe-error.ts",
      "adapters/system/kept-memory.ts",
      "adapters/system/log.ts",
      "adapters/system/meters.ts",
      "adapters/system/tracing.ts",
      "adapters/system/two-step-cache.ts"
    ]
  },
  { files: "adapters/jobs", may: [ports, domain, "src/use-cases", "effect/*", "adapters/system"] },
  {
    files: "adapters/db-knex",
    may: [
      ports,
      domain,
      ...database,
      "adapters/system/kept-memory.ts",
      "adapters/system/meters.ts",
      "adapters/system/two-step-cache.ts",
      "lru-cache",
      "rate-limiter-flexible"
    ]
  },
  // Migrations are frozen: no change of the product's code may change what they did. `zipcodes` fills columns that came
  // later.
  {
    files: "adapters/db-knex/migrations",
    may: ["adapters/db-knex/insert-all.ts", "effect/Effect", "knex", "zipcodes"]
  },
  { files: "adapters/db-postgres/migrations", may: ["knex"] },
  { files: "adapters/db-sqlite/migrations", may: ["knex"] },
  {
    files: "adapters/db-postgres",
    may: ["adapters/db-knex", "adapters/system/meters.ts", ports, domain, ...database, "node:crypto", "pg"]
  },
  {
    files: "adapters/db-sqlite",
    may: [
      "adapters/db-knex",
      "adapters/system/make-folder.ts",
      domain,
      ...database,
      "node:path",
      "lru-cache",
      "sqlite3"
    ]
  },
  { files: "adapters/metrics", may: [ports, "effect/Effect", "node:http", "prom-client", "adapters/system"] },
  {
    files: "adapters/tracing",
    may: ["effect/*", "node:async_hooks", "adapters/config/tracing-settings.ts", "adapters/system"]
  },
  { files: "adapters/memory", may: [ports, domain, "effect/*"] },
  {
    files: "adapters/system",
    may: [ports, domain, "effect/*", "node:*", "@node-rs/argon2", "lru-cache", "pino", "uuid", "zipcodes"]
  },
  {
    files: "adapters/pictures",
    may: ["react", "node:*", "satori", "@resvg/resvg-js"]
  },
  {
    files: "adapters/config",
    may: [
      "adapters/db-knex/database-url.ts",
      "adapters/db-postgres/servers.ts",
      "adapters/system/make-folder.ts",
      domain,
      "effect/*",
      "node:*"
    ]
  },
  {
    files: "adapters/mail",
    may: [
      "adapters/config/mail-settings.ts",
      "adapters/system/make-folder.ts",
      ports,
      domain,
      "effect/*",
      "node:*",
      "nodemailer"
    ]
  },
  {
    files: "adapters/photos",
    may: [
      "adapters/config/photo-settings.ts",
      "adapters/system/make-folder.ts",
      ports,
      domain,
      "effect/*",
      "node:*",
      "sharp",
      "workerpool",
      "@aws-sdk/client-s3"
    ]
  },
  // Runs before every start, where possibly only the production dependencies are installed.
  { files: "adapters/build", may: ["vite", "node:*"] },
  { files: "adapters/demo", may: [ports, domain, "effect/*", "node:*", "zipcodes"] },
  // The theme, then what screens share, then features, then the pages they make, then what runs them.
  { files: "ui/theme", may: look },
  {
    files: "ui/shared",
    may: [
      "ui/theme",
      ...screens,
      "react-dom",
      "react-hook-form",
      "uuid",
      "src/ports/http",
      schema,
      "effect/Result",
      "date-fns",
      "@radix-ui/*"
    ]
  },
  {
    files: "ui/features",
    may: ["ui/shared", "ui/theme", ...screens, "react-dom", "react-hook-form", "uuid"]
  },
  {
    files: "ui/app",
    may: ["ui/features", "ui/shared", "ui/theme", ...screens, "@emotion/*", "@fontsource-variable/*"]
  },
  {
    files: "ui/entry",
    may: [
      "ui/app",
      "ui/shared",
      "ui/theme",
      "react",
      "react-dom",
      "wouter",
      "@emotion/*",
      "@tanstack/react-query"
    ]
  },
  // The first script of a rendered page imports nothing statically: the page itself names its code.
  { files: "ui/entry/start", may: ["(computed)"] },
  {
    files: "ui/entry/server",
    may: [
      "ui",
      "src/domain",
      "react",
      "react-dom",
      "wouter",
      "@emotion/*",
      "@tanstack/react-query",
      "node:async_hooks"
    ]
  },
  { files: "ui/build", may: ["vite", "@vitejs/*", "node:*", "sharp", "react", "@mui/*"] },
  // The composition root: the one place that sees everything.
  { files: "adapters/*", may: ["*"] }
]
