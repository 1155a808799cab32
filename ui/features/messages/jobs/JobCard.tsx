import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useState } from "react"

import type { Role } from "#domain/account/role.ts"
import { neededWords } from "#domain/quote/needed-words.ts"
import { priceWords } from "#domain/quote/offer/price-words.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { LaterClosed } from "#ui/features/offers/LaterClosed.tsx"
import { OfferOver } from "#ui/features/offers/OfferOver.tsx"
import { QuoteStepButton, stepsOf } from "#ui/features/offers/QuoteStepButton.tsx"
import { WholeOffer } from "#ui/features/offers/WholeOffer.tsx"
import { LaterPhotos } from "#ui/features/photos/LaterPhotos.tsx"
import { StatusBadge } from "#ui/shared/components/StatusBadge.tsx"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { budgetWords } from "#ui/shared/format/budget-words.ts"
import { formatTime } from "#ui/shared/format/format.ts"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"

import { laterOfferAt } from "./chat-entry.ts"
import type { JobStep } from "./JobDialog.tsx"

const load = async () => (await import("./JobDialog.tsx")).JobDialog
const JobDialog = lazyDialog(load)
// A failure shows when a dialog is opened.
const preload = fetchAhead(load)

const look = {
  maxWidth: 520,
  mx: "auto",
  my: 1.5,
  p: 2,
  border: 1,
  borderColor: "divider",
  borderRadius: 4,
  bgcolor: "background.paper"
}

interface Props {
  readonly role: Role
  readonly participant: string
  readonly quote: Quote
  /** Which part of the job: the request (or a whole bid), or an offer that came later. */
  readonly part: "request" | "offer"
  readonly at: string
}

/** Whose request, bid or offer it is. A bid answers a posted project, without a request of its own. */
const origin = ({ part, participant, quote, role }: Props): string => {
  const { offer, projectTitle, providerName } = quote
  if (part === "offer") {
    const whose = role === "provider" ? "Your offer" : `${providerName}'s offer`
    return offer !== null && offer.version > 1 ? `${whose}, revised` : whose
  }
  if (projectTitle !== null) {
    return `${role === "provider" ? "You quoted" : `${providerName} quoted`} on “${projectTitle}”`
  }
  return role === "homeowner" ? "You asked for a quote" : `${participant} asked for a quote`
}

const noOffer = ({ quote: { providerName, status }, role }: Props): string => {
  if (status !== "pending") return "There was no offer."
  return role === "homeowner" ? `Waiting for ${providerName}'s offer.` : "You have not sent an offer yet."
}

const Offer = (props: Props) => {
  const { message, price, timeline } = props.quote
  if (price === null) {
    return (
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {noOffer(props)}
      </Typography>
    )
  }
  return (
    <Box sx={{ mt: 1.5, p: 1.5, borderRadius: 3, bgcolor: "surface.sunken" }}>
      <Typography variant="subtitle2" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {["Offer", priceWords(props.quote), timeline].filter(Boolean).join(" · ")}
      </Typography>
      {message && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: "pre-line" }}>
          {message}
        </Typography>
      )}
      <WholeOffer role={props.role} quote={props.quote} />
    </Box>
  )
}

const Request = ({ quote, role }: Props) => (
  <>
    <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
      {quote.description}
    </Typography>
    <LaterPhotos photos={quote.photos} label="Photos" size={70} isOwn={role === "homeowner"} />
    <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
      {[neededWords(quote), budgetWords(quote.budgetMin, quote.budgetMax)].filter(Boolean).join(" · ")}
    </Typography>
  </>
)

/**
 * A request, bid or offer at its place in the conversation; the newest entry of a job has the buttons for its steps.
 */
export const JobCard = (props: Props) => {
  const { at, part, quote, role } = props
  const isNewest = part === "offer" || laterOfferAt(quote) === null
  const [open, setOpen] = useState<JobStep | null>(null)
  const card = useFocusAfterwards(open !== null)
  const steps = isNewest ? stepsOf(role, quote) : []
  const canReview = isNewest && quote.canReview
  const label = `${origin(props)}: ${quote.serviceType}`
  return (
    <Box
      ref={card}
      component="article"
      tabIndex={-1}
      aria-label={label}
      data-job
      onPointerEnter={preload}
      onFocus={preload}
      sx={look}
    >
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {origin(props)} · <time dateTime={at}>{formatTime(at)}</time>
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mt: 0.5 }}>
        <Typography variant="subtitle1" component="h3">
          {quote.serviceType}
        </Typography>
        {isNewest && <StatusBadge status={quote.status} />}
      </Stack>
      {part === "request" && <Request {...props} />}
      {isNewest && <Offer {...props} />}
      {isNewest && <LaterClosed role={role} quote={quote} />}
      {isNewest && <OfferOver role={role} quote={quote} />}
      {(steps.length > 0 || canReview) && (
        <Stack
          role="group"
          aria-label={label}
          direction="row"
          useFlexGap
          sx={{ flexWrap: "wrap", gap: 1, mt: 1.5 }}
        >
          {steps.map((step) => (
            <QuoteStepButton
              key={step}
              role={role}
              quote={quote}
              step={step}
              onPress={(asked) => setOpen({ step: asked, quote })}
              next={`/messages?conversation=${quote.conversationId}`}
            />
          ))}
          {canReview && (
            <Button size="small" variant="contained" onClick={() => setOpen({ step: "review", quote })}>
              Leave a review
            </Button>
          )}
        </Stack>
      )}
      {open && <JobDialog {...open} role={role} onClose={() => setOpen(null)} />}
    </Box>
  )
}
