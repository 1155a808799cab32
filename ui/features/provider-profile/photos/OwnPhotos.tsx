import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useQuery } from "@tanstack/react-query"
import { type ComponentProps, useCallback } from "react"
import { useController, useWatch } from "react-hook-form"

import type { KeptPhoto } from "#ui/features/photos/kept-photo.ts"
import { PhotoField } from "#ui/features/photos/PhotoField.tsx"
import { waitingLabel } from "#ui/features/photos/with-photos.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { sameValues } from "#ui/shared/forms/form-draft.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { FormSection } from "#ui/shared/forms/FormSection.tsx"
import { RestoredNote } from "#ui/shared/forms/RestoredNote.tsx"

import { PartCard } from "../parts/PartCard.tsx"
import { SaveRow } from "../parts/SaveRow.tsx"
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

const OwnField = ({ editing: { fields, form, visit }, name, ...props }: FieldProps) => {
  const { control, subscribe } = form
  const { field, fieldState } = useController({ control, name })
  // Only changes that are made in this field carry its name.
  const following = useCallback(
    (follow: (photos: ReadonlyArray<KeptPhoto>) => void) =>
      subscribe({
        formState: { values: true },
        callback: (change) => {
          if (!change.name) follow(change.values[name])
        }
      }),
    [name, subscribe]
  )
  return (
    <Box data-wide>
      <PhotoField
        key={visit}
        {...field}
        {...props}
        following={following}
        fields={fields}
        error={fieldState.error?.message}
      />
    </Box>
  )
}

const SavePhotos = ({ editing: { form, isBusy, isWaiting, saved } }: Pick<FieldProps, "editing">) => {
  useWatch({ control: form.control })
  return (
    <SaveRow
      isSaved={sameValues(form.getValues(), saved)}
      saved="All photos are saved"
      unsaved="Unsaved changes, kept in this browser for a day"
    >
      <Button
        type="submit"
        variant="contained"
        loading={isBusy}
        loadingPosition={isWaiting ? "start" : "center"}
      >
        {isWaiting ? waitingLabel : "Save photos"}
      </Button>
    </SaveRow>
  )
}

interface EditorProps {
  readonly photos: Parameters<typeof useOwnPhotosForm>[0]
  readonly ownerId: string
}

const Editor = ({ ownerId, photos }: EditorProps) => {
  const editing = useOwnPhotosForm(photos, ownerId)
  return (
    <Form api={editing} spacing={0} aria-label="Your photos">
      {editing.isRestored && (
        <RestoredNote onDiscard={editing.discard}>
          We kept what you changed last time. It is not saved yet.
        </RestoredNote>
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
      <SavePhotos editing={editing} />
    </Form>
  )
}

/** The provider's portrait and gallery, saved separately from the profile. */
export const OwnPhotos = ({ ownerId }: { readonly ownerId: string }) => {
  const { data, isError, refetch } = useQuery(ownPhotosQuery)
  return (
    <PartCard area="photos" title="Your photos">
      {isError && (
        <ErrorAlert onRetry={refetch}>Your photos could not be loaded. Please try again later.</ErrorAlert>
      )}
      {data && <Editor photos={data} ownerId={ownerId} />}
    </PartCard>
  )
}
