import { STATUS_CODES } from "node:http"

import type { Failure } from "#ports/http/failure.ts"
import type { Problem } from "#ports/http/problem.ts"
import type { StoreTrouble, StoreUnavailable } from "#ports/store-unavailable.ts"

import type { Context } from "../context.ts"
import { type HttpFaultCode, httpFaults, statusOf } from "./status.ts"

/** A request that HTTP itself refuses; the error middleware turns it into a problem. */
export class HttpFault extends Error {
  override readonly name = "HttpFault"
  readonly code: HttpFaultCode
  readonly headers: Readonly<Record<string, string>>

  constructor(code: HttpFaultCode, headers: Readonly<Record<string, string>> = {}) {
    super(httpFaults[code].detail)
    this.code = code
    this.headers = headers
  }
}

/** Whether work was refused because too much of its kind waits. */
export const isTooBusy = (error: unknown): error is HttpFault =>
  error instanceof HttpFault && error.code === "TooBusy"

const problem = (status: number, code: string, detail: string): Problem => ({
  // The status says it all: there is no page about each kind of problem (RFC 9457, 4.2.1).
  type: "about:blank",
  title: STATUS_CODES[status] ?? "Error",
  status,
  detail,
  code
})

const errorsOf = (failure: Failure): Pick<Problem, "errors"> => {
  if (failure._tag === "InvalidInput" || failure._tag === "AccountTaken") return { errors: failure.faults }
  return {}
}

const sendProblem = (ctx: Context, body: Problem): void => {
  ctx.status = body.status
  ctx.body = JSON.stringify(body)
  ctx.type = "application/problem+json"
}

/** What a failure of a use case is in HTTP's words. */
export const problemOf = (failure: Failure): Problem => ({
  ...problem(statusOf[failure._tag], failure._tag, failure.message),
  ...errorsOf(failure)
})

export const sendFailure = (ctx: Context, failure: Failure): void => {
  if ("retryAfter" in failure) ctx.set("Retry-After", String(failure.retryAfter))
  sendProblem(ctx, problemOf(failure))
}

export const problemOfFault = ({ code, message }: HttpFault): Problem =>
  problem(httpFaults[code].status, code, message)

export const sendHttpFault = (ctx: Context, fault: HttpFault): void => {
  ctx.set({ ...fault.headers })
  sendProblem(ctx, problemOfFault(fault))
}

// Seconds after which it pays to come back.
const storeFaults: Readonly<Record<StoreTrouble, { code: HttpFaultCode; retryAfter: number }>> = {
  away: { code: "StoreAway", retryAfter: 5 },
  full: { code: "StoreFull", retryAfter: 60 },
  unconfirmed: { code: "StoreUnconfirmed", retryAfter: 5 }
}

/** A store that cannot do what was asked, in HTTP's words. */
export const faultOfStore = ({ trouble }: StoreUnavailable): HttpFault => {
  const { code, retryAfter } = storeFaults[trouble]
  return new HttpFault(code, { "Retry-After": String(retryAfter) })
}

/** A fault of ours: the answer carries the request's id and nothing of the cause. */
export const serverFault = (requestId: string): Problem =>
  problem(
    500,
    "ServerFault",
    `Something went wrong on our side; if it happens again, please tell us the number ${requestId}.`
  )

export const sendServerFault = (ctx: Context): void => sendProblem(ctx, serverFault(ctx.state.requestId))
