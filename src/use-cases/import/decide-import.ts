import * as Effect from "effect/Effect"

import type { Applying, ImportRecord } from "#domain/import/import.ts"
import { ChangedMeanwhile } from "#domain/shared/errors.ts"
import type { ImportId } from "#domain/shared/ids.ts"
import { type InvalidInput, invalid } from "#domain/shared/input.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { type OperatorCall, requireUnlocked, writeDown } from "../operator/written-down.ts"
import { importFile } from "./list-imports.ts"

type Change = (file: ImportRecord) => Effect.Effect<ImportRecord, InvalidInput>

/** Two files of one register at once would each remove what the other has just put there. */
const requireFreeRegister = Effect.fnUntraced(function* (id: ImportId) {
  const { byId, isApplyingTo } = yield* ImportRepository
  const { register, state } = yield* byId(id)
  if (state !== "checked" || register === null || !(yield* isApplyingTo(register))) return
  yield* invalid("good", "Another file of this register is being applied. Please wait until it is done.")
})

/** Decides an import that was looked at and not decided on before, and writes that into the audit log. */
const decide = Effect.fnUntraced(function* (
  caller: OperatorCall,
  id: ImportId,
  action: "import.apply" | "import.drop",
  change: Change
) {
  const imports = yield* ImportRepository
  const store = Effect.gen(function* () {
    if (action === "import.apply") yield* requireFreeRegister(id)
    const before = yield* imports.held(id)
    if (before.state !== "checked") return yield* new ChangedMeanwhile({ thing: "import" })
    const changed = yield* change(before)
    yield* imports.update(changed)
    const { bad, good, invites, kind, state } = changed
    yield* writeDown(caller, {
      action,
      thing: "import",
      thingId: id,
      before: { state: before.state },
      after: { state, kind, good, bad, invites }
    })
    return yield* importFile(id)
  })
  return yield* atomically(store)
})

/** Begins to apply an import, which then goes on in the background: its good lines, or none while one is wrong. */
export const applyImport = Effect.fn("applyImport")(function* (
  caller: OperatorCall,
  id: ImportId,
  body: Body<Applying>
) {
  yield* requireUnlocked(caller)
  yield* (yield* ImportRepository).byId(id)
  const { good: mode, invite } = yield* body
  return yield* decide(caller, id, "import.apply", (file) => {
    if (file.good === 0) return Effect.fail(invalid("good", "There is no good line to apply"))
    if (mode === "all-or-nothing" && file.bad > 0) {
      return Effect.fail(invalid("good", "Some lines are wrong: mend them, or apply the good ones"))
    }
    return Effect.succeed({ ...file, state: "applying", invites: invite && file.kind === "providers" })
  })
})

/** Drops an import that is not wanted. */
export const dropImport = Effect.fn("dropImport")(function* (caller: OperatorCall, id: ImportId) {
  yield* (yield* ImportRepository).byId(id)
  return yield* decide(caller, id, "import.drop", (file) => Effect.succeed({ ...file, state: "dropped" }))
})
