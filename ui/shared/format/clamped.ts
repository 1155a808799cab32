/** At most so many lines of a text, with an ellipsis where more follow. */
export const clampedTo = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: String(lines),
    overflow: "hidden"
  }) as const
