import Box from "@mui/material/Box"

import { ratingWords } from "#domain/shared/numbers.ts"
import { maskOf } from "#ui/theme/mask-of.ts"

const starAt = (x: number) =>
  `M${x} 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47-5.8-3.05-5.8 3.05 1.1-6.47-4.7-4.58 6.5-.95z`

/** A star on a grid of 24. */
export const starPath = starAt(12)

// A row of stars is one element with a mask of five holes: a list of professionals shows a hundred stars.
const step = 25.5
const width = 24 + 4 * step
const stars = [0, 1, 2, 3, 4].map((place) => starAt(12 + step * place)).join("")
const throughStars = maskOf(`0 0 ${width} 24`, stars)

/** Where the filled stars end, between two stars, in percent of the width. */
const filledTo = (full: number) => `${((100 * (full * step - 0.75)) / width).toFixed(2)}%`

/** How many stars are filled: the floor of the rating (docs/product.md#provider-card). */
export const fullStars = (rating: number | string): number =>
  Math.min(5, Math.max(0, Math.floor(Number(rating))))

interface Props {
  /** 0 to 5, as a number or as the wire's text ("4.80"). */
  readonly rating: number | string
  /** Pixels. */
  readonly size?: number
}

/** Five stars, some of them filled. Screen readers hear the exact rating. */
export const StarRating = ({ rating, size = 18 }: Props) => {
  const full = fullStars(rating)
  return (
    <Box
      component="span"
      role="img"
      aria-label={Number(rating) === 0 ? "Not rated yet" : `Rated ${ratingWords(rating)} out of 5`}
      data-stars={full}
      sx={{
        ...throughStars,
        display: "inline-block",
        flexShrink: 0,
        width: (size * width) / 24,
        height: size,
        verticalAlign: "-0.2em",
        backgroundImage: `linear-gradient(to right, var(--mui-palette-star) ${filledTo(full)}, var(--mui-palette-divider) 0)`
      }}
    />
  )
}
