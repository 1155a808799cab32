import { queryOptions } from "@tanstack/react-query"

import type { OwnAccount } from "#domain/account/own-account.ts"

import { call } from "../api/call.ts"

const waitsForLink = (account: OwnAccount | undefined) =>
  account !== undefined && (!account.emailConfirmed || account.newEmail !== null)

/** How the signed-in person can be written to; asked again on return from where the link was pressed. */
export const accountQuery = queryOptions({
  queryKey: ["/api/me/account"],
  queryFn: () => call("GET /api/me/account"),
  refetchOnWindowFocus: ({ state }) => (waitsForLink(state.data) ? "always" : false)
})
