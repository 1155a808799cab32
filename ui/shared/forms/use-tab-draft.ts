import { useMemo, useState } from "react"

import { useSession } from "../session/use-session.ts"
import { formDraft } from "./form-draft.ts"

/**
 * The draft of a form of this name, for this tab and person: of what was typed when the session ended or the page went.
 */
export const useTabDraft = <Values extends object>(name: string) => {
  const { user } = useSession()
  const [ownerId, setOwnerId] = useState<string | null>(user?.id ?? null)
  // The owner stays when the session has ended, because the form may still be on the screen.
  if (user && user.id !== ownerId) setOwnerId(user.id)
  return useMemo(() => formDraft<Values>(`unsent:${name}`, ownerId), [name, ownerId])
}
