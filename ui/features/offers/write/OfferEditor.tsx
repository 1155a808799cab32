import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { Suspense, useEffect, useState } from "react"

import { neededWords } from "#domain/quote/needed-words.ts"
import { priceWords } from "#domain/quote/offer/price-words.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { useBegun } from "#ui/shared/components/use-begun.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { budgetWords } from "#ui/shared/format/budget-words.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"
import { BackLink } from "#ui/shared/routing/BackLink.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { useMedia } from "#ui/shared/state/use-media.ts"

import { Brief } from "../Brief.tsx"
import { isBrokenDown } from "./offer-values.ts"
import { OfferFields } from "./OfferFields.tsx"
import { TemplatesPart } from "./TemplatesPart.tsx"
import { type OfferForm, useOfferForm, useWayBack } from "./use-offer-form.ts"
import { usePart } from "./use-part.ts"

const Preview = lazyOrNothing(() => import("./break-down/Preview.tsx").then((part) => part.Preview))

interface Props {
  readonly quote: Quote
  readonly ownerId: UserId
}

// From this width on there is room for the preview beside the form.
const beside = "(min-width: 1280px)"

const frame = {
  display: "grid",
  gap: 4,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 760px)",
  [`@media ${beside}`]: { gridTemplateColumns: "minmax(0, 760px) minmax(0, 1fr)" },
  // Keeps a focused field clear of the header.
  "& :is(input, textarea, select)": { scrollMarginTop: 120 }
}

const titleOf = ({ price }: Quote) => (price === null ? "Send offer" : "Revise offer")

const olderWords = (quote: Quote, isKept: boolean) => {
  const price = priceWords(quote)
  const newest = price === null ? "" : `Your newest offer says ${price}. `
  return isKept ? `We kept what you typed. ${newest}Check it, then send your offer.` : newest
}

const Closed = ({ back, quote }: { readonly back: string; readonly quote: Quote }) => (
  <Notice
    tone="blue"
    role="status"
    action={
      <LinkButton size="small" href={back}>
        Go back
      </LinkButton>
    }
  >
    This quote is {quote.status}. An offer can be sent or revised only while it is pending.
  </Notice>
)

// The first view does without the preview, whose sums need the library of the schemas.
const usePreview = () => {
  const isBegun = useBegun()
  return useMedia(beside) && isBegun
}

/** The details of an offer: open if it has any, also if an offer that was sent elsewhere meanwhile brings some. */
const useParts = ({ getValues, subscribe }: OfferForm) => {
  const parts = usePart(isBrokenDown(getValues()))
  const { show } = parts
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: (change) => {
          // Only changes that are typed here carry a name.
          if (!change.name && isBrokenDown(change.values)) show(true)
        }
      }),
    [show, subscribe]
  )
  return parts
}

const Editor = ({ ownerId, quote }: Props) => {
  const api = useOfferForm(quote, ownerId)
  const back = useWayBack(quote)
  const parts = useParts(api.form)
  const isPreviewed = usePreview()
  const { standing } = api
  return (
    <Box sx={frame}>
      <Box>
        <TemplatesPart writing={api} onUsed={() => parts.show(isBrokenDown(api.form.getValues()))} />
        <Form api={api}>
          {quote.status !== "pending" && <Closed quote={quote} back={back} />}
          {api.isOlder && (
            <Notice
              tone="blue"
              role="status"
              action={
                api.isKept && (
                  <Button size="small" color="inherit" onClick={api.discard}>
                    Discard
                  </Button>
                )
              }
            >
              {olderWords(standing, api.isKept)}
            </Notice>
          )}
          <Refusal error={api.error} />
          <OfferFields form={api.form} parts={parts} workState={quote.workState ?? null} />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            <Button type="submit" variant="contained" size="large" loading={api.isBusy}>
              {titleOf(standing)}
            </Button>
            <LinkButton href={back} size="large">
              Go back
            </LinkButton>
          </Box>
        </Form>
      </Box>
      {isPreviewed && (
        <Suspense>
          <Preview form={api.form} homeownerName={quote.homeownerName} />
        </Suspense>
      )}
    </Box>
  )
}

/** The request, and the form of the offer that answers it. */
export const OfferEditor = (props: Props) => {
  const { quote } = props
  const back = useWayBack(quote)
  // The form with what was typed stays in view if the quote changes its state meanwhile.
  const [wasPending] = useState(quote.status === "pending")
  return (
    <Page>
      <BackLink href={back}>Back</BackLink>
      <PageTitle documentTitle={titleOf(quote)} sx={{ mb: 3 }}>
        {titleOf(quote)}
      </PageTitle>
      <Box sx={{ maxWidth: 760, mb: 3 }}>
        <Brief
          heading={`${quote.serviceType} for ${quote.homeownerName}`}
          description={quote.description}
          photos={quote.photos}
          facts={[neededWords(quote), budgetWords(quote.budgetMin, quote.budgetMax)]}
        />
      </Box>
      {wasPending ? <Editor {...props} /> : <Closed quote={quote} back={back} />}
    </Page>
  )
}
