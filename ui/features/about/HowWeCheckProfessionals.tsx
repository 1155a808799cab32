import { statedBy } from "#ui/shared/format/provider-words.ts"

import { AboutPage, AboutSection } from "./AboutPage.tsx"

/** What the badges mean, and what they do not. */
export const HowWeCheckProfessionals = () => (
  <AboutPage
    title="How we check professionals"
    lead="Most of what a profile says is the business’s own word. This page says which is which."
  >
    <AboutSection title="Licensed, Insured">
      <p>
        As the professional states. Whoever says so has to name a license number or an insurer before the
        profile can be listed. Where it reads “{statedBy}”, nobody has compared that with a register or asked
        the insurer.
      </p>
    </AboutSection>
    <AboutSection title="Background Checked">
      <p>
        No business can give itself this badge. It stands only where somebody other than the business has
        looked.
      </p>
    </AboutSection>
    <AboutSection title="Verified">
      <p>
        Stands where a professional has all three: Licensed, Insured and Background Checked. It is worth as
        much as they are.
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
