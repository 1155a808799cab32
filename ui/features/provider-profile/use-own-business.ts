import { useQuery } from "@tanstack/react-query"

import { useSession } from "#ui/shared/session/use-session.ts"

import { ownProfileQuery } from "./own-profile-query.ts"

/** The signed-in person's own business; undefined where there is none, and until it is known. */
export const useOwnBusiness = (): string | undefined => {
  const { user } = useSession()
  return useQuery({ ...ownProfileQuery, enabled: user?.role === "provider" }).data?.id
}

/** Whether this is the signed-in person's own business; false until that is known. */
export const useIsOwnBusiness = (providerId: string): boolean => useOwnBusiness() === providerId
