import { useQuery } from "@tanstack/react-query"
import { type RefObject, useEffect, useRef, useState } from "react"

import type { Provider } from "#domain/provider/provider.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { listed } from "#domain/shared/listed.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { placeIds, showResults } from "#ui/shared/routing/go-to.ts"

import type { AlsoAskProps } from "./also-ask.ts"
import { useOpenRequests } from "./open-request.ts"
import { othersQuery } from "./others-query.ts"
import { otherService } from "./quote-values.ts"
import { useRequestQuote } from "./use-quotes.ts"

const most = 4

const sameOf = (quote: Quote, { id, specialties }: Provider) => ({
  providerId: id,
  serviceType: specialties.find((specialty) => specialty === quote.serviceType) ?? otherService,
  description: quote.description,
  urgency: quote.urgency,
  budgetMin: quote.budgetMin,
  budgetMax: quote.budgetMax,
  contactName: quote.contactName,
  contactPhone: quote.contactPhone,
  ...(quote.photos.length > 0 && { photosOf: quote.id }),
  phoneSharing: quote.phoneSharing
})

export const namesOf = (providers: ReadonlyArray<Provider>): string =>
  listed(providers.map(({ businessName }) => businessName))

// A person who is back from signing in is at the top of the page: scrolls to the list, where the provider whom they
// have asked is marked.
const useListInView = () =>
  useEffect(() => {
    const results = document.getElementById(placeIds.results)
    if (results && results.getBoundingClientRect().top > innerHeight / 2) showResults()
  }, [])

// The panel takes the focus if it is on nothing or on the request's own link, which has replaced the "Get Quote"
// button, and gives it back to that link. Controls that Tab reaches are scrolled to above the panel.
const useFocusHere = (box: RefObject<HTMLElement | null>, isShown: boolean, { id }: Quote) =>
  useEffect(() => {
    const panel = box.current
    if (!isShown || !panel) return undefined
    const linkHere = () => document.querySelector<HTMLElement>(`a[href$="&quote=${id}"]`)
    const isFree = () => document.activeElement === document.body
    const { style } = document.documentElement
    style.scrollPaddingBottom = `${panel.offsetHeight + 24}px`
    if (isFree() || document.activeElement === linkHere()) panel.focus({ preventScroll: true })
    return () => {
      style.scrollPaddingBottom = ""
      if (!isFree()) return
      const place = linkHere() ?? document.querySelector<HTMLElement>("h1")
      place?.focus({ preventScroll: true })
    }
  }, [box, id, isShown])

/**
 * Other providers nearby of the same service, and how to send the same request to those chosen, or to all: once to
 * each, and a failure with one does not stop the others.
 */
export const useAlsoAsk = ({ onClose, provider, quote, searchedPlace }: AlsoAskProps) => {
  useListInView()
  const { data } = useQuery(othersQuery({ provider, searchedPlace, serviceType: quote.serviceType }))
  const asked = new Set([provider.id, ...useOpenRequests().map(({ providerId }) => providerId)])
  const [chosen, setChosen] = useState<ReadonlyArray<ProviderId>>([])
  const [faults, setFaults] = useState<ReadonlyMap<ProviderId, string>>(new Map())
  const { mutateAsync } = useRequestQuote()
  const others = (data?.items ?? [])
    .filter(({ id, pausedUntil }) => !pausedUntil && !asked.has(id))
    .slice(0, most)
  const box = useRef<HTMLElement>(null)
  useFocusHere(box, others.length > 0, quote)

  const ask = async (other: Provider) => {
    try {
      await mutateAsync(sameOf(quote, other))
      return undefined
    } catch (error) {
      return wordsFor(error, "Failed to send quote request. Please try again.")
    }
  }

  const { isBusy, start } = useOnce(async () => {
    const wanted = chosen.length === 0 ? others : others.filter(({ id }) => chosen.includes(id))
    const outcomes = await Promise.all(wanted.map(async (other) => ({ other, fault: await ask(other) })))
    const sent = outcomes.flatMap(({ fault, other }) => (fault === undefined ? [other] : []))
    const failed = outcomes.flatMap(({ fault, other }) =>
      fault === undefined ? [] : [[other.id, fault] as const]
    )
    if (sent.length > 0) {
      toast({
        title: "Quote Request Sent!",
        description: `${namesOf(sent)} ${sent.length === 1 ? "has" : "have"} your request too.`
      })
    }
    setChosen(failed.map(([id]) => id))
    setFaults(new Map(failed))
    return failed.length === 0 ? onClose : undefined
  })

  return {
    box,
    others,
    chosen,
    faults,
    isBusy,
    toggle: (id: ProviderId) =>
      setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    send: start
  }
}
