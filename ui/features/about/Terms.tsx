import { usageLimits } from "#domain/usage/usage-limits.ts"
import { brandName } from "#ui/shared/format/brand.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { AboutPage, AboutSection } from "./AboutPage.tsx"
import { NoPayment } from "./NoPayment.tsx"
import { useSiteOperator } from "./site-operator.ts"

const { phonesRead } = usageLimits.counted

/** The rules, in plain words. */
export const Terms = () => {
  const { name } = useSiteOperator()
  return (
    <AboutPage title="Terms" lead="The rules of this marketplace, in plain words.">
      <AboutSection title="What this is">
        <p>
          {brandName} is a marketplace{name === null ? "" : ` run by ${name}`} where homeowners and home
          service professionals find each other. Whoever accepts an offer agrees with the other person, not
          with us: the work, its quality and its price are between the two of you.
        </p>
      </AboutSection>
      <NoPayment />
      <AboutSection title="What we ask of everyone">
        <ul>
          <li>What you say about yourself, your home and your business is true.</li>
          <li>Your account is yours alone; keep its password to yourself.</li>
          <li>Telephone numbers and addresses that you see here are for the job, and for nothing else.</li>
          <li>No threats, no insults, no advertising, nothing that is against the law.</li>
        </ul>
      </AboutSection>
      <AboutSection title="What we ask of professionals">
        <ul>
          <li>You have the licenses and insurance that your work needs, and that you claim.</li>
          <li>You keep to the offers that you make, and charge nothing on top of them.</li>
        </ul>
      </AboutSection>
      <AboutSection title="Limits">
        <p>
          There is more room than one busy person needs, and no more: for example, {phonesRead.times}{" "}
          different telephone numbers a day. The most important ones stand under{" "}
          <Link href="/help">Help</Link>.
        </p>
      </AboutSection>
      <AboutSection title="What we promise">
        <p>
          <Link href="/how-results-are-ordered">Results</Link> and{" "}
          <Link href="/how-reviews-work">reviews</Link> follow the rules that we publish. We do not promise
          that you will find somebody, nor that what others say about themselves is true:{" "}
          <Link href="/how-we-check-professionals">how we check professionals</Link>.
        </p>
      </AboutSection>
    </AboutPage>
  )
}
