import { defaultMaxOffers, mostOffers } from "#domain/project/project-limits.ts"
import { reviewWindowDays } from "#domain/review/review-limits.ts"
import { Link } from "#ui/shared/routing/Link.tsx"
import { joinLink } from "#ui/shared/routing/nav-links.ts"

import { AboutPage, AboutSection } from "./AboutPage.tsx"
import { NoPayment } from "./NoPayment.tsx"

/** From a need to a finished job. */
export const HowItWorks = () => (
  <AboutPage
    title="How it works"
    lead="You say what you need, professionals near you make offers, and you choose. The work itself is between the two of you."
  >
    <AboutSection title="For homeowners">
      <ol>
        <li>
          <Link href="/providers">Find a professional</Link> by trade and place, and ask for a quote. Or post
          a project once: listed professionals of the trade who work where you are can make offers on it,{" "}
          {defaultMaxOffers} at first, up to {mostOffers} if you want more.
        </li>
        <li>
          Compare offers: price, message, timeline, reviews. Write to each other before you decide. A
          professional may still change an offer; you can only accept the price that you have read.
        </li>
        <li>
          Accept one. The other offers on the project are declined with it, and you agree on a day with each
          other.
        </li>
        <li>
          When the work is done, mark it as completed. For {reviewWindowDays} days you can then leave a
          review.
        </li>
      </ol>
    </AboutSection>
    <AboutSection title="For professionals">
      <ol>
        <li>
          <Link href={joinLink.href}>Create an account</Link> as a service provider and fill in your business
          profile. It is found once you list it.
        </li>
        <li>Answer requests, and make offers on open projects of your trades. You set every price.</li>
        <li>Do the work, and reply to the review if you like. Good reviews bring the next job.</li>
      </ol>
    </AboutSection>
    <NoPayment />
  </AboutPage>
)
