import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { type ComponentProps, useId, useState } from "react"
import { useController, useWatch } from "react-hook-form"

import { PhotoField } from "#ui/features/photos/PhotoField.tsx"
import { waitingLabel } from "#ui/features/photos/with-photos.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { sameValues } from "#ui/shared/forms/form-draft.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"

import {
  type OwnPhotosEditing,
  ownPhotosQuery,
  type OwnPhotosValues,
  useOwnPhotosForm
} from "./use-own-photos.ts"

interface FieldProps extends Pick<
  ComponentProps<typeof PhotoField>,
  "hint" | "isDescribed" | "label" | "purpose"
> {
  readonly editing: OwnPhotosEditing
  readonly name: keyof OwnPhotosValues
}

const OwnField = ({ editing: { fields, form }, name, ...props }: FieldProps) => {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Box data-wide>
      <PhotoField {...field} {...props} fields={fields} error={fieldState.error?.message} />
    </Box>
  )
}

const SaveRow = ({ editing: { form, isBusy, isWaiting, saved } }: Pick<FieldProps, "editing">) => {
  useWatch({ control: form.control })
  const isSaved = sameValues(form.getValues(), saved)
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 1.5,
        py: 2.5,
        borderTop: 1,
        borderColor: "divider"
      }}
    >
      <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
        {isSaved ? "All photos are saved" : "Unsaved changes, kept in this browser for a day"}
      </Typography>
      <Button
        type="submit"
        variant="contained"
        loading={isBusy}
        loadingPosition={isWaiting ? "start" : "center"}
      >
        {isWaiting ? waitingLabel : "Save photos"}
      </Button>
    </Box>
  )
}

interface EditorProps {
  readonly photos: Parameters<typeof useOwnPhotosForm>[0]
  readonly ownerId: string
  readonly onDiscard: () => void
}

const Editor = ({ onDiscard, ownerId, photos }: EditorProps) => {
  const editing = useOwnPhotosForm(photos, ownerId)
  return (
    <Form api={editing} spacing={0} aria-label="Your photos">
      {editing.isRestored && (
        <Box sx={{ mb: 2.5 }}>
          <Notice
            tone="blue"
            role="status"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  editing.discard()
                  onDiscard()
                }}
              >
                Discard it
              </Button>
            }
          >
            We kept what you changed last time. It is not saved yet.
          </Notice>
        </Box>
      )}
      <FormSection
        title="Portrait"
        hint="You, your team or your logo. It stands on your card instead of initials."
      >
        <OwnField
          editing={editing}
          name="avatarId"
          label="Portrait photo"
          purpose="avatar"
          isDescribed={false}
          hint="Square pictures fit best. Location data is removed."
        />
      </FormSection>
      <FormSection
        title="Your work"
        hint="Finished jobs, shown on your page in this order. Say what is to be seen."
      >
        <OwnField editing={editing} name="portfolio" label="Photos of your work" purpose="portfolio" />
      </FormSection>
      <SaveRow editing={editing} />
    </Form>
  )
}

/** The provider's portrait and gallery, which are saved by themselves. */
export const OwnPhotos = ({ ownerId }: { readonly ownerId: string }) => {
  const { data, isError, refetch } = useQuery(ownPhotosQuery)
  const [visit, setVisit] = useState(0)
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ gridArea: "photos", px: { xs: 2.5, sm: 4 }, pt: { xs: 2.5, sm: 4 } }}
    >
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2.5 }}>
        Your photos
      </Typography>
      {isError && (
        <ErrorAlert onRetry={refetch}>Your photos could not be loaded. Please try again later.</ErrorAlert>
      )}
      {data && (
        <Editor
          key={visit}
          photos={data}
          ownerId={ownerId}
          onDiscard={() => setVisit((before) => before + 1)}
        />
      )}
    </Card>
  )
}
