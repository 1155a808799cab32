import { useSession } from "../session/use-session.ts"
import { formDraft } from "./form-draft.ts"

/** Where a form of this name keeps, for this tab and person, what was sent when the session had ended. */
export const useUnsent = <Values extends object>(name: string) => {
  const { user } = useSession()
  return formDraft<Values>("sessionStorage", `unsent:${name}`, user?.id ?? "")
}
