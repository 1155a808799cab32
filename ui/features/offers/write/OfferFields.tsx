import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { Suspense } from "react"
import { useFormState, useWatch } from "react-hook-form"

import { lazySection } from "#ui/shared/feedback/lazy-section.tsx"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"
import { readOptionalAmount } from "#ui/shared/forms/read-amount.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { QuickFields } from "../QuickFields.tsx"
import { FieldGroup } from "./FieldGroup.tsx"
import { isBrokenDown, isComputed } from "./offer-values.ts"
import type { OfferForm } from "./use-offer-form.ts"
import type { Part } from "./use-part.ts"

const loadBreakDown = async () => (await import("./break-down/BreakDown.tsx")).BreakDown
const loadPrice = async () => (await import("./break-down/ComputedPrice.tsx")).ComputedPrice
const BreakDown = lazySection(loadBreakDown)
const ComputedPrice = lazySection(loadPrice)

// Preloaded, so that nobody waits who goes on from the three fields.
const preload = fetchAhead(() => Promise.all([loadBreakDown(), loadPrice()]))

interface Props {
  readonly form: OfferForm
  /** Whether the details are open, and how to open them. */
  readonly parts: Part
  /** The state in which the work is ("TX"); null when it is not known. */
  readonly workState: string | null
}

/** The fields of a quick offer, and on demand those for its details. */
export const OfferFields = ({ form, parts, workState }: Props) => {
  const { field } = useFields(form)
  const { errors } = useFormState({ control: form.control })
  const isReckoned = useWatch({ control: form.control, compute: isComputed })
  const isOpen = parts.isOpen || (parts.isHere && isBrokenDown({ ...errors }))
  const computed = isReckoned ? (
    <Suspense>
      <ComputedPrice form={form} />
    </Suspense>
  ) : undefined
  return (
    <>
      <FieldGroup title="Quick offer">
        <Box sx={{ display: "grid", gap: 2.5 }}>
          <QuickFields
            price={field("price", "Price", { setValueAs: readOptionalAmount })}
            timeline={field("timeline", "Timeline (optional)")}
            message={field("message", "Message (optional)")}
            computed={computed}
          />
        </Box>
      </FieldGroup>
      <Box onPointerEnter={preload} onFocus={preload}>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={parts.id}
          onClick={() => parts.show(!isOpen)}
        >
          Break it down
        </Button>
        <Box id={parts.id} hidden={!isOpen} sx={{ mt: 2.5 }}>
          {parts.isHere && (
            <Suspense>
              <BreakDown form={form} workState={workState} />
            </Suspense>
          )}
        </Box>
      </Box>
    </>
  )
}
