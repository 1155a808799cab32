import { attemptLimits } from "#domain/account/attempt-limits.ts"
import { reviewWindowDays } from "#domain/review/review-limits.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import { usageLimits } from "#domain/usage/usage-limits.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { AboutPage, AboutSection } from "./AboutPage.tsx"

const { counted, openProjects } = usageLimits
const { failedSignInsPerAccount } = attemptLimits

const limits = [
  `${counted.providersAsked.times} different professionals asked`,
  `${counted.projects.times} projects posted, and ${openProjects} open at the same time`,
  `${counted.bids.times} offers on projects`,
  `${formatNumber(counted.messages.times)} messages, ${counted.messagesInTenMinutes.times} of them in ten minutes`,
  `${counted.phonesRead.times} different telephone numbers looked up`
]

/** What people ask most. */
export const Help = () => (
  <AboutPage title="Help" lead="Answers to what people ask most.">
    <AboutSection title="How do I get several prices for one job?">
      <p>
        <Link href="/start-project">Post a project</Link> once for all professionals of the trade near you, or
        ask several of them for a quote. Your <Link href="/dashboard">dashboard</Link> shows the offers on a
        project side by side.
      </p>
    </AboutSection>
    <AboutSection title="Can I call it off?">
      <p>
        Until you accept an offer you can cancel a request, and take a project back. After that either side
        can cancel; the project is then open to all again. Talk to each other first.
      </p>
    </AboutSection>
    <AboutSection title="I cannot sign in">
      <p>
        You sign in with your email address, not with your username. After {failedSignInsPerAccount.attempts}{" "}
        failed tries an account has to wait for up to {failedSignInsPerAccount.seconds / 60} minutes, even
        with the right password.
      </p>
    </AboutSection>
    <AboutSection title="Where is what I had typed?">
      <p>
        A request that you began before you signed in is kept, and opens again afterwards. Signing out forgets
        everything that you typed and did not send.
      </p>
    </AboutSection>
    <AboutSection title="I am a professional. Why does nobody find me?">
      <p>
        A new profile is not listed. Your <Link href="/dashboard">dashboard</Link> says what is missing; once
        all of it is there, press “List my business”.
      </p>
    </AboutSection>
    <AboutSection title="Can I change or delete a review?">
      <p>
        No. A job can be reviewed for {reviewWindowDays} days, once:{" "}
        <Link href="/how-reviews-work">how reviews work</Link>.
      </p>
    </AboutSection>
    <AboutSection title="What are the limits?">
      <p>More than one busy person needs. In one day, an account has at most:</p>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </AboutSection>
  </AboutPage>
)
