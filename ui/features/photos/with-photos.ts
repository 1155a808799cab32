import { useState } from "react"

import { useOnce } from "#ui/shared/forms/use-once.ts"

/** Resolves when the photos of a field are all there, or with false where some are not. */
export type PhotosReady = () => Promise<boolean>

interface Sending {
  readonly discard: () => void
  readonly isBusy: boolean
  readonly submit: (beside?: object) => Promise<void>
}

export const waitingLabel = "Waiting for photos…"

/** A form that waits for the photos of its fields before it is sent; it is not sent while one of them has failed. */
export const useWithPhotos = <Api extends Sending>(api: Api) => {
  const [fields] = useState(() => new Set<PhotosReady>())
  const [isWaiting, setWaiting] = useState(false)
  const [visit, setVisit] = useState(0)
  const { start } = useOnce(async (beside?: object) => {
    setWaiting(true)
    const ready = await Promise.all(Array.from(fields, (field) => field())).finally(() => setWaiting(false))
    if (!ready.includes(false)) await api.submit(beside)
  })
  return {
    ...api,
    submit: start,
    isBusy: api.isBusy || isWaiting,
    isWaiting,
    discard: () => {
      api.discard()
      setVisit((before) => before + 1)
    },
    /** The key of its `PhotoField`s, another one where they begin anew: they take their value once. */
    visit,
    /** Whom it waits for: the form's `PhotoField`s. */
    fields
  }
}
