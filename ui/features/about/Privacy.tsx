import { eventHours } from "#domain/events/event.ts"
import { emailDays, notificationDays } from "#domain/notices/kept-days.ts"
import { maxRadiusMiles } from "#domain/project/reach.ts"
import { deviceDays, sessionDays } from "#domain/session/session.ts"

import { AboutPage, AboutSection } from "./AboutPage.tsx"
import { useSiteOperator } from "./site-operator.ts"

/** What is kept about people, who sees it, and for how long. */
export const Privacy = () => {
  const { email } = useSiteOperator()
  return (
    <AboutPage
      title="Privacy"
      lead="What is kept about you, who gets to see it, and for how long. Nothing is sold, and no other company’s scripts run on these pages."
    >
      <AboutSection title="What is kept">
        <ul>
          <li>
            Your account: name, username, email address, telephone number if you gave one, and your role. Of
            your password only a hash is kept, from which nobody can read it.
          </li>
          <li>
            How you can be written to: whether your address is confirmed, your time zone, what you want to
            hear about, and what you were told here in the last {notificationDays} days.
          </li>
          <li>Where you are signed in: what your browser calls itself, since when, and the last day.</li>
          <li>
            What you write and show here: requests, projects, offers, messages, reviews, reports, your
            business profile or application, photos.
          </li>
          <li>What you have saved: professionals and searches.</li>
          <li>What operators of this site have decided and done, and why.</li>
          <li>
            For a while, what keeps misuse away: how often you have done what has a limit, and from which
            network address sign-ins have failed or accounts were made.
          </li>
        </ul>
      </AboutSection>
      <AboutSection title="Who sees it">
        <ul>
          <li>
            Everybody: business profiles that are listed, and reviews with the first and last name of whoever
            wrote them.
          </li>
          <li>
            People who are signed in: a listed professional’s telephone number, unless the business shows it
            only to those who have asked it, or to nobody.
          </li>
          <li>
            The professional whom you ask: your request, with your first name and the first letter of your
            last one. Your full name and number follow when you accept an offer; the number earlier if you
            share it.
          </li>
          <li>
            Professionals of the trade who work where you are (each says how far, up to {maxRadiusMiles}{" "}
            miles): your open projects, with city and ZIP code. Only the one whose offer you accept reads the
            place as you typed it.
          </li>
          <li>
            The two people of a conversation: its messages. Operators of this site read the last of them where
            somebody reports a problem with what was said or done, or a review of it.
          </li>
        </ul>
      </AboutSection>
      <AboutSection title="In your browser">
        <ul>
          <li>
            A cookie that keeps you signed in for {sessionDays} days, longer while you come back. It goes when
            you sign out.
          </li>
          <li>
            A cookie, for {deviceDays} days, by which we know that you have signed in from this browser
            before, so that others’ wrong passwords do not lock you out.
          </li>
          <li>What you have typed and not sent yet. Signing out forgets all of it.</li>
          <li>The place that you searched near last, for the next search. Empty the field to forget it.</li>
          <li>
            Notes of one page for the next: that you were signed in here, that the site’s font is here, how
            far you had scrolled, and how you last compared offers.
          </li>
        </ul>
        <p>Visitors who do not sign in get no cookie, and nobody is followed from site to site.</p>
      </AboutSection>
      <AboutSection title="How long">
        <ul>
          <li>Sessions that have ended go within an hour.</li>
          <li>
            Of emails only to whom, about what and whether they were sent, for {emailDays} days, of a
            conversation until it is read; neither their text nor the address.
          </li>
          <li>
            News that open pages hear of go after {eventHours} to {eventHours + 1} hours.
          </li>
          <li>
            Counts of what has a limit go within an hour after the day they are for. What you asked, posted
            and wrote before you confirmed your address stays counted.
          </li>
          <li>
            A project’s draft that you delete goes from your pages at once. Professionals who have made an
            offer on it, and operators who decide on a report of it, still read it.
          </li>
          <li>Accounts, and what else you have written, stay until they are deleted.</li>
        </ul>
      </AboutSection>
      <AboutSection title="Your wishes">
        <p>
          To have what is kept about you shown, corrected or deleted, write to{" "}
          {email ?? "the operator of this site, whose email address has not been given yet"}.
        </p>
      </AboutSection>
    </AboutPage>
  )
}
