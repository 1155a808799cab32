import Button from "@mui/material/Button"
import Paper from "@mui/material/Paper"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import { formatHourlyRange } from "#domain/shared/money.ts"
import { ended } from "#domain/shared/sentences.ts"
import { placeWords } from "#ui/shared/format/provider-words.ts"
import { starWords } from "#ui/shared/format/reputation-words.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { lowWindow } from "#ui/theme/baseline.ts"

import type { AlsoAskProps } from "./also-ask.ts"
import { namesOf, useAlsoAsk } from "./use-also-ask.ts"

// Floats at the lower end of the window, so that it covers nothing that is being read. On a phone, where it takes the
// whole width, and in a low window it is sticky: the page goes on below it.
const panel = {
  position: { xs: "sticky", sm: "fixed" },
  bottom: { xs: 0, sm: 24 },
  left: { xs: 0, sm: "50%" },
  transform: { sm: "translateX(-50%)" },
  zIndex: "modal",
  width: { xs: "100%", sm: 480 },
  "&&": {
    [`@media ${lowWindow}`]: {
      position: "sticky",
      bottom: 0,
      left: 0,
      transform: "none",
      width: "100%",
      maxHeight: "50vh"
    }
  },
  maxHeight: "70vh",
  overflowY: "auto",
  p: 2.5,
  borderRadius: { xs: "20px 20px 0 0", sm: 5 }
}

const askAllWords = (count: number) => {
  if (count === 1) return "Ask them too"
  return count === 2 ? "Ask both" : `Ask all ${count}`
}

const sameWords = ({ phoneSharing, photos }: AlsoAskProps["quote"]) => {
  const same = `Everyone you ask gets the same request${photos.length > 0 ? " and photos" : ""}`
  return phoneSharing === "on_accept"
    ? `${same}. They see your phone number when you accept an offer, or when you share it.`
    : `${same}, with your phone number.`
}

/**
 * After a request: offers to send the same to others nearby, each by a checkbox or all at once
 * (docs/product.md#quote-dialog).
 */
export const AlsoAsk = (props: AlsoAskProps) => {
  const { box, chosen, faults, isBusy, others, send, toggle } = useAlsoAsk(props)
  if (others.length === 0) return null
  return (
    <Paper
      ref={box}
      component="section"
      elevation={8}
      tabIndex={-1}
      aria-label="Ask others too"
      onKeyDown={({ key }) => key === "Escape" && props.onClose()}
      sx={panel}
    >
      <Stack spacing={1.5}>
        <Typography role="status" variant="subtitle1" component="p" sx={{ fontWeight: 650 }}>
          {ended(`Sent to ${props.provider.businessName}`)} Also ask {namesOf(others)}?
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {sameWords(props.quote)}
        </Typography>
        <Stack>
          {others.map((other) => (
            <CheckField
              key={other.id}
              checked={chosen.includes(other.id)}
              onChange={() => toggle(other.id)}
              label={
                <>
                  {other.businessName}
                  <Typography
                    component="span"
                    variant="body2"
                    sx={{ display: "block", color: "text.secondary" }}
                  >
                    {[
                      starWords(other),
                      formatHourlyRange(other.hourlyRateMin, other.hourlyRateMax),
                      props.searchedPlace === null ? other.location : placeWords(other)
                    ].join(" · ")}
                  </Typography>
                  {faults.has(other.id) && (
                    <Typography
                      component="span"
                      role="alert"
                      variant="body2"
                      color="error"
                      sx={{ display: "block" }}
                    >
                      {faults.get(other.id)}
                    </Typography>
                  )}
                </>
              }
            />
          ))}
        </Stack>
        <Stack direction="row" spacing={1.5}>
          <Button variant="contained" loading={isBusy} onClick={() => void send()}>
            {chosen.length === 0 ? askAllWords(others.length) : `Ask ${chosen.length} more`}
          </Button>
          <Button onClick={props.onClose}>No, thanks</Button>
        </Stack>
      </Stack>
    </Paper>
  )
}
