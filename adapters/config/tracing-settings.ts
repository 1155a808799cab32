import { wrongSetting } from "./setting-error.ts"
import type { Environment } from "./settings.ts"

/** Where spans go. */
export interface TracingSettings {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** What the collector knows this server by. */
  readonly resource: {
    readonly serviceName: string
    readonly attributes: Readonly<Record<string, string>>
  }
}

// It may hold a password, so that it is not shown.
const endpointFault = () =>
  wrongSetting(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "is no address without user and password",
    "http://127.0.0.1:4318"
  )

// OTLP over HTTP appends the path of the signal.
const urlAt = (value: string): string => {
  if (!URL.canParse(value)) throw endpointFault()
  const url = new URL(value)
  const isPlain =
    /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" && url.search === ""
  if (!isPlain) throw endpointFault()
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}/v1/traces`
}

type List = "OTEL_EXPORTER_OTLP_HEADERS" | "OTEL_RESOURCE_ATTRIBUTES"

const examples: Readonly<Record<List, string>> = {
  OTEL_EXPORTER_OTLP_HEADERS: "api-key=secret,tenant=pros",
  OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=production"
}

const pairIn = (pair: string): readonly [string, string] | null => {
  const [, name = "", value = ""] = /^\s*([\w!#$&'*+.^`|~-]+)\s*=\s*([\x21-\x7e]*)\s*$/.exec(pair) ?? []
  try {
    const decoded = decodeURIComponent(value)
    return name !== "" && /^[\t\x20-\x7e]*$/.test(decoded) ? [name, decoded] : null
  } catch {
    return null
  }
}

/** "a=1,b=2", with percent-encoded values. */
const readList = (environment: Environment, variable: List): Readonly<Record<string, string>> => {
  const pairs = (environment[variable] || null)?.split(",").map(pairIn) ?? []
  const known = pairs.filter((pair) => pair !== null)
  if (known.length === pairs.length) return Object.fromEntries(known)
  // Some values are keys, so that none is shown.
  throw wrongSetting(variable, "holds something else than names and values", examples[variable])
}

/** Where spans are sent: nowhere unless an endpoint is set. */
export const readTracing = (environment: Environment): TracingSettings | null => {
  const endpoint = environment["OTEL_EXPORTER_OTLP_ENDPOINT"]
  if (!endpoint) return null
  return {
    url: urlAt(endpoint),
    headers: readList(environment, "OTEL_EXPORTER_OTLP_HEADERS"),
    resource: {
      serviceName: environment["OTEL_SERVICE_NAME"] || "best-contractors",
      attributes: readList(environment, "OTEL_RESOURCE_ATTRIBUTES")
    }
  }
}
