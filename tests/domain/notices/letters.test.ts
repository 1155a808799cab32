import { Window } from "happy-dom"
import { describe, expect, it } from "vitest"

import { accountEmails, isAccountEmailKind } from "#domain/notices/account-emails.ts"
import { applicationEmails } from "#domain/notices/application-emails.ts"
import { oneLine, rendered } from "#domain/notices/letter-body.ts"
import { type FactsOf, isNoticeKind, type NoticeKind, noticeKinds } from "#domain/notices/notice-kinds.ts"
import { isOfOneThing, searchIn } from "#domain/notices/places.ts"
import { aProviderId } from "#tests/support/builders.ts"

const approved = { business: "Reyes Plumbing", isListed: true, missing: [], reason: "" }

const hostile = `<img src=x onerror="alert('1')">&"'\`</title></style>\r\nBcc: eve@example.com\u202E 👩‍👧 ${"x".repeat(60)}`

/** For each kind, facts with hostile text wherever a person could have written it. */
const facts: { readonly [Kind in NoticeKind]: FactsOf<Kind> } = {
  "quote-requested": { name: hostile, serviceType: hostile, urgency: "asap", budgetMin: 200, budgetMax: 400 },
  "project-addressed": { name: hostile, title: hostile, place: hostile, timeline: "asap", budgetMax: 5_000 },
  invited: { name: hostile, title: hostile, place: null, timeline: "asap", budgetMax: 5_000 },
  "offer-received": {
    business: hostile,
    price: 900,
    serviceType: hostile,
    timeline: hostile,
    title: hostile,
    priceKind: "fixed",
    startFrom: "2026-05-01",
    validUntil: "2026-05-09"
  },
  "offer-ending": { business: hostile, price: 900, serviceType: hostile, validUntil: "2026-05-09" },
  "offer-wanted-again": { name: hostile, serviceType: hostile },
  "offer-revised": { business: hostile, before: 900, price: 850.5, serviceType: hostile },
  "offer-accepted": { name: hostile, serviceType: hostile, price: 900 },
  "quote-declined": { name: hostile, what: "offer", serviceType: hostile },
  "quote-cancelled": { name: hostile, what: "job", serviceType: hostile },
  "job-completed": { name: hostile, serviceType: hostile },
  "review-received": { name: hostile, rating: 1, providerId: aProviderId() },
  "reply-received": { business: hostile, providerId: aProviderId() },
  "review-wanted": { business: hostile, until: "2026-05-01" },
  "answer-wanted": { name: hostile, serviceType: hostile },
  "no-answer-yet": {
    business: hostile,
    serviceType: hostile,
    others: [{ id: aProviderId(), name: hostile, answers: "within 1 hour" }]
  },
  "request-expired": { business: hostile, serviceType: hostile },
  "no-offers-yet": { title: hostile },
  "project-unanswered": { business: hostile, title: hostile },
  "project-closed": { title: hostile, business: hostile },
  "bid-expired": { title: hostile },
  "problem-raised": { name: hostile, serviceType: hostile, until: "2026-12-01" },
  "problem-answered": { name: hostile },
  "report-decided": { about: "review", decision: hostile },
  "decided-about-you": { about: "provider", decision: hostile },
  "put-back": { what: "review", isOwn: true },
  "taken-down": { what: "review", ground: "private_data", isOwn: false },
  sanctioned: { level: "limited", until: "2026-12-01", reason: hostile, contact: hostile },
  "sanction-lifted": { level: "suspended" },
  "work-ended": { name: hostile, serviceType: hostile, wasAgreed: true },
  "check-ending": { business: hostile, kind: "license", endsOn: "2026-12-01" },
  "job-alert": {
    title: hostile,
    category: hostile,
    city: hostile,
    band: "under 5 miles",
    timeline: "asap",
    budgetMax: 5_000,
    maxOffers: 4
  },
  "search-alert": {
    name: hostile,
    total: 7,
    query: { service: hostile, [hostile]: "1" },
    providers: [{ id: aProviderId(), name: hostile, stars: "4.8 stars", distance: "3.2 miles away" }]
  },
  "message-received": { name: hostile }
}

