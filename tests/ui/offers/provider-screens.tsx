import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Route, Switch } from "wouter"

import { DashboardScreen } from "#ui/features/dashboard/DashboardScreen.tsx"
import { OfferScreen } from "#ui/features/offers/OfferScreen.tsx"

import { card } from "../dashboard/parts.ts"

const user = userEvent.setup({ delay: null })

/** The dashboard, and the page for writing offers. */
export const ProviderScreens = () => (
  <Switch>
    <Route path="/quotes/:quoteId/offer">
      <OfferScreen />
    </Route>
    <Route>
      <DashboardScreen />
    </Route>
  </Switch>
)

/** Goes from a quote's card to the page of its offer. */
export const openOffer = async (title: string, link = "Send offer") => {
  await user.click(within(await card(title)).getByRole("link", { name: link }))
  await screen.findByLabelText("Price")
}

/** Presses the page's send button. */
export const send = async (name = "Send offer") => user.click(screen.getByRole("button", { name }))
