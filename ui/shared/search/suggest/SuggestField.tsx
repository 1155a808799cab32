import Box from "@mui/material/Box"
import { type ComponentProps, type FocusEvent, useState } from "react"

import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { ListProps } from "./SuggestionList.tsx"

interface Loaded {
  readonly List: (props: ListProps) => React.ReactNode
  readonly input: HTMLInputElement
}

interface Props extends ComponentProps<typeof TextField> {
  readonly load: () => Promise<Pick<Loaded, "List">>
  readonly near?: string | undefined
}

/** A text field below which a list opens; its code comes when the field is entered. Until then, and without it, Enter sends what stands there. */
const ListedField = ({ load, near, ...field }: Props) => {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const enter = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (loaded !== null || !(target instanceof HTMLInputElement)) return
    load().then(
      ({ List }) => setLoaded({ List, input: target }),
      () => undefined
    )
  }
  return (
    <Box sx={{ position: "relative" }}>
      <TextField {...field} onFocus={enter} />
      {loaded && <loaded.List input={loaded.input} near={near} />}
    </Box>
  )
}

type FieldProps = Omit<Props, "load">

const searches = async () => ({ List: (await import("./SearchList.tsx")).SearchList })
const places = async () => ({ List: (await import("./PlaceList.tsx")).PlaceList })

/** A field for what is wanted; `near` is the place that stands beside it. */
export const SuggestField = (props: FieldProps) => (
  <ListedField autoComplete="off" {...props} load={searches} />
)

/** A field for a place. */
export const PlaceField = (props: FieldProps) => <ListedField {...props} load={places} />
