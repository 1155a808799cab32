import { useEffect } from "react"
import { useLocation } from "wouter"

import { useSession } from "#ui/shared/session/use-session.ts"

import { closeAlsoAsk, useOpenAlsoAsk } from "./also-ask.ts"
import { askForQuote, closeQuoteDialog, useOpenQuoteDialog } from "./quote-dialog.ts"
import { endReturn, returningTo } from "./quote-return.ts"

/** Whether the path is one of the pages that a visitor passes on the way back from signing in. */
const isEntrance = (path: string) => /^\/(?:login|register|forgot-password|reset-password)$/.test(path)

const close = () => {
  endReturn()
  closeQuoteDialog()
}

const PageDialog = ({ path }: { readonly path: string }) => {
  const open = useOpenQuoteDialog()
  const others = useOpenAlsoAsk()
  const { error, isAuthenticated, isLoading, user } = useSession()
  const userId = user?.id

  useEffect(() => closeQuoteDialog, [])
  useEffect(() => closeAlsoAsk, [])
  // Closed when the person changes, so that nobody sees another one's input.
  useEffect(() => (userId === undefined ? undefined : closeQuoteDialog), [userId])
  useEffect(() => {
    if (isLoading || error) return
    const provider = returningTo(path)
    if (provider && isAuthenticated) void askForQuote(provider)
    else if (provider || (isAuthenticated && !isEntrance(path))) endReturn()
  }, [error, isAuthenticated, isLoading, path])

  if (open) {
    const { Dialog, provider } = open
    return <Dialog key={provider.id} provider={provider} onClose={close} />
  }
  if (!others) return null
  const { Panel, ...request } = others
  return <Panel key={request.provider.id} {...request} onClose={closeAlsoAsk} />
}

/**
 * Renders the quote request dialog above all screens. Navigation closes it; it opens again when a person is back from
 * signing in, and when that page is reloaded, until they close it or go on to another page.
 */
export const QuoteDialogs = () => {
  const [path] = useLocation()
  return <PageDialog key={path} path={path} />
}
