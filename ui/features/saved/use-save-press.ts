import { useLocation } from "wouter"

import type { Provider } from "#domain/provider/provider.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { useHere } from "#ui/shared/routing/use-here.ts"
import { loginPath } from "#ui/shared/session/safe-next.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { keepWanted } from "./save-wanted.ts"
import { useSaveProvider } from "./saved-providers.ts"
import { notSavedWords, savedWords } from "./saved-words.ts"

/** Saves or unsaves the professional, once a press. A visitor signs in first, and then finds them saved. */
export const useSavePress = (provider: Provider) => {
  const { isAuthenticated, isLoading } = useSession()
  const { mutateAsync } = useSaveProvider(provider)
  const [, navigate] = useLocation()
  const here = useHere()
  const signInFirst = () => {
    keepWanted(provider, here)
    navigate(loginPath(here))
  }
  return useOnce(async (isWanted: boolean) => {
    if (!isAuthenticated && !isLoading) return signInFirst
    try {
      await mutateAsync(isWanted)
    } catch (error) {
      if (statusOf(error) === 401) return signInFirst
      return toast(notSavedWords(error))
    }
    return isWanted ? toast(savedWords(provider.businessName)) : undefined
  })
}
