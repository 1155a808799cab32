import * as Result from "effect/Result"

import { NotSignedIn, WrongRole } from "#domain/account/account-errors.ts"
import { OperatorsStandAside } from "#domain/operator/operator-errors.ts"
import type { Who } from "#ports/http/endpoint.ts"
import type { SignedIn } from "#ports/repositories/session-repository.ts"

import { HttpFault } from "./problem.ts"

/** Who asks: null for a visitor, which only an endpoint for everyone gets to see. */
export type Caller<W extends Who> = SignedIn | (W extends "everyone" ? null : never)
type Called<C> = Result.Result<C, NotSignedIn | OperatorsStandAside | WrongRole>

/** Refuses callers that may not call, before anything else is looked at. */
export function callerOf<W extends Who>(who: W, signedIn: SignedIn | null): Called<Caller<W>>
export function callerOf(who: Who, signedIn: SignedIn | null): Called<SignedIn | null> {
  if (who === "everyone") return Result.succeed(signedIn)
  if (who === "operator") {
    // A 404, so that nobody else learns that there is anything.
    if (!signedIn?.isOperator) throw new HttpFault("UnknownPath")
    return Result.succeed(signedIn)
  }
  if (signedIn === null) return Result.fail(new NotSignedIn())
  if (who === "signed-in") return Result.succeed(signedIn)
  if (signedIn.isOperator) return Result.fail(new OperatorsStandAside())
  if (who === "members" || signedIn.user.role === who.role) return Result.succeed(signedIn)
  return Result.fail(new WrongRole({ reason: who.refusal }))
}
