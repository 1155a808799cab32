import * as Schema from "effect/Schema"

const actions: Readonly<Record<string, string>> = {
  offer: "send an offer",
  invite: "invite professionals to it",
  more: "take more offers on it",
  share: "share your number"
}

/** Status 409: the state does not permit the step; the sentence names both states. */
export class StepNotAllowed extends Schema.TaggedError<StepNotAllowed>()("StepNotAllowed", {
  thing: Schema.Literals(["quote", "project"]),
  step: Schema.String,
  status: Schema.String,
  /** The states in which this person may take the step, in words. */
  needs: Schema.Array(Schema.String)
}) {
  override get message() {
    const wanted = this.needs.map((status) => status.replaceAll("_", " ")).join(" or ")
    const action = actions[this.step] ?? `${this.step} it`
    return `This ${this.thing} is ${this.status.replaceAll("_", " ")}; to ${action}, it must be ${wanted}.`
  }
}
