import { keyframes, styled } from "@mui/material/styles"
import type { ComponentProps } from "react"

const turn = keyframes`to { transform: rotate(360deg) }`

const Arc = styled("span", { shouldForwardProp: (name) => name !== "color" })<{ readonly color: string }>(
  ({ color, theme }) => ({
    display: "inline-block",
    color: color === "primary" ? theme.vars?.palette.primary.main : color,
    animation: `${turn} 1.4s linear infinite`
  })
)

interface Props extends ComponentProps<"span"> {
  /** "primary", or a colour of CSS. */
  readonly color?: string
  /** In pixels. */
  readonly size?: number
}

/**
 * Stands in for Material's circular progress, of which we use one form: an arc that turns for as long as something
 * takes.
 */
export const Progress = ({ color = "primary", size = 40, style, ...other }: Props) => (
  <Arc role="progressbar" {...other} color={color} style={{ width: size, height: size, ...style }}>
    <svg viewBox="22 22 44 44" style={{ display: "block" }}>
      <circle
        cx={44}
        cy={44}
        r={20.2}
        fill="none"
        stroke="currentColor"
        strokeWidth={3.6}
        strokeDasharray="80 200"
      />
    </svg>
  </Arc>
)
