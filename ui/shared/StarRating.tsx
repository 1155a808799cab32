import Box from "@mui/material/Box"

/** A star on a grid of 24. */
export const starPath =
  "M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z"

interface Props {
  /** 0 to 5, as a number or as the wire's text ("4.80"). */
  readonly rating: number | string
  /** Pixels. */
  readonly size?: number
}

/** Five stars, filled up to the floor of the rating (spec section 2). Screen readers hear the exact rating. */
export const StarRating = ({ rating, size = 18 }: Props) => {
  const value = Number(rating)
  const full = Math.min(5, Math.max(0, Math.floor(value)))
  return (
    <Box
      component="span"
      role="img"
      aria-label={`Rated ${value.toFixed(1)} out of 5`}
      data-stars={full}
      sx={{ display: "inline-flex", gap: "1px", flexShrink: 0, verticalAlign: "-0.2em" }}
    >
      {[1, 2, 3, 4, 5].map((position) => (
        <Box
          component="svg"
          key={position}
          viewBox="0 0 24 24"
          aria-hidden
          sx={{
            width: size,
            height: size,
            color: position <= full ? "star" : "divider",
            fill: "currentColor"
          }}
        >
          <path d={starPath} />
        </Box>
      ))}
    </Box>
  )
}
