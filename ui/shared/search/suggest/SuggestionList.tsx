import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import visuallyHidden from "@mui/utils/visuallyHidden"
import { useId } from "react"

import { counted } from "#domain/shared/numbers.ts"

import { useCombobox } from "./use-combobox.ts"
import type { Option, Suggestions } from "./use-suggestions.ts"

export interface ListProps {
  readonly input: HTMLInputElement
  /** The place in the field beside this one. */
  readonly near?: string | undefined
}

interface Props extends Suggestions {
  readonly input: HTMLInputElement
  readonly label: string
}

const popup = {
  // On a phone the form's next fields and its button are below the field: the list moves them down, so they stay in
  // reach.
  position: { xs: "static", sm: "absolute" },
  top: "100%",
  insetInline: 0,
  zIndex: "modal",
  mt: 0.5,
  p: 0.75,
  maxHeight: "min(26rem, 60vh)",
  overflowY: "auto",
  border: 1,
  borderColor: "divider",
  borderRadius: 3,
  bgcolor: "background.paper",
  boxShadow: "0 10px 32px rgb(31 29 26 / 0.16)"
}

const row = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 2,
  minHeight: 44,
  px: 1.25,
  py: 0.75,
  lineHeight: 1.35,
  borderRadius: 2,
  cursor: "pointer",
  overflowWrap: "anywhere",
  "&[aria-selected=true], &:hover": { bgcolor: "action.hover" },
  "&[aria-selected=true]": { outline: 2, outlineColor: "primary.main", outlineOffset: -2 }
}

const announced = ({ isOpen, notice, options }: Suggestions) => {
  if (notice !== null) return notice
  if (!isOpen) return ""
  return counted(options.length, "suggestion")
}

// The field keeps the focus while an option is pressed.
const keepFocus = (event: React.MouseEvent) => event.preventDefault()

/** The list below a field: a combobox of the ARIA practices, "list autocomplete with manual selection". */
export const SuggestionList = (props: Props) => {
  const { isOpen, label, notice, options } = props
  const id = useId()
  const active = useCombobox(props, id)
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {announced(props)}
      </Box>
      {isOpen && (
        <Box role="listbox" id={id} aria-label={label} onMouseDown={keepFocus} data-suggestions sx={popup}>
          {options.map((option: Option, index) => (
            <Box
              role="option"
              id={`${id}-${index}`}
              key={option.key}
              aria-selected={index === active}
              onClick={() => props.choose(option)}
              sx={row}
            >
              <span>{option.text}</span>
              {option.note && (
                <Typography component="span" variant="body2" sx={{ color: "text.secondary", flexShrink: 0 }}>
                  {option.note}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
      {notice !== null && (
        <Typography variant="body2" aria-hidden data-suggestions sx={{ ...popup, p: 1.75 }}>
          {notice}
        </Typography>
      )}
    </>
  )
}
