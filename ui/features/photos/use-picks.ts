import { useCallback, useEffect, useRef, useState } from "react"

import type { PhotoPurpose } from "#domain/photo/photo-words.ts"
import { sayUnreachable } from "#ui/shared/forms/fetch-ahead.ts"
import { useStore } from "#ui/shared/state/store.ts"

import type { KeptPhoto } from "./kept-photo.ts"
import type { Picking } from "./picker/begin-picking.ts"

const none: ReadonlyArray<unknown> = []

interface Options {
  readonly purpose: PhotoPurpose
  /** What is there at first; from then on `onChange` tells of it. */
  readonly photos: ReadonlyArray<KeptPhoto>
  readonly onChange: (photos: ReadonlyArray<KeptPhoto>) => void
}

const subscribe = () => () => undefined
const silent = { get: () => "", subscribe }
const empty = { get: () => none, subscribe }

/** The photos of a field. What takes them in is fetched with the first of them. */
export const usePicks = (options: Options) => {
  const given = useRef(options)
  useEffect(() => {
    given.current = options
  })
  const begun = useRef<Promise<Picking>>(undefined)
  const [picking, setPicking] = useState<Picking>()

  const begin = useCallback((): Promise<Picking> => {
    const load = async () => {
      const { beginPicking } = await import("./picker/begin-picking.ts")
      const { photos, purpose } = given.current
      const made = beginPicking({ purpose, kept: photos, onChange: (now) => given.current.onChange(now) })
      setPicking(made)
      return made
    }
    begun.current ??= load()
    return begun.current
  }, [])
  const end = useCallback(() => {
    void begun.current?.then(({ picks }) => picks.end()).catch(() => undefined)
    begun.current = undefined
  }, [])
  useEffect(() => {
    if (given.current.photos.length > 0) void begin().catch(sayUnreachable)
    return end
  }, [begin, end])

  return {
    /** Nothing while there was none. */
    picking,
    /** Whether any are there or on their way. */
    hasSome: useStore<ReadonlyArray<unknown>>(picking?.picks.tiles ?? empty, none).length > 0,
    /** What has happened last, in words. */
    news: useStore(picking?.picks.news ?? silent, ""),
    add: async (files: ReadonlyArray<File>): Promise<void> => {
      try {
        const { picks } = await begin()
        picks.add(files)
      } catch {
        begun.current = undefined
        sayUnreachable()
      }
    },
    /** Whether all of them are there, once nothing is on its way any more. */
    ready: useCallback(async () => (await begun.current?.catch(() => undefined))?.picks.ready() ?? true, []),
    /** Begins anew, without photos. */
    forget: () => {
      end()
      setPicking(undefined)
    }
  }
}
