import type { Role } from "#domain/account/role.ts"
import { briefPrice } from "#domain/quote/offer/price-words.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { listed } from "#domain/shared/listed.ts"

import { isOwnBid } from "./own-bid.ts"
import { forPrice, type StepWords } from "./step-words.ts"

/** The steps of a quote that need a confirmation; an offer is written instead. */
export type QuoteMove = Exclude<QuoteStep, "offer">

const final = "This cannot be undone."

/** What the acceptance reveals to the provider, who may have the number already. */
const revealed = ({ contactPhone, phoneSharing, projectId, providerName }: Quote): string => {
  const hasNumber = contactPhone !== "" && phoneSharing === "now"
  const number = contactPhone === "" ? "your number, if your account has one" : "your number"
  const things = ["your full name", projectId === null ? "" : "where the work is", hasNumber ? "" : number]
  return `${providerName} then sees ${listed(things.filter(Boolean))}.`
}

const accept = (quote: Quote): StepWords => ({
  title: `Accept the offer${forPrice(quote)}?`,
  text: [
    `You agree with ${quote.providerName} on ${briefPrice(quote) ?? "the work"}${quote.timeline ? ` (${quote.timeline})` : ""}.`,
    quote.projectId === null ? "" : "Your project starts, and its other pending offers are declined.",
    revealed(quote)
  ]
    .filter(Boolean)
    .join(" "),
  confirm: `Accept${forPrice(quote)}`,
  done: "Offer accepted",
  failed: "Failed to accept the offer"
})

const withdraw = (quote: Quote): StepWords => ({
  title: `Withdraw your offer${forPrice(quote)}?`,
  text: `${quote.homeownerName} will see that you withdrew it. ${final}`,
  confirm: "Withdraw offer",
  destructive: true,
  done: "Offer withdrawn",
  failed: "Failed to withdraw the offer"
})

const decline = (quote: Quote, role: Role): StepWords => ({
  title:
    role === "homeowner" && quote.price !== null
      ? `Decline the offer${forPrice(quote)}?`
      : "Decline this quote?",
  text: `${role === "homeowner" ? quote.providerName : quote.homeownerName} will see that you declined. ${final}`,
  confirm: "Decline",
  destructive: true,
  done: "Quote declined",
  failed: "Failed to decline the quote"
})

const reject = (quote: Quote, role: Role): StepWords =>
  isOwnBid(role, quote) ? withdraw(quote) : decline(quote, role)

const cancel = ({ homeownerName, projectId, providerName, status }: Quote, role: Role): StepWords => ({
  title: status === "accepted" ? "Cancel the accepted quote?" : "Cancel this quote?",
  text: [
    `${role === "homeowner" ? providerName : homeownerName} will see that you cancelled.`,
    status === "accepted" && projectId !== null ? "The project opens to all contractors again." : "",
    final
  ].join(" "),
  confirm: "Cancel quote",
  destructive: true,
  done: "Quote cancelled",
  failed: "Failed to cancel the quote"
})

const complete = (quote: Quote): StepWords => ({
  title: "Mark the work as complete?",
  text: [
    `You confirm that ${quote.providerName} has finished the work${forPrice(quote)}.`,
    quote.projectId === null ? "" : "Its project is completed as well.",
    final
  ].join(" "),
  confirm: "Mark complete",
  done: "Work marked as complete",
  failed: "Failed to mark the work as complete"
})

/** The question that each step asks before it is taken. */
export const quoteStepWords: Record<QuoteMove, (quote: Quote, role: Role) => StepWords> = {
  accept,
  reject,
  cancel,
  complete
}