/** What each kind says with these facts and plain names. */
const sentences: Readonly<Record<NoticeKind, string>> = {
  "quote-requested": "Olivia asks for a quote: Plumbing",
  "project-addressed": "Olivia has a project for you: New bathroom",
  invited: "Olivia invites you to bid: New bathroom",
  "offer-received": "Reyes Plumbing: $900 for Plumbing",
  "offer-revised": "Reyes Plumbing has changed its offer: $900 → $850.50",
  "offer-ending": "Reyes Plumbing's offer ends on May 9",
  "offer-wanted-again": "Olivia asks for a new offer: Plumbing",
  "offer-accepted": "You got the job: Plumbing for Olivia",
  "quote-declined": "Olivia has declined your offer: Plumbing",
  "quote-cancelled": "Olivia has cancelled the job: Plumbing",
  "job-completed": "Olivia has marked the work as complete",
  "review-received": "Olivia has reviewed you: 1 star",
  "reply-received": "Reyes Plumbing has replied to your review",
  "review-wanted": "How did Reyes Plumbing do?",
  "answer-wanted": "Olivia is still waiting for your answer.",
  "no-answer-yet": "Reyes Plumbing has not answered yet.",
  "request-expired": "Your request to Reyes Plumbing has ended without an offer: Plumbing",
  "no-offers-yet": "No offers yet: New bathroom",
  "project-unanswered": "Reyes Plumbing has not answered yet: New bathroom",
  "project-closed": "Your project takes no more offers: New bathroom",
  "bid-expired": "A project has closed, and your offer with it: New bathroom",
  "check-ending": "Your license check ends on Dec 1, 2026",
  "problem-raised": "Olivia says there is a problem with your job: Plumbing",
  "problem-answered": "Olivia has answered the problem with your job",
  "report-decided": "What came of your report of a review",
  "decided-about-you": "We have decided on a report of your business",
  "taken-down": "A review of your business was taken down",
  "put-back": "Your review is there again",
  sanctioned: "Your account is limited until Dec 1, 2026",
  "sanction-lifted": "Your account is no longer suspended",
  "work-ended": "A job with Olivia has ended: Plumbing",
  "job-alert": "New job under 5 miles: New bathroom",
  "search-alert": '7 new for "Olivia"',
  "message-received": "New messages from Olivia"
}

const url = "https://www.example.com/unsubscribe/a?b=1&c=2"

const letterOf = (kind: NoticeKind) => {
  const { button, textsOf } = noticeKinds[kind]
  const { detail, href, lines, sentence } = textsOf(facts[kind], aProviderId())
  return rendered({
    subject: sentence,
    paragraphs: [detail({ offers: 3, unread: 12 })],
    lines: [{ text: sentence, href }, ...lines].map((line) => ({
      text: line.text,
      url: `https://www.example.com${line.href}`
    })),
    button: { label: button, url: `https://www.example.com${href}` },
    because: "You get this because you want to.",
    choiceUrl: url,
    stopUrl: `${url}&off`,
    postalAddress: null,
    readsAnswers: false
  })
}

const pageOf = (html: string) => new new Window().DOMParser().parseFromString(html, "text/html")

