import { SettingError } from "./config/setting-error.ts"
import type { Settings } from "./config/settings.ts"
import { describeError } from "./http-koa/describe-error.ts"

/** Why the server does not start, as one line that says what to do about it. */
export class StartupFailure extends Error {
  override readonly name = "StartupFailure"
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined

const firstLine = (error: unknown) => {
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n")
  return line === "" ? (codeOf(error) ?? "no answer") : line
}

/** The database could not be opened. Drivers name the address and the user, never the password. */
export const databaseFailure = (error: unknown) =>
  new StartupFailure(
    `DATABASE_URL names a database that cannot be opened: ${firstLine(error)}; ` +
      "for example DATABASE_URL=postgres://user:password@localhost:5432/marketplace"
  )

const unknownHost = ({ host }: Settings) => `HOST is ${host}, which nobody knows; for example HOST=127.0.0.1`

const listenFaults: Readonly<Record<string, (settings: Settings) => string>> = {
  EADDRINUSE: ({ port }) => `PORT is ${port}, which another program uses; for example PORT=${port + 1}`,
  EACCES: ({ port }) => `PORT is ${port}, which this user may not use; for example PORT=3000`,
  EADDRNOTAVAIL: ({ host }) => `HOST is ${host}, no address of this machine; for example HOST=127.0.0.1`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost
}

/** The port could not be had; what is no setting's fault comes back as it is. */
export const listenFailure = (error: unknown, settings: Settings): unknown => {
  const say = listenFaults[codeOf(error) ?? ""]
  return say === undefined ? error : new StartupFailure(say(settings))
}

/** Says on standard error why the server does not start: one line, unless the fault is ours. */
export const tellFailure = (error: unknown): void => {
  const isExpected = error instanceof SettingError || error instanceof StartupFailure
  console.error(isExpected ? error.message : describeError(error))
}
