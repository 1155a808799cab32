import { checkReminderDays, maxBackgroundMonths } from "#domain/check/check-options.ts"
import { statedBy } from "#domain/check/stated-by.ts"

import { AboutPage, AboutSection } from "./AboutPage.tsx"

/** What the badges mean, and what they do not. */
export const HowWeCheckProfessionals = () => (
  <AboutPage
    title="How we check professionals"
    lead="Most of what a profile says is the business’s own word. This page says which is which."
  >
    <AboutSection title="Licensed, Insured">
      <p>
        Whoever says so has to name a license number or an insurer before the profile can be listed. Where it
        reads “{statedBy}”, nobody has compared that with a register or asked the insurer. With a tick, one of
        us has looked it up: in a public register, in a document, or at a third party. Beside the tick stand
        the day, what it covers, and until when it holds.
      </p>
    </AboutSection>
    <AboutSection title="Background Checked">
      <p>
        No business can give itself this badge. It stands only where we have the result of a check of the
        people whom it names, of the last {maxBackgroundMonths} months. We show its day and whom it covers,
        and nothing else of it.
      </p>
    </AboutSection>
    <AboutSection title="Verified">
      <p>
        Stands where we have looked up all three, and all three still hold: license, insurance and background.
      </p>
    </AboutSection>
    <AboutSection title="When a check ends">
      <p>
        On the day after its last one the tick goes everywhere: from the page, from searches, and from what is
        shown where somebody shares the page. We write to the business {checkReminderDays.join(" and ")} days
        before.
      </p>
    </AboutSection>
    <AboutSection title="What nobody has checked">
      <p>
        Descriptions, rates, photos and the years that somebody claims to have worked. Reviews are checked in
        one way: each is written by the customer of a job that was completed here.
      </p>
    </AboutSection>
    <AboutSection title="Before you accept an offer">
      <ul>
        <li>Ask for the license number, and look it up in your state’s register.</li>
        <li>Ask for a certificate of insurance, with the date until which it holds.</li>
        <li>Have price, work and dates in writing. Messages here are kept for both of you.</li>
      </ul>
    </AboutSection>
  </AboutPage>
)
