import { useState } from "react"

import { useOnce } from "#ui/shared/forms/use-once.ts"

/** Resolves with true when all photos of a field have been taken, with false if some have failed. */
export type PhotosReady = () => Promise<boolean>

/** The object through which a form's `PhotoField`s report to it. */
export interface PhotoFields {
  /** The fields' promises that the form awaits before it is sent. */
  readonly ready: Set<PhotosReady>
  /**
   * Registers that some photos of a field have not arrived, which no draft keeps, until the returned function is
   * called.
   */
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
    /**
     * The key of its `PhotoField`s, which changes when they have to begin anew: they read their value only when they
     * mount.
     */
    visit,
    /** To be passed to its `PhotoField`s. */
    fields
  }
}
