import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

interface Choice<Value> {
  readonly value: Value
  readonly label: string
}

interface Props<Value> {
  readonly choices: ReadonlyArray<Choice<Value>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Buttons that choose which rows of a list are shown. */
export const StateFilter = <Value extends string | null>({ choices, onChange, value }: Props<Value>) => (
  <Box role="group" aria-label="State" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
    {choices.map((choice) => (
      <Button
        key={choice.label}
        size="small"
        aria-pressed={choice.value === value}
        variant={choice.value === value ? "contained" : "outlined"}
        onClick={() => onChange(choice.value)}
      >
        {choice.label}
      </Button>
    ))}
  </Box>
)
