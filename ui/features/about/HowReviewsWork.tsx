import { groundsOf, groundWords } from "#domain/removal/removal-grounds.ts"
import {
  maxReplyLength,
  reviewContentLength,
  reviewTitleLength,
  reviewWindowDays,
  stars
} from "#domain/review/review-limits.ts"
import { formatNumber } from "#domain/shared/numbers.ts"

import { AboutPage, AboutSection } from "./AboutPage.tsx"

/** Who can review whom, and under which rules. */
export const HowReviewsWork = () => (
  <AboutPage
    title="How reviews work"
    lead="A review is earned by a job. Who did not have one done here cannot write one here."
  >
    <AboutSection title="Writing one">
      <ul>
        <li>
          Only the homeowner of a completed job can review it, once, within {reviewWindowDays} days after its
          completion. Such a review says “Verified Customer”.
        </li>
        <li>
          It has {stars.at(0)} to {stars.at(-1)} whole stars, a title of {reviewTitleLength.min} to{" "}
          {reviewTitleLength.max} characters, and {reviewContentLength.min} to{" "}
          {formatNumber(reviewContentLength.max)} characters of text.
        </li>
        <li>It cannot be changed afterwards. Your first and last name stand beside it.</li>
      </ul>
    </AboutSection>
    <AboutSection title="Answering one">
      <p>
        The professional may reply once, with up to {formatNumber(maxReplyLength)} characters. Everybody reads
        the reply under the review.
      </p>
    </AboutSection>
    <AboutSection title="What the stars mean">
      <ul>
        <li>A rating is the plain mean of all stars that a professional was given.</li>
        <li>The row of stars is rounded down: 4.9 shows four full stars and says 4.9.</li>
        <li>Who has no review yet is “New”.</li>
      </ul>
    </AboutSection>
    <AboutSection title="Reporting one">
      <p>
        Whoever is signed in can report a review. An operator of this site decides, in words that both sides
        read, and takes it down only where
      </p>
      <ul>
        {groundsOf("review").map((ground) => (
          <li key={ground}>{groundWords[ground]}.</li>
        ))}
      </ul>
      <p>
        How few stars it gave is no reason. A line stays in its place that says why it is gone, and the rating
        counts without it. What was taken down wrongly is put back.
      </p>
    </AboutSection>
    <AboutSection title="What is not possible">
      <p>
        A professional can neither remove nor change a review, and nobody can pay for one to be written, moved
        or taken away.
      </p>
    </AboutSection>
  </AboutPage>
)
