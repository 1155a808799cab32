import { randomBytes } from "node:crypto"
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { makeFolder } from "#adapters/system/make-folder.ts"

import { wrongSetting } from "./setting-error.ts"

const minLength = 32
const refuse = (fault: string) => wrongSetting("SESSION_SECRET", fault, '"$(openssl rand -hex 32)"')

const isGood = (secret: string) => secret.length >= minLength

const given = (value: string): ReadonlyArray<string> => {
  const secrets = value.split(",").map((secret) => secret.trim())
  if (secrets.every(isGood)) return secrets
  const place = secrets.length === 1 ? "" : ` at place ${secrets.findIndex((secret) => !isGood(secret)) + 1}`
  throw refuse(`has a secret of fewer than ${minLength} characters${place}`)
}

const readKept = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim() : "")

const make = (folder: string, file: string): string => {
  makeFolder(folder)
  const secret = randomBytes(32).toString("hex")
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  return secret
}

const kept = (folder: string): string => {
  const file = join(folder, "session-secret")
  try {
    const secret = readKept(file)
    return isGood(secret) ? secret : make(folder, file)
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error"
    throw refuse(`is not set, and none can be kept in ${file} (${code})`)
  }
}

/** The secrets that sign session cookies: those given, the newest first; outside production one that is made and kept. */
export const readSessionSecrets = (
  value: string | undefined,
  isProduction: boolean,
  dataFolder: string
): ReadonlyArray<string> => {
  if (value) return given(value)
  if (isProduction) throw refuse("is not set, and production needs one")
  return [kept(dataFolder)]
}
