import CheckIcon from "@mui/icons-material/CheckCircle"
import OpenIcon from "@mui/icons-material/RadioButtonUnchecked"
import Box from "@mui/material/Box"
import MuiLink from "@mui/material/Link"
import Typography from "@mui/material/Typography"

import type { NeededField } from "#domain/provider/profile/profile-needs.ts"
import { capitalized } from "#domain/shared/sentences.ts"
import { neededFieldWords } from "#ui/shared/format/needed-field-words.ts"

interface ItemProps {
  readonly field: NeededField
  readonly isMissing: boolean
  readonly onGo: () => void
}

const Item = ({ field, isMissing, onGo }: ItemProps) => (
  <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 28 }}>
    {isMissing ? (
      <OpenIcon aria-hidden sx={{ fontSize: 20, color: "outline" }} />
    ) : (
      <CheckIcon aria-hidden sx={{ fontSize: 20, color: "success.main" }} />
    )}
    {isMissing ? (
      <MuiLink component="button" type="button" variant="body2" onClick={onGo} sx={{ minHeight: 28 }}>
        {capitalized(neededFieldWords[field])}
      </MuiLink>
    ) : (
      <Typography variant="body2">{capitalized(neededFieldWords[field])}</Typography>
    )}
  </Box>
)

const Bar = ({ done, of }: { readonly done: number; readonly of: number }) => (
  <Box aria-hidden sx={{ display: "flex", gap: 0.5, mt: 1.5, mb: 2 }}>
    {Array.from({ length: of }, (_, position) => (
      <Box
        key={position}
        sx={{
          flexGrow: 1,
          height: 6,
          borderRadius: 3,
          bgcolor: position < done ? "success.main" : "divider"
        }}
      />
    ))}
  </Box>
)

interface Props {
  readonly asked: ReadonlyArray<NeededField>
  readonly missing: ReadonlyArray<NeededField>
  readonly onGo: (field: NeededField) => void
}

/** What the profile has and what it lacks; each missing item leads to its field. */
export const ListingChecklist = ({ asked, missing, onGo }: Props) => {
  const done = asked.length - missing.length
  return (
    <>
      <Bar done={done} of={asked.length} />
      <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
        {done} of {asked.length} done.
        {missing.length === 0 && " List your business, and homeowners find you."}
      </Typography>
      <Box component="ul" sx={{ display: "grid", gap: 0.5, listStyle: "none", m: 0, mt: 1.5, p: 0 }}>
        {asked.map((field) => (
          <Item key={field} field={field} isMissing={missing.includes(field)} onGo={() => onGo(field)} />
        ))}
      </Box>
    </>
  )
}
