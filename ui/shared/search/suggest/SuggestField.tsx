import Box from "@mui/material/Box"
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState
} from "react"

import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { ListProps } from "./SuggestionList.tsx"

interface Loaded {
  readonly List: (props: ListProps) => React.ReactNode
  readonly input: HTMLInputElement
}

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

interface Props extends ComponentProps<typeof TextField> {
  readonly load: () => Promise<Pick<Loaded, "List">>
  readonly near?: string | undefined
}

/** Selects a value that the program sets while the person is in the field, so that typing replaces it. */
const useFilledIn = (value: unknown) => {
  const field = useRef<HTMLDivElement>(null)
  const typed = useRef(value)
  useLayoutEffect(() => {
    const input = document.activeElement
    if (value === typed.current) return
    typed.current = value
    if (input instanceof HTMLInputElement && field.current?.contains(input)) input.select()
  }, [value])
  return { field, isTyped: ({ target }: Typing) => void (typed.current = target.value) }
}

// Escape closes the list and does nothing else: by default it would empty a search field.
const keepText = (event: KeyboardEvent) => {
  if (event.key === "Escape") event.preventDefault()
}

/**
 * A text field with a list of suggestions, whose code loads when the field gets the focus. Until then, and where it
 * does not load, Enter submits what was typed.
 */
const ListedField = ({ load, near, onChange, ...props }: Props) => {
  const { field, isTyped } = useFilledIn(props.value)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const enter = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (loaded !== null || !(target instanceof HTMLInputElement)) return
    load().then(
      ({ List }) => setLoaded({ List, input: target }),
      () => undefined
    )
  }
  const change = (event: Typing) => {
    isTyped(event)
    onChange?.(event)
  }
  return (
    <Box ref={field} sx={{ position: "relative" }}>
      <TextField {...props} onChange={change} onFocus={enter} onKeyDown={keepText} />
      {loaded && <loaded.List input={loaded.input} near={near} />}
    </Box>
  )
}

type FieldProps = Omit<Props, "load">

const searches = async () => ({ List: (await import("./SearchList.tsx")).SearchList })
const places = async () => ({ List: (await import("./PlaceList.tsx")).PlaceList })

/** A field for what is wanted; `near` is the place in the field beside it. */
export const SuggestField = (props: FieldProps) => (
  <ListedField autoComplete="off" {...props} load={searches} />
)

/** A field for a place. */
export const PlaceField = (props: FieldProps) => <ListedField {...props} load={places} />
