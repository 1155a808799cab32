import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import { type CloseReason, homeownerReasons, providerReasons, reasonWords } from "#domain/quote/closing.ts"
import { UnsentNote } from "#ui/shared/forms/RestoredNote.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { Said } from "./use-why.ts"

const reasonsOf = { homeowner: homeownerReasons, provider: providerReasons } as const

const choice = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 36,
  cursor: "pointer",
  color: "text.primary",
  "& input": { flexShrink: 0, width: 22, height: 22, m: 0, accentColor: "var(--mui-palette-primary-main)" }
}

interface Props {
  readonly role: Role
  /** The name of the person who reads the reason. */
  readonly reader: string
  readonly said: Said
}

/** Asks for a reason and a note; both are optional. */
export const WhyClosed = ({ reader, role, said }: Props) => {
  const { change, why } = said
  const choices: ReadonlyArray<readonly [CloseReason | null, string]> = [
    ...reasonsOf[role].map((reason) => [reason, reasonWords[reason]] as const),
    [null, "I would rather not say"]
  ]
  return (
    <Box sx={{ display: "grid", gap: 2, mt: 2 }}>
      <UnsentNote form={said} />
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5, color: "text.primary" }}>
          Why? {reader} reads it.
        </Typography>
        {choices.map(([reason, words]) => (
          <Box key={words} component="label" sx={choice}>
            <input
              type="radio"
              name="reason"
              checked={why.reason === reason}
              onChange={() => change({ ...why, reason })}
            />
            {words}
          </Box>
        ))}
      </Box>
      <TextField
        label="In your own words"
        multiline
        minRows={2}
        maxRows={6}
        value={why.note}
        onChange={({ target }) => change({ ...why, note: target.value })}
        helperText="Optional"
      />
    </Box>
  )
}
