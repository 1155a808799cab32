import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

/** A text that somebody wrote, under a title. */
export const Words = ({ text, title }: { readonly title: string; readonly text: string }) => (
  <Card component="section" sx={{ p: 3, mb: 2 }}>
    <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
  </Card>
)
