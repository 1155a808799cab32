import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import type { CaseFile } from "#domain/case/case.ts"
import { counted } from "#domain/shared/numbers.ts"
import { Facts, inColumns } from "#ui/shared/components/Facts.tsx"

import { whenWords } from "./when-words.ts"
import { Words } from "./Words.tsx"

interface Props extends NonNullable<CaseFile["thing"]["review"]> {
  /** What the case is about: its text stands above. */
  readonly about: CaseFile["about"]
}

const timesOf = ({ first, last, reviews }: Props["ofPair"][number]) =>
  reviews === 1 ? whenWords(first) : `${whenWords(first)} to ${whenWords(last)}`

/** What a review gave and when, the reply to it, and all that its author has written about the same business. */
export const Review = ({ about, content, createdAt, ofPair, rating, reply, title }: Props) => (
  <>
    {about === "reply" && content !== null && (
      <Words title={`To the review: ${title ?? ""}`} text={content} />
    )}
    {about === "review" && reply !== null && <Words title="The reply to it" text={reply.content} />}
    <Card component="section" sx={{ p: 3, mb: 2 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {counted(
          ofPair.reduce((sum, { reviews }) => sum + reviews, 0),
          "review"
        )}{" "}
        of this business by the same person
      </Typography>
      <Facts
        sx={inColumns}
        facts={{
          [about === "reply" ? "This review" : "This one"]:
            `${counted(rating, "star")}, ${whenWords(createdAt)}`,
          ...Object.fromEntries(
            ofPair.map((pair) => [
              `${counted(pair.rating, "star")}: ${counted(pair.reviews, "review")}`,
              `${timesOf(pair)}${pair.removed > 0 ? ` (${pair.removed} taken down)` : ""}`
            ])
          )
        }}
      />
    </Card>
  </>
)
