import { useEffect, useEffectEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"

/** A suggestion for the field. */
export interface Option {
  readonly key: string
  readonly text: string
  /** What kind of thing it is, shown beside the text. */
  readonly note?: string | undefined
}

export interface Suggestions<A extends Option = Option> {
  readonly options: ReadonlyArray<A>
  readonly isOpen: boolean
  /** A sentence shown in place of the list. */
  readonly notice: string | null
  readonly choose: (option: A) => void
  readonly open: () => void
  readonly close: () => void
}

/** Debounce: milliseconds after the last key before the server is asked. */
const restMs = 150

interface Source<A> {
  readonly ask: (text: string) => Promise<ReadonlyArray<A>>
  /** What is offered while the field is empty. */
  readonly atFirst: ReadonlyArray<A>
}

/**
 * Defers work until no press is under way: the pressed element must not move from below the pointer before the pointer
 * is released. For a touch, `pointerdown` and `pointerup` come together.
 */
const watchPresses = () => {
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  let isPressed = false
  let waiting: (() => void) | null = null
  const work = () => {
    // The handlers of the released element run first.
    if (!isPressed && waiting !== null) setTimeout(waiting)
    if (!isPressed) waiting = null
  }
  const press = (isDown: boolean) => () => {
    isPressed = isDown
    work()
  }
  addEventListener("pointerdown", press(true), options)
  addEventListener("pointerup", press(false), options)
  addEventListener("pointercancel", press(false), options)
  return {
    whenOver: (wanted: () => void) => {
      waiting = wanted
      work()
    },
    end: () => end.abort()
  }
}

/**
 * Writes into a field as if a person typed, past the property setter by which React tracks values that programs write.
 */
const write = (input: HTMLInputElement, text: string) => {
  Reflect.set(Object.getPrototypeOf(input), "value", text, input)
  flushSync(() => void input.dispatchEvent(new Event("input", { bubbles: true })))
}

/**
 * The suggestions for a field: asked for when typing pauses; answers to earlier texts are dropped, failures are silent.
 */
export const useSuggestions = <A extends Option>(input: HTMLInputElement, { ask, atFirst }: Source<A>) => {
  const [options, setOptions] = useState<ReadonlyArray<A>>([])
  const [notice, setNotice] = useState<string | null>(null)
  const latest = useRef(0)
  const isWriting = useRef(false)

  const show = (shown: ReadonlyArray<A>) => {
    latest.current += 1
    setNotice(null)
    setOptions(shown)
  }
  const suggest = () => {
    if (isWriting.current) return
    const text = input.value.trim()
    if (text === "") {
      show(atFirst)
      return
    }
    const turn = (latest.current += 1)
    const isLatest = () => turn === latest.current && document.activeElement === input
    setTimeout(() => {
      if (!isLatest()) return
      ask(text).then(
        (found) => isLatest() && show(found),
        () => isLatest() && show([])
      )
    }, restMs)
  }
  const follow = useEffectEvent(suggest)
  const enter = useEffectEvent(() => input.value.trim() === "" && show(atFirst))
  const close = useEffectEvent(() => show([]))

  useEffect(() => {
    const presses = watchPresses()
    const leave = () => presses.whenOver(() => document.activeElement !== input && close())
    const listeners = { input: () => follow(), focus: () => enter(), blur: leave }
    const { form } = input
    for (const [name, listener] of Object.entries(listeners)) input.addEventListener(name, listener)
    const submit = () => close()
    form?.addEventListener("submit", submit)
    // The list mounts when the field already has the focus, and perhaps text.
    const timer = setTimeout(() => document.activeElement === input && follow())
    return () => {
      clearTimeout(timer)
      presses.end()
      for (const [name, listener] of Object.entries(listeners)) input.removeEventListener(name, listener)
      form?.removeEventListener("submit", submit)
    }
  }, [input])

  return {
    options,
    isOpen: options.length > 0,
    notice,
    open: suggest,
    close: () => show([]),
    say: (words: string) => {
      show([])
      setNotice(words)
    },
    /** Puts a text into the field, and closes the list. */
    fill: (text: string) => {
      isWriting.current = true
      write(input, text)
      isWriting.current = false
      show([])
    }
  }
}
