import { useMemo, useState } from "react"

import { useSession } from "../session/use-session.ts"
import { formDraft } from "./form-draft.ts"

/** Where a form of this name keeps, for this tab and person, what was typed when the session ended or the page went. */
export const useTabDraft = <Values extends object>(name: string) => {
  const { user } = useSession()
  const [ownerId, setOwnerId] = useState<string | null>(user?.id ?? null)
  // The form may still stand when the session has ended.
  if (user && user.id !== ownerId) setOwnerId(user.id)
  return useMemo(() => formDraft<Values>(`unsent:${name}`, ownerId), [name, ownerId])
}
