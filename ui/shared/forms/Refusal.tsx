import { wordsFor } from "../api/call-error.ts"
import { ErrorAlert } from "../feedback/ErrorAlert.tsx"

interface Props {
  readonly error: Error | null
  /** Said when the server gave no sentence of its own. */
  readonly otherwise: string
}

/** Why a form was refused. */
export const Refusal = ({ error, otherwise }: Props) =>
  error && <ErrorAlert>{wordsFor(error, otherwise)}</ErrorAlert>
