import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

import { sameValues } from "#ui/shared/forms/form-draft.ts"

import { SaveRow } from "./parts/SaveRow.tsx"
import { type ProfileEditing, useTypedProfile } from "./use-profile-form.ts"

interface Props {
  readonly editing: ProfileEditing
  readonly listed: boolean
  /** Opens the question before unlisting. */
  readonly onUnlist: () => void
}

/**
 * Says whether everything is saved, with the buttons that save it. The buttons stay mounted whatever they say, to keep
 * the focus.
 */
export const SaveBar = ({ editing: { form, isBusy, save, saved }, listed, onUnlist }: Props) => {
  const isSaved = sameValues(useTypedProfile(form), saved)
  return (
    <SaveRow
      isSaved={isSaved}
      saved="Everything is saved"
      unsaved="Unsaved changes, kept in this browser"
      py={{ xs: 2.5, sm: 3.5 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button
          type={listed ? "button" : "submit"}
          variant="outlined"
          onClick={listed ? onUnlist : undefined}
        >
          {listed ? "Take off the list" : "Save for later"}
        </Button>
        <Button
          type={listed ? "submit" : "button"}
          variant="contained"
          loading={isBusy}
          onClick={listed ? undefined : () => void save(true)}
        >
          {listed ? "Save changes" : "List my business"}
        </Button>
      </Box>
    </SaveRow>
  )
}