const expectSound = ({ html, subject, text }: ReturnType<typeof rendered>) => {
  expect(subject).not.toMatch(/[\r\n\u202E]/u)
  expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(100_000)
  const page = pageOf(html)
  const elements = [...page.querySelectorAll("*")]
  const names = elements.map(({ tagName }) => tagName.toLowerCase())
  expect(names.filter((name) => ["img", "script", "table", "iframe", "form"].includes(name))).toEqual([])
  const attributes = elements.flatMap((element) => Array.from(element.attributes))
  expect(attributes.filter((attribute) => attribute.name.startsWith("on"))).toEqual([])
  const hrefs = attributes.filter((attribute) => attribute.name === "href").map(({ value }) => value ?? "")
  expect(hrefs.filter((href) => !href.startsWith("https://www.example.com/"))).toEqual([])
  expect(page.querySelectorAll("a.button")).toHaveLength(1)
  // HTML and text have the same words, but for the preview, which an opened letter does not show.
  page.querySelector(".preview")?.remove()
  const shown = page.body.textContent
  for (const line of text.split("\n").filter((part) => !part.includes("https://") && part !== "-- ")) {
    expect(shown).toContain(line.replaceAll(/^- |:$/g, "").trim())
  }
  for (const href of hrefs) expect(text).toContain(href)
}

const lineOf = (kind: NoticeKind) => {
  const { href, sentence } = noticeKinds[kind].textsOf(facts[kind], aProviderId())
  return { text: sentence, url: `https://www.example.com${href}` }
}

const hrefOf = (kind: NoticeKind) => noticeKinds[kind].textsOf(facts[kind], aProviderId()).href

const decidedIn = (told: object) =>
  noticeKinds["decided-about-you"].textsOf(told, "").detail({ offers: 0, unread: 0 })

