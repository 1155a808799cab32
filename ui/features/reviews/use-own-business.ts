import { useQuery } from "@tanstack/react-query"

import { ownProfileQuery } from "#ui/features/provider-profile/use-own-profile.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

/** Whether this is the signed-in person's own business; false until that is known. */
export const useIsOwnBusiness = (providerId: string): boolean => {
  const { user } = useSession()
  const { data } = useQuery({ ...ownProfileQuery, enabled: user?.role === "provider" })
  return data?.id === providerId
}
