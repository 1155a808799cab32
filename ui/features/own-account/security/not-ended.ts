import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"

/** Says that a browser is still signed in. */
export const notEnded = (error: unknown): void =>
  toast({
    title: "Signing out failed",
    description: wordsFor(error, "Please try again."),
    variant: "destructive"
  })