describe("Letters", () => {
  const kinds = Object.keys(noticeKinds).filter(isNoticeKind)

  it.each(kinds)("about %s show hostile names as they are, and nothing of them acts", (kind) => {
    const letter = letterOf(kind)
    expectSound(letter)
    // A letter without a person's words has no hostile text to escape.
    const isHostile = JSON.stringify(facts[kind]).includes("<img src=x")
    expect(letter.html.includes("&lt;img src=x")).toBe(isHostile)
  })

  it.each([
    ["2026-12-01", false],
    [null, true]
  ])(
    "about a sanction until %s say that it holds until it is lifted where it has no end",
    (until, isSaid) => {
      const told = { level: "limited", until, reason: "You sent the same words to everybody.", contact: null }
      const { detail } = noticeKinds.sanctioned.textsOf(told, "")
      expect(detail({ offers: 0, unread: 0 }).includes("until we lift it")).toBe(isSaid)
    }
  )

  it("about who is new count them by thousands", () => {
    const told = { name: "Our plumbers", total: 1_250, query: {}, providers: [] }
    expect(noticeKinds["search-alert"].textsOf(told, "").sentence).toBe('1,250 new for "Our plumbers"')
  })

  it.each(kinds.filter((kind) => noticeKinds[kind].topic === "always"))(
    "about %s can be sent to anybody: their subject has no words of another member",
    (kind) => {
      const { textsOf, toUnconfirmed } = noticeKinds[kind]
      expect(toUnconfirmed ?? textsOf(facts[kind], "").sentence).not.toContain("<img")
    }
  )

  it.each(Object.keys(accountEmails).filter(isAccountEmailKind))(
    "about an account (%s) are sound",
    (kind) => {
      const named = kind === "page-prepared" ? hostile : "olivia@example.com"
      const { button, lines, ...words } = accountEmails[kind](named)
      const letter = rendered({
        ...words,
        paragraphs: lines,
        button: { label: button, url: "https://www.example.com/reset-password#key" },
        choiceUrl: null,
        stopUrl: null,
        postalAddress: null,
        readsAnswers: true
      })
      expectSound(letter)
      expect(letter.text).not.toContain("Change what we write about")
      expect(letter.text).not.toContain("olivia@")
    }
  )

  it("of a day are sound with a line of each kind, and below 100 KB with a hundred", () => {
    const ofDay = (lines: ReadonlyArray<ReturnType<typeof lineOf>>) =>
      rendered({
        subject: `${lines.length} things since yesterday`,
        paragraphs: [],
        lines,
        button: { label: "Open your dashboard", url: "https://www.example.com/dashboard" },
        because: "You get this because you want to.",
        choiceUrl: url,
        stopUrl: `${url}&off`,
        postalAddress: hostile,
        readsAnswers: false
      })
    const letter = ofDay(kinds.map(lineOf))
    expectSound(letter)
    expect(letter.html.match(/<li>/g)).toHaveLength(kinds.length)
    expectSound(ofDay(Array.from({ length: 100 }, () => lineOf("message-received"))))
  })

  it.each([
    [["", "Plumbing.", "Budget $400."], ["Olivia: a sink"], "Plumbing."],
    [[], ["One", "Two", "Three", "Four"], "One · Two · Three"],
    [[""], [], "Read the reply"]
  ])(
    "begin, as lists of mails show them, with what their subject does not say: %j, %j",
    (paragraphs, lines, first) => {
      const subject = "Reyes Plumbing has replied to your review"
      const { html, text } = rendered({
        subject,
        paragraphs,
        lines: lines.map((line) => ({ text: line, url })),
        button: { label: "Read the reply", url },
        because: "You get this because you want to.",
        choiceUrl: url,
        stopUrl: `${url}&off`,
        postalAddress: null,
        readsAnswers: false
      })
      expect(pageOf(html).body.firstElementChild?.textContent).toBe(first)
      expect(text.replace(/^- /, "").startsWith(first.split(" · ")[0] ?? "")).toBe(true)
      expect(text).not.toContain(subject)
    }
  )

  it.each([
    ["confirm-email", "Press the button so that we know this address is yours. The link works for 7 days."],
    [
      "reset-password",
      "Somebody asked for a new password for this address. If it was you, the link works for an hour. If not, ignore this email: nothing has changed."
    ],
    [
      "password-changed",
      "All other devices have been signed out. If this was not you, set a new password now."
    ]
  ] as const)("about an account (%s) say in one paragraph what to do", (kind, line) => {
    expect(accountEmails[kind]().lines).toEqual([line])
  })

  it("ask for a review while it can be written, and say how long", () => {
    const { detail } = noticeKinds["review-wanted"].textsOf(facts["review-wanted"], "")
    expect(detail({ offers: 0, unread: 0 })).toMatch(
      /^Two minutes help the next homeowner\. The form is open until \w{3} \d{1,2}(, \d{4})?\.$/
    )
  })

  it.each([
    [accountEmails["confirm-email"](), 24 * 60 * 7],
    [accountEmails["reset-password"](), 60],
    [accountEmails["change-email"](), 24 * 60],
    [accountEmails["page-prepared"]("Reyes Plumbing"), 24 * 60 * 30],
    [applicationEmails["application-approved"](approved), 24 * 60 * 7]
  ])("say how long their link works: $subject", ({ lines }, minutes) => {
    const [, count, unit] = /the link works for (an|\d+) (hour|day)s?\./i.exec(lines.join(" ")) ?? []
    const each = unit === "day" ? 24 * 60 : 60
    expect(each * (count === "an" ? 1 : Number(count))).toBe(minutes)
  })

  it.each([
    ["email-changing", "It is being changed to o•••@example.com."],
    ["email-changed", "It was changed to o•••@example.com."]
  ] as const)("about another address (%s) begin with where it goes, and what to do", (kind, first) => {
    const [line] = accountEmails[kind]("olivia@example.com").lines
    expect(line).toBe(`${first} If this was not you, set a new password now.`)
  })

  it("to an address that opens nothing any more advise no new password, which it could not set", () => {
    expect(accountEmails["email-changed-from"]("olivia@example.com").lines).toEqual([
      "It was changed to o•••@example.com. If this was not you, write to us.",
      "This address no longer opens your account: if you cannot get into it, write to us."
    ])
  })

  it("about a prepared page name the business", () => {
    const [first] = accountEmails["page-prepared"]("Drain Co.").lines
    expect(first).toMatch(/^We have prepared a page for your business, Drain Co\. Nobody sees it /)
  })

  const inArabic = "السباكة"

  it.each([
    ["Reyes Plumbing", "Reyes Plumbing: $900 for Plumbing"],
    [inArabic, `\u2068${inArabic}\u2069: $900 for Plumbing`],
    [`${inArabic}\u202E\u2066`, `\u2068${inArabic}\u2069: $900 for Plumbing`]
  ])("keep a price in its place beside a name that runs from right to left: %s", (business, subject) => {
    const { button, textsOf } = noticeKinds["offer-received"]
    const told = { ...facts["offer-received"], business, serviceType: "Plumbing" }
    const { href, line, sentence } = textsOf({ ...told, title: null }, aProviderId())
    const letter = rendered({
      subject: sentence,
      paragraphs: [],
      lines: [{ text: line, url }],
      button: { label: button, url: `https://www.example.com${href}` },
      because: "You get this because you want to.",
      choiceUrl: null,
      stopUrl: null,
      postalAddress: null,
      readsAnswers: true
    })
    expect(letter.subject).toBe(subject)
    expect(letter.text.startsWith(`- ${subject}\n`)).toBe(true)
    expect(pageOf(letter.html).querySelector("h1")?.textContent).toBe(subject)
  })

  it("have the paragraphs that an operator has written", () => {
    const { button, textsOf } = noticeKinds["report-decided"]
    const decision = "It names a street.\r\n\r\nPlease see our rules.\nYou may write it again."
    const { detail, sentence } = textsOf({ about: "review", decision }, "")
    const letter = rendered({
      subject: sentence,
      paragraphs: [detail({ offers: 0, unread: 0 })],
      button: { label: button, url },
      because: "You get this because you want to.",
      choiceUrl: null,
      stopUrl: null,
      postalAddress: null,
      readsAnswers: true
    })
    const written = ["It names a street.", "Please see our rules.", "You may write it again."]
    expect(letter.text.split("\n\n").slice(0, 3)).toEqual(written)
    for (const paragraph of written) expect(letter.html).toContain(`<p>${paragraph}</p>`)
  })

  it("end with a foot that mail programs can tell from the rest", () => {
    expect(letterOf("job-completed").text).toMatch(/\n\n-- \nYou get this because /)
  })

  it.each([
    ["offer-received", { title: "New bathroom" }, "Reyes Plumbing: $900 for New bathroom"],
    ["offer-received", { title: null }, "Reyes Plumbing: $900 for Plumbing"],
    ["offer-revised", {}, "Reyes Plumbing has changed its offer: $900 → $850.50 for Plumbing"],
    ["offer-ending", {}, "Reyes Plumbing's offer ends on May 9: Plumbing"],
    ["job-completed", {}, "Olivia has marked the work as complete: Plumbing"],
    ["answer-wanted", {}, "Olivia is still waiting for your answer. Plumbing."],
    ["no-answer-yet", {}, "Reyes Plumbing has not answered yet. Plumbing."],
    ["problem-answered", { work: "Plumbing" }, "Olivia has answered the problem with your job: Plumbing"],
    ["problem-answered", {}, "Olivia has answered the problem with your job"],
    ["reply-received", { work: "Plumbing" }, "Reyes Plumbing has replied to your review: Plumbing"]
  ] as const)("of a day, and the app, say of %s %j about which work it is", (kind, more, line) => {
    const plain = { name: "Olivia", business: "Reyes Plumbing", serviceType: "Plumbing" }
    expect(noticeKinds[kind].textsOf({ ...facts[kind], ...plain, ...more }, "").line).toBe(line)
  })

  it.each([
    ["offer-wanted-again", {}, "Olivia asks for a new offer: New bathroom"],
    ["offer-accepted", {}, "You got the job: New bathroom for Olivia"],
    ["quote-declined", { what: "bid" }, "Olivia has withdrawn its offer: New bathroom"],
    ["quote-cancelled", { what: "job" }, "Olivia has cancelled the job: New bathroom"],
    ["work-ended", {}, "A job with Olivia has ended: New bathroom"],
    ["problem-raised", {}, "Olivia says there is a problem with your job: New bathroom"]
  ] as const)("about %s on a project name it: %j", (kind, more, sentence) => {
    const plain = { name: "Olivia", serviceType: "Plumbing", project: "New bathroom" }
    expect(noticeKinds[kind].textsOf({ ...facts[kind], ...plain, ...more }, "").sentence).toBe(sentence)
  })

  it.each([
    [1, "New bathroom", 'When: One week. You now have 1 offer on "New bathroom".'],
    [3, "New bathroom", 'When: One week. You now have 3 offers on "New bathroom".'],
    [0, null, "When: One week."]
  ])("say of an offer how many there are by now on the project: %d on %j", (offers, title, words) => {
    const told = { business: "Reyes Plumbing", price: 900, serviceType: "Plumbing", timeline: "One week" }
    const { detail } = noticeKinds["offer-received"].textsOf({ ...told, title }, "")
    expect(detail({ offers, unread: 0 })).toBe(words)
  })

  it("say of an offer's days in which year they are", () => {
    const told = {
      business: "Reyes Plumbing",
      price: 900,
      serviceType: "Plumbing",
      timeline: null,
      title: null
    }
    const days = { startFrom: "2027-12-03", validUntil: "2026-12-31" }
    const { detail } = noticeKinds["offer-received"].textsOf({ ...told, ...days }, "")
    expect(detail({ offers: 0, unread: 0 })).toBe("Start: Dec 3, 2027. Valid until Dec 31, 2026.")
  })

  it.each([
    [["number", "address"], "$900. Their number and address are in your dashboard now."],
    [["number"], "$900. Their number is in your dashboard now."],
    [["address"], "$900. Their address is in your dashboard now."],
    [[], "$900. All about the job is in your dashboard now."],
    [undefined, "$900. All about the job is in your dashboard now."]
  ])("say of an accepted offer what of the homeowner is shown: %j", (shown, words) => {
    const told = { name: "Olivia", serviceType: "Plumbing", price: 900, ...(shown && { shown }) }
    const { detail } = noticeKinds["offer-accepted"].textsOf(told, "")
    expect(detail({ offers: 0, unread: 0 })).toBe(words)
  })

  it("keep the joiners of emoji, and take out what would end a line or turn it round", () => {
    expect(oneLine("👩‍👧 a\r\nb\u2028c\u202Ed")).toBe("👩‍👧 a b c d")
  })

  it.each(kinds)("say of %s its sentence", (kind) => {
    const plain = {
      name: "Olivia",
      business: "Reyes Plumbing",
      serviceType: "Plumbing",
      title: "New bathroom"
    }
    expect(noticeKinds[kind].textsOf({ ...facts[kind], ...plain }, "").sentence).toBe(sentences[kind])
  })

  it("lead to the page of their thing, whose visit reads them, but for these, which say more than where they lead", () => {
    const elsewhere = kinds.filter((kind) => !isOfOneThing(hrefOf(kind)))
    const ofAccounts = kinds.filter((kind) => noticeKinds[kind].topic === "always")
    // Opening the conversation or the search reads these.
    expect(elsewhere).toEqual([...ofAccounts, "search-alert", "message-received"])
    expect(elsewhere.filter((kind) => searchIn(hrefOf(kind)) !== undefined)).toEqual(["search-alert"])
  })

  it("say with a decision what was taken down, before the operator's own words", () => {
    const decided = { about: "review", kind: "report", decision: "It names a street." }
    const removed = { what: "review", ground: "private_data" }
    expect(decidedIn({ ...decided, removed })).toBe(
      "The review was taken down: it named a private address.\nIt names a street."
    )
    expect(decidedIn(decided)).toBe("It names a street.")
  })
})
