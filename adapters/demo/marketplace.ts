import type { User } from "#domain/account/account.ts"
import { plusMinutes } from "#domain/shared/calendar.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { LoadedAccount, Marketplace } from "#ports/marketplace-loader.ts"

import { demoInstant } from "./calendar.ts"
import { keepNotices } from "./notices.ts"
import { receiveApplications } from "./office/applications.ts"
import { hearCases } from "./office/cases.ts"
import { lookUp, withLookedUp } from "./office/checks.ts"
import { hireOperator } from "./office/operator.ts"
import { importRegister } from "./office/register.ts"
import { limitSomebody } from "./office/sanctions.ts"
import { playPast } from "./past/play-past.ts"
import { withRatings } from "./past/ratings.ts"
import { demoAccounts } from "./people/accounts.ts"
import { openFirms } from "./people/firms.ts"
import { settleHomeowners } from "./people/homeowners.ts"
import { registrar } from "./people/registrar.ts"
import { hangPhotos, withBeforeAndAfter, withPictures } from "./photos.ts"
import { seededRandom } from "./random.ts"
import { revealsIn } from "./reveals.ts"
import { firmIn, playPresent, settleDemoHomeowners } from "./stage/present.ts"
import { keepSaves } from "./stage/saves.ts"
import { keepTemplates } from "./stage/templates.ts"
import { playWishes } from "./stage/wishes.ts"
import { readTrades } from "./trades.ts"

/** The marketplace before passwords are hashed. */
export interface DemoMarketplace extends Omit<Marketplace, "accounts"> {
  readonly users: ReadonlyArray<Omit<LoadedAccount, "passwordHash">>
}

const unconfirmed = new Set(
  demoAccounts.flatMap(({ email, isUnconfirmed }) => (isUnconfirmed === true ? [email] : []))
)

const minutesUntilConfirmed = 5

const withConfirmation = (user: User) =>
  unconfirmed.has(user.email)
    ? user
    : { ...user, emailConfirmedAt: plusMinutes(user.createdAt, minutesUntilConfirmed) }

/**
 * The demo marketplace as it stands at `now`: the same data every time, ids included.
 * All of it lies before `now`, the newest of it by a day.
 */
export const demoMarketplace = (now: Instant = demoInstant): DemoMarketplace => {
  const random = seededRandom("best contractors on demand")
  const register = registrar(random.fork("accounts"))
  const demoHomeowners = settleDemoHomeowners(now, random.fork("demo homeowners"), register)
  const firms = openFirms(readTrades(), now, random.fork("firms"), register)
  const neighbors = settleHomeowners(now, random.fork("homeowners"), register)

  const performances = [
    playPast(firms, neighbors, now, random.fork("past")),
    ...playPresent(demoHomeowners, firms, now, random.fork("present")),
    ...playWishes(neighbors, firms, now, random.fork("wishes"))
  ]
  const quotes = performances.flatMap((played) => played.quotes)
  const reviews = performances.flatMap((played) => played.reviews)
  const talks = performances.flatMap((played) => played.talks)
  const told = performances.flatMap((played) => played.told)
  const { operator, user: dana } = hireOperator(now, random.fork("operator"))
  const limited = limitSomebody(dana.id, now, random.fork("sanctions"))
  const { checks, reminded } = lookUp(firms, dana.id, now, random.fork("checks"))
  const users = [...demoHomeowners, ...firms.map(({ owner }) => owner), ...[...neighbors.values()].flat()]
  const projects = performances.flatMap((played) => played.projects)
  const homeownerIds = new Set(demoHomeowners.map(({ id }) => id))
  const photos = hangPhotos({ firms, projects, reviews }, homeownerIds, random.fork("photos"))
  return {
    users: [...users, dana, limited.user].map(withConfirmation),
    providers: [
      ...withPictures(withLookedUp(withRatings(firms, quotes, reviews), checks), photos),
      limited.profile
    ],
    projects,
    invitations: performances.flatMap(({ invitations }) => invitations),
    quotes,
    offers: performances.flatMap(({ offers }) => offers),
    reveals: revealsIn(quotes, random.fork("reveals")),
    ...keepSaves(demoHomeowners, firms, now, random.fork("saves")),
    templates: keepTemplates(firms, now, random.fork("templates")),
    reviews: withBeforeAndAfter(reviews, photos),
    conversations: talks.map(({ conversation }) => conversation),
    messages: talks.flatMap(({ messages }) => messages),
    notifications: keepNotices(users, firms, told, { quotes, reviews }, random.fork("notices")),
    photos,
    operators: [operator],
    checks,
    reminded,
    sanctions: [limited.sanction],
    ...importRegister({ firms, checks, operatorId: dana.id }, now, random.fork("register")),
    cases: hearCases({ firms, quotes, reviews, operatorId: dana.id }, now, random.fork("cases")),
    applications: receiveApplications(
      { now, operator: dana, taken: firmIn(firms)("tomas") },
      random.fork("applications")
    )
  }
}
