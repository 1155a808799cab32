import { AboutSection } from "./AboutPage.tsx"

export const NoPayment = () => (
  <AboutSection title="What we do not do">
    <p>
      No payment is taken here. This site holds no money, charges nothing to either side, and is no party to
      what the two of you agree. You pay the professional directly, as your agreement says.
    </p>
  </AboutSection>
)
