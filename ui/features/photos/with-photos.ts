import { useState } from "react"

import { useOnce } from "#ui/shared/forms/use-once.ts"

/** Resolves when the photos of a field are all there, or with false where some are not. */
export type PhotosReady = () => Promise<boolean>

/** What a form's `PhotoField`s tell it. */
export interface PhotoFields {
  /** Whom it waits for before it is sent. */
  readonly ready: Set<PhotosReady>
  /** Takes note that some photos of one are not there yet, which nothing keeps, until that is called back. */
  readonly noteLate: () => () => void
}

interface Sending {
  readonly discard: () => void
  readonly isBusy: boolean
  readonly isUnsaved: boolean
  readonly submit: (beside?: object) => Promise<void>
}

export const waitingLabel = "Waiting for photos…"

/**
 * A form that waits for the photos of its fields before it is sent; it is not sent while one of them has failed. Until
 * they are there, no draft has them either.
 */
export const useWithPhotos = <Api extends Sending>(api: Api) => {
  const [late, setLate] = useState(0)
  const [fields] = useState((): PhotoFields => ({
    ready: new Set(),
    noteLate: () => {
      setLate((before) => before + 1)
      return () => setLate((before) => before - 1)
    }
  }))
  const [isWaiting, setWaiting] = useState(false)
  const [visit, setVisit] = useState(0)
  const { start } = useOnce(async (beside?: object) => {
    setWaiting(true)
    const ready = await Promise.all(Array.from(fields.ready, (field) => field())).finally(() =>
      setWaiting(false)
    )
    if (!ready.includes(false)) await api.submit(beside)
  })
  return {
    ...api,
    submit: start,
    isBusy: api.isBusy || isWaiting,
    isUnsaved: api.isUnsaved || late > 0,
    losesOnlyPhotos: !api.isUnsaved,
    isWaiting,
    discard: () => {
      api.discard()
      setVisit((before) => before + 1)
    },
    /** The key of its `PhotoField`s, another one where they begin anew: they take their value once. */
    visit,
    /** Of its `PhotoField`s. */
    fields
  }
}
