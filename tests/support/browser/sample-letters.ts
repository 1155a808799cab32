import { accountEmails } from "#domain/notices/account-emails.ts"
import { type LetterBody, rendered } from "#domain/notices/letter-body.ts"
import { noticeKinds } from "#domain/notices/notice-kinds.ts"
import { topicNames } from "#domain/notices/topics.ts"

const site = "https://www.example.com"

const frame = {
  choiceUrl: `${site}/account?tab=notifications`,
  stopUrl: `${site}/unsubscribe/key`,
  postalAddress: null,
  readsAnswers: false
} satisfies Partial<LetterBody>

const aNewPassword = () => {
  const { because, button, lines, subject } = accountEmails["reset-password"]()
  const url = `${site}/reset-password#key`
  return rendered({
    ...frame,
    subject,
    paragraphs: lines,
    button: { label: button, url },
    because,
    choiceUrl: null,
    stopUrl: null
  })
}

const anOffer = () => {
  const { button, textsOf, topic } = noticeKinds["offer-received"]
  const facts = {
    business: "Bluebonnet Plumbing & Drain",
    price: 240,
    serviceType: "Plumbing",
    timeline: "Tomorrow morning",
    title: "Leaking water heater"
  }
  const { detail, href, sentence } = textsOf(facts, "0190e073-cd60-78ce-a035-5f0000000000")
  return rendered({
    ...frame,
    subject: sentence,
    paragraphs: [detail({ offers: 3, unread: 0 })],
    button: { label: button, url: site + href },
    because: `You get this because you want to hear about ${topicNames[topic]}.`
  })
}

const theDay = () =>
  rendered({
    ...frame,
    subject: "3 things since yesterday",
    paragraphs: [],
    lines: [
      { text: "Bluebonnet Plumbing & Drain: $240 for Plumbing", url: `${site}/dashboard?tab=quotes` },
      { text: "Third Coast Rooter has declined", url: `${site}/dashboard?tab=quotes` },
      { text: "New messages from Rick's Plumbing", url: `${site}/messages` }
    ],
    button: { label: "See all of it", url: `${site}/notifications` },
    because: "You get this because you want to hear of the day in one email.",
    postalAddress: "12 Main Street, Austin, TX 78701"
  })

/** Emails as their readers see them, by the names of their pictures. */
export const sampleLetters = {
  "email-new-password": aNewPassword,
  "email-offer": anOffer,
  "email-of-the-day": theDay
}
