import MuiLink from "@mui/material/Link"

import { Link } from "#ui/shared/routing/Link.tsx"

import { AboutPage, AboutSection } from "./AboutPage.tsx"
import { useSiteOperator } from "./site-operator.ts"

/** Who runs the site, and where to turn. */
export const Contact = () => {
  const { address, email, name } = useSiteOperator()
  return (
    <AboutPage title="Contact" lead="Who runs this site, and whom to ask what.">
      <AboutSection title="Who runs this site">
        <p>{name ?? "The operator of this site has not given a name yet."}</p>
        <p>
          {email === null ? (
            "The operator of this site has not given an email address yet."
          ) : (
            <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
          )}
        </p>
        <p>{address ?? "The operator of this site has not given a postal address yet."}</p>
      </AboutSection>
      <AboutSection title="About a quote or a job">
        <p>
          Write to the professional or homeowner: every request opens a conversation, and it stands in your{" "}
          <Link href="/messages">messages</Link>. We are no party to what you agree.
        </p>
      </AboutSection>
      <AboutSection title="About using the site">
        <p>
          Most questions are answered under <Link href="/help">Help</Link>.
        </p>
      </AboutSection>
    </AboutPage>
  )
}
