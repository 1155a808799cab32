import { queryOptions } from "@tanstack/react-query"

import type { OwnAccount } from "#domain/account/own-account.ts"

import { call } from "../api/call.ts"
import { sessionQuery } from "./session-query.ts"

const waitsForLink = (account: OwnAccount | undefined) =>
  account !== undefined && (!account.emailConfirmed || account.newEmail !== null)

/** How the signed-in person can be written to; asked again on return from where the link was pressed. */
export const accountQuery = queryOptions({
  queryKey: ["/api/me/account"],
  queryFn: async ({ client, queryKey }) => {
    const account = await call("GET /api/me/account")
    const awaited = client.getQueryData<OwnAccount>(queryKey)?.newEmail
    // The link was pressed elsewhere: it is the person's address now.
    if (awaited && awaited !== account.newEmail) void client.invalidateQueries(sessionQuery)
    return account
  },
  refetchOnWindowFocus: ({ state }) => (waitsForLink(state.data) ? "always" : false)
})
