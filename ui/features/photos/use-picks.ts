import { useCallback, useEffect, useRef, useState } from "react"

import { maxPhotosOf, type PhotoPurpose } from "#domain/photo/photo-words.ts"
import { sayNotLoaded } from "#ui/shared/feedback/refusal.ts"
import { useStore } from "#ui/shared/state/store.ts"

import type { KeptPhoto } from "./kept-photo.ts"
import type { Picking } from "./picker/begin-picking.ts"
import type { Tile } from "./picker/tile.ts"

const none: ReadonlyArray<Tile> = []
const noFiles: ReadonlyArray<File> = []

/** Subscribes to changes of the field's photos that were made elsewhere; returns a function that ends it. */
export type Following = (follow: (photos: ReadonlyArray<KeptPhoto>) => void) => () => void

interface Options {
  readonly purpose: PhotoPurpose
  /** The initial photos; from then on `onChange` reports them. */
  readonly photos: ReadonlyArray<KeptPhoto>
  readonly onChange: (photos: ReadonlyArray<KeptPhoto>) => void
  readonly following?: Following | undefined
}

const subscribe = () => () => undefined
const silent = { get: () => "", subscribe }
const empty = { get: () => none, subscribe }

/** The photos of a field. The code that takes them in loads with the first of them. */
export const usePicks = (options: Options) => {
  const given = useRef(options)
  useEffect(() => {
    given.current = options
  })
  const begun = useRef<Promise<Picking>>(undefined)
  const hasEnded = useRef(false)
  const [picking, setPicking] = useState<Picking>()

  const begin = useCallback((): Promise<Picking> => {
    const load = async () => {
      const { beginPicking } = await import("./picker/begin-picking.ts")
      const { photos, purpose } = given.current
      const made = beginPicking({ purpose, kept: photos, onChange: (now) => given.current.onChange(now) })
      setPicking(made)
      return made
    }
    begun.current ??= load().catch((error: unknown) => {
      begun.current = undefined
      throw error
    })
    return begun.current
  }, [])
  const end = useCallback(() => {
    void begun.current?.then(({ picks }) => picks.end()).catch(() => undefined)
    begun.current = undefined
  }, [])
  const chosen = useRef(noFiles)
  const [missed, setMissed] = useState(0)
  const [isTakingIn, setTakingIn] = useState(false)
  const removeMissed = () => {
    chosen.current = noFiles
    setMissed(0)
  }
  const takeIn = useCallback(async (): Promise<boolean> => {
    if (chosen.current.length === 0) return true
    setTakingIn(true)
    try {
      const { picks } = await begin()
      picks.add(chosen.current)
      chosen.current = noFiles
    } catch {
      // They wait to be tried again.
    }
    setTakingIn(false)
    setMissed(chosen.current.length)
    return chosen.current.length === 0
  }, [begin])
  useEffect(() => {
    hasEnded.current = false
    if (given.current.photos.length > 0) void begin().catch(sayNotLoaded)
    return () => {
      hasEnded.current = true
      end()
    }
  }, [begin, end])
  const { following } = options
  useEffect(
    () =>
      following?.((photos) => {
        if (begun.current || photos.length > 0)
          void begin().then(({ picks }) => picks.follow(photos), sayNotLoaded)
      }),
    [begin, following]
  )

  const tiles = useStore(picking?.picks.tiles ?? empty, none)
  return {
    /** Undefined until the first photo is chosen. */
    picking,
    /** Whether there are photos: arrived, on their way, or missed. */
    hasSome: tiles.length > 0 || missed > 0,
    /** Whether any photos that were chosen here have not arrived: they are lost on leaving. */
    isLate: isTakingIn || missed > 0 || picking?.hasLate(tiles) === true,
    /** How many were chosen while the code that takes them in could not be loaded. */
    missed,
    /** Takes the missed photos in; returns false if that fails. */
    takeIn,
    removeMissed,
    /** The last event in words, for screen readers. */
    news: useStore(picking?.picks.news ?? silent, ""),
    add: (files: ReadonlyArray<File>): void => {
      chosen.current = maxPhotosOf[options.purpose] === 1 ? files : [...chosen.current, ...files]
      void takeIn()
    },
    /**
     * Whether all photos have arrived, once nothing is on its way any more; missed photos are retried once. False for a
     * field that was left meanwhile.
     */
    ready: useCallback(
      async () =>
        (await takeIn()) &&
        ((await (await begun.current?.catch(() => undefined))?.picks.ready()) ?? true) &&
        !hasEnded.current,
      [takeIn]
    ),
    /** Resets the field, without photos. */
    forget: () => {
      end()
      setPicking(undefined)
      removeMissed()
    }
  }
}
