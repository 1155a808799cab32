/** The form with progress and preview beside it, what is saved by itself below; on a phone all below each other. */
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
