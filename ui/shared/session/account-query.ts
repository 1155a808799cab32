import { queryOptions } from "@tanstack/react-query"

import type { OwnAccount } from "#domain/account/own-account.ts"

import { call } from "../api/call.ts"
import { sessionQuery } from "./session-query.ts"

const waitsForLink = (account: OwnAccount | undefined) =>
  account !== undefined && (!account.emailConfirmed || account.newEmail !== null)

/** The signed-in person's email addresses; refetched when the person comes back from where they pressed the link. */
export const accountQuery = queryOptions({
  queryKey: ["/api/me/account"],
  queryFn: async ({ client, queryKey }) => {
    const account = await call("GET /api/me/account")
    const awaited = client.getQueryData<OwnAccount>(queryKey)?.newEmail
    // The awaited link was pressed elsewhere: the new address is the account's now.
    if (awaited && awaited !== account.newEmail) void client.invalidateQueries(sessionQuery)
    return account
  },
  refetchOnWindowFocus: ({ state }) => (waitsForLink(state.data) ? "always" : false)
})
