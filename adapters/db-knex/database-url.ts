import * as Result from "effect/Result"

export type DatabaseAddress =
  | { readonly kind: "sqlite"; readonly filename: string }
  | { readonly kind: "postgres"; readonly url: string }

const forms =
  "use sqlite:PATH (such as sqlite:data/marketplace.sqlite) or postgres://user:password@host:5432/name"

/** How a password in the address writes the characters that separate the address's own parts. */
export const inPasswords = "(in a password / is %2F, # is %23, ? is %3F and % is %25)"

// For each of these the driver checks the certificate as for `verify-full`, and warns that it will not always do so.
const takenForFull = new Set<string | null>(["prefer", "require", "verify-ca"])

const postgres = (url: string): Result.Result<DatabaseAddress, string> => {
  if (!URL.canParse(url)) return Result.fail(`is not a well-formed address; ${forms} ${inPasswords}`)
  const address = new URL(url)
  const { hostname, pathname, searchParams } = address
  if (hostname === "" && pathname.length < 2)
    return Result.fail(`names neither a server nor a database; ${forms}`)
  if (searchParams.has("uselibpqcompat") || !takenForFull.has(searchParams.get("sslmode")))
    return Result.succeed({ kind: "postgres", url })
  searchParams.set("sslmode", "verify-full")
  return Result.succeed({ kind: "postgres", url: address.href })
}

const sqlite = (filename: string): Result.Result<DatabaseAddress, string> =>
  filename === "" ? Result.fail(`names no file; ${forms}`) : Result.succeed({ kind: "sqlite", filename })

/**
 * Where `DATABASE_URL` points; unset or empty, to SQLite in `data/`. A failure says what is wrong in words that
 * go on from the variable's name, and never repeats the value: it may hold a password.
 */
export const readDatabaseUrl = (value: string | undefined): Result.Result<DatabaseAddress, string> => {
  const url = value?.trim() ?? ""
  if (url === "") return sqlite("data/marketplace.sqlite")
  if (url.startsWith("sqlite:")) return sqlite(url.slice("sqlite:".length))
  if (/^postgres(ql)?:\/\//.test(url)) return postgres(url)
  return Result.fail(`names a database of an unknown kind; ${forms}`)
}
