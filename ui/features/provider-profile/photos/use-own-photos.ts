import { queryOptions } from "@tanstack/react-query"
import { useMemo } from "react"

import { type KeptPhoto, keptPhoto } from "#ui/features/photos/kept-photo.ts"
import { useWithPhotos } from "#ui/features/photos/with-photos.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { type Answer, call, type Input } from "#ui/shared/api/call.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { changedFields, changesDraft } from "#ui/shared/forms/form-draft.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFollow } from "#ui/shared/forms/use-follow.ts"

import { ownProfileQuery } from "../own-profile-query.ts"
import { beginAnew } from "../parts/begin-anew.ts"

type OwnPhotos = Answer<"GET /api/me/provider/photos">

export const ownPhotosQuery = queryOptions({
  queryKey: ["/api/me/provider/photos"],
  queryFn: () => call("GET /api/me/provider/photos")
})

/** The values of the form's fields. */
export interface OwnPhotosValues {
  /** One photo, or none. */
  readonly avatarId: ReadonlyArray<KeptPhoto>
  readonly portfolio: ReadonlyArray<KeptPhoto>
}

const valuesOf = ({ avatar, portfolio }: OwnPhotos): OwnPhotosValues => ({
  avatarId: avatar === null ? [] : [keptPhoto(avatar)],
  portfolio: portfolio.map(keptPhoto)
})

// A day, in milliseconds: by then the server has deleted the loose photos that a draft names.
const draftLifetime = 86_400_000

const asSent = ({ avatarId: [avatar], portfolio }: OwnPhotosValues) => ({
  avatarId: avatar?.id ?? null,
  portfolio: portfolio.map(({ caption, id }) => ({ id, caption }))
})

// The portrait is shown on the card in every list.
const touches = [...ownProfileQuery.queryKey, "/api/providers"]

const useSaveOwnPhotos = () =>
  useWrite({
    touches,
    send: (body: NonNullable<Input<"PUT /api/me/provider/photos">["body"]>) =>
      call("PUT /api/me/provider/photos", { body }),
    take: (queryClient, saved) => {
      queryClient.setQueryData(ownPhotosQuery.queryKey, saved)
      return askAnew(queryClient, ...touches)
    }
  })

/** The form for a provider's own photos. Changes of an earlier visit that were not saved are restored. */
export const useOwnPhotosForm = (photos: OwnPhotos, ownerId: string) => {
  const saved = useMemo(() => valuesOf(photos), [photos])
  const draft = useMemo(
    () => changesDraft<OwnPhotosValues>("localStorage", "provider-photos", ownerId, draftLifetime),
    [ownerId]
  )
  const api = useApiForm({
    schema: async () => (await import("#domain/provider/profile/own-photos.ts")).OwnPhotosRequest,
    values: saved,
    // Only changed fields are sent: a list that was not changed here may have grown elsewhere.
    asSent: (typed: OwnPhotosValues) => changedFields(asSent(typed), asSent(saved)),
    draft,
    endpoint: useSaveOwnPhotos(),
    done: (answer, form, sent) => {
      beginAnew(form, draft, { saved: valuesOf(answer), sent })
      toast({ title: "Photos saved", description: "Homeowners see them on your page." })
    },
    refused: refusal("Failed to save your photos", "Please try again. Nothing is lost.")
  })
  useFollow(api.form, saved, ownPhotosQuery.queryKey)
  return { ...useWithPhotos(api), saved }
}

export type OwnPhotosEditing = ReturnType<typeof useOwnPhotosForm>
