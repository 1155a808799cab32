import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"

import type { Credentials, RegistrationForm, User } from "#domain/account/account.ts"
import { saveWanted } from "#ui/features/saved/save-wanted.ts"
import { callErrorIn, mayPass, statusOf } from "#ui/shared/api/call-error.ts"
import { call, type Input } from "#ui/shared/api/call.ts"
import { noteSession } from "#ui/shared/session/note-session.ts"
import { forgiveSignOut } from "#ui/shared/session/owed-sign-out.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { useNext } from "./use-next.ts"

// The cached data belonged to a visitor or to another person: a provider's phone number, for example, is for the
// signed-in only.
const startSession = async (queryClient: QueryClient, user: User) => {
  forgiveSignOut()
  const [sessionKey] = sessionQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey })
  await queryClient.cancelQueries(sessionQuery)
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => {
    noteSession(user)
    queryClient.setQueryData(sessionQuery.queryKey, { user })
  })
}

const useEntrance = <Body>(enter: (body: Body) => Promise<{ readonly user: User }>) => {
  const queryClient = useQueryClient()
  const { destination } = useNext()
  return useMutation({
    mutationFn: enter,
    onSuccess: async ({ user }) => {
      await startSession(queryClient, user)
      void saveWanted(queryClient, destination)
    }
  })
}

/** Signs in; done once the session is known to the whole application. */
export const useSignIn = () =>
  useEntrance((body: Input<"POST /api/auth/login">["body"]) => call("POST /api/auth/login", { body }))

// The account may be the person's own, made a moment ago by an attempt whose answer was lost, and the session with it.
const orAlreadyDone = async ({ email, password }: Credentials, error: unknown) => {
  const taken = new Set(callErrorIn(error)?.errors.map(({ field }) => field))
  if (statusOf(error) !== 409 || !taken.has("email") || !taken.has("username")) throw error
  return await call("POST /api/auth/login", { body: { email, password } }).catch(() => {
    throw error
  })
}

// A browser that is not to tell where it is says UTC.
const deviceTimeZone = () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone === "UTC" ? undefined : timeZone
}

/** Registers and signs in; the repeated password is not sent, the device's time zone is. */
export const useRegister = () => {
  /** The address of an attempt that may have made the account though it failed. */
  const attempted = useRef("")
  return useEntrance(({ confirmPassword: _, ...person }: RegistrationForm) => {
    const body = { ...person, timeZone: deviceTimeZone() }
    return call("POST /api/auth/register", { body }).catch((error: unknown) => {
      if (attempted.current === body.email) return orAlreadyDone(body, error)
      if (mayPass(error)) attempted.current = body.email
      throw error
    })
  })
}
