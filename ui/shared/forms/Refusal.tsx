import { wordsFor } from "../api/call-error.ts"
import { ErrorAlert } from "../feedback/ErrorAlert.tsx"

interface Props {
  readonly error: Error | null
  /** Said when the server gave no sentence of its own; if absent, nothing is shown, because the toast has said all. */
  readonly otherwise?: string
}

/** Shows why a form was refused. */
export const Refusal = ({ error, otherwise = "" }: Props) => {
  const words = error === null ? "" : wordsFor(error, otherwise)
  return words !== "" && <ErrorAlert>{words}</ErrorAlert>
}
