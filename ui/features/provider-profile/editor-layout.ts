/**
 * The form, with progress and preview beside it, and the parts that are saved separately below; on a phone one below
 * the other.
 */
export const editorLayout = {
  display: "grid",
  gap: { xs: 3, md: 4 },
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 360px" },
  gridTemplateRows: { md: "auto 1fr auto auto" },
  gridTemplateAreas: {
    xs: '"progress" "form" "work" "photos" "preview"',
    md: '"form progress" "form preview" "work preview" "photos preview"'
  }
}
