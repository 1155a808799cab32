import { useLayoutEffect, useRef, useState } from "react"

import type { ShownMessage } from "./shown-message.ts"

/** Within this distance in pixels from its end, the log counts as read to the newest message. */
const near = 48

interface Held {
  readonly message: Element
  readonly top: number
}

const topOf = (element: Element) => element.getBoundingClientRect().top

/** The first message or job in view, and where it stands. */
const firstInView = (log: HTMLElement): Held | undefined => {
  const from = topOf(log)
  const message = [...log.querySelectorAll("[data-message], [data-job]")].find(
    (element) => element.getBoundingClientRect().bottom > from
  )
  return message && { message, top: topOf(message) }
}

/**
 * The reading position. At the newest message the log follows what comes; above it the messages in view stay where
 * they are, whatever comes below or above, and `newer` counts what came below meanwhile. In a reversed column the
 * scroll position counts from the newest message, downwards from zero.
 */
export const usePlaceInLog = (messages: ReadonlyArray<ShownMessage>) => {
  const log = useRef<HTMLDivElement>(null)
  const held = useRef<Held>(undefined)
  const [leftAt, setLeftAt] = useState<string>()

  useLayoutEffect(() => {
    const element = log.current
    if (!element || leftAt === undefined) return
    const { message, top = 0 } = held.current ?? {}
    if (message?.isConnected) element.scrollTop += topOf(message) - top
    held.current = firstInView(element)
  })

  const newestId = messages.findLast(({ unsent }) => !unsent)?.id
  const onScroll = () => {
    const element = log.current
    if (!element) return
    held.current = firstInView(element)
    const isAtNewest = element.scrollTop > -near
    setLeftAt((before) => (isAtNewest ? undefined : (before ?? newestId)))
  }
  const position = messages.findIndex(({ id }) => id === leftAt)
  return {
    log,
    onScroll,
    isAtNewest: leftAt === undefined,
    /** Messages of the other person that arrived while one was reading further up. */
    newer: leftAt === undefined ? 0 : messages.slice(position + 1).filter(({ isOwn }) => !isOwn).length,
    toNewest: () => log.current?.scrollTo({ top: 0 })
  }
}
