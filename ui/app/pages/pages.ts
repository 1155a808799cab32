import type { Page } from "../page.ts"
import { page as contact } from "./about/contact.page.ts"
import { page as help } from "./about/help.page.ts"
import { page as howItWorks } from "./about/how-it-works.page.ts"
import { page as howResultsAreOrdered } from "./about/how-results-are-ordered.page.ts"
import { page as howReviewsWork } from "./about/how-reviews-work.page.ts"
import { page as howWeCheckProfessionals } from "./about/how-we-check-professionals.page.ts"
import { page as privacy } from "./about/privacy.page.ts"
import { page as terms } from "./about/terms.page.ts"
import { page as account } from "./account/account.page.ts"
import { page as confirmEmail } from "./account/confirm-email.page.ts"
import { page as forgotPassword } from "./account/forgot-password.page.ts"
import { page as login } from "./account/login.page.ts"
import { page as register } from "./account/register.page.ts"
import { page as resetPassword } from "./account/reset-password.page.ts"
import { page as adminApplications } from "./admin/applications.page.ts"
import { page as adminAudit } from "./admin/audit.page.ts"
import { page as adminCase } from "./admin/case.page.ts"
import { page as adminCases } from "./admin/cases.page.ts"
import { page as adminChecks } from "./admin/checks.page.ts"
import { page as adminEmails } from "./admin/emails.page.ts"
import { page as adminImport } from "./admin/import.page.ts"
import { page as adminImports } from "./admin/imports.page.ts"
import { page as admin } from "./admin/overview.page.ts"
import { page as adminPeople } from "./admin/people.page.ts"
import { page as adminPerson } from "./admin/person.page.ts"
import { page as adminProvider } from "./admin/provider.page.ts"
import { page as adminRegisters } from "./admin/registers.page.ts"
import { page as agreement } from "./agreement.page.ts"
import { page as compare } from "./compare.page.ts"
import { page as dashboard } from "./dashboard.page.ts"
import { page as home } from "./home.page.ts"
import { page as joinAsPro } from "./join-as-pro.page.ts"
import { page as backyardRenovations } from "./landing/backyard-renovations.page.ts"
import { page as bathroomUpdating } from "./landing/bathroom-updating.page.ts"
import { page as cleaning } from "./landing/cleaning.page.ts"
import { page as electrical } from "./landing/electrical.page.ts"
import { page as kitchenRemodel } from "./landing/kitchen-remodel.page.ts"
import { page as landscaping } from "./landing/landscaping.page.ts"
import { page as newConstruction } from "./landing/new-construction.page.ts"
import { page as painting } from "./landing/painting.page.ts"
import { page as plumbing } from "./landing/plumbing.page.ts"
import { page as poolServices } from "./landing/pool-services.page.ts"
import { page as roofing } from "./landing/roofing.page.ts"
import { page as local } from "./local.page.ts"
import { page as messages } from "./messages.page.ts"
import { page as notFound } from "./not-found.page.ts"
import { page as notifications } from "./notifications.page.ts"
import { page as offer } from "./offer.page.ts"
import { page as projectCompare } from "./project-compare.page.ts"
import { page as project } from "./project.page.ts"
import { page as providerProfile } from "./provider-profile.page.ts"
import { page as provider } from "./provider.page.ts"
import { page as providers } from "./providers.page.ts"
import { page as saved } from "./saved.page.ts"
import { page as services } from "./services.page.ts"
import { page as startProject } from "./start-project.page.ts"

export { notFound }

/** Every page (docs/product.md#pages). Where two patterns match a path, the first one wins. */
export const pages = [
  home,
  services,
  plumbing,
  electrical,
  cleaning,
  roofing,
  painting,
  landscaping,
  newConstruction,
  kitchenRemodel,
  bathroomUpdating,
  poolServices,
  backyardRenovations,
  providers,
  local,
  provider,
  joinAsPro,
  login,
  register,
  forgotPassword,
  resetPassword,
  confirmEmail,
  howItWorks,
  howResultsAreOrdered,
  howReviewsWork,
  howWeCheckProfessionals,
  help,
  contact,
  terms,
  privacy,
  dashboard,
  account,
  messages,
  notifications,
  saved,
  compare,
  projectCompare,
  project,
  agreement,
  startProject,
  providerProfile,
  offer,
  admin,
  adminApplications,
  adminCases,
  adminCase,
  adminChecks,
  adminRegisters,
  adminProvider,
  adminPeople,
  adminPerson,
  adminImports,
  adminImport,
  adminEmails,
  adminAudit
] as const

export type PagePath = (typeof pages)[number]["path"]

// Matches as the router does: in any case, with an optional slash at the end.
const matchers = pages.map((page) => ({
  page,
  matcher: new RegExp(`^${page.path.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+")}/?$`, "i")
}))

/** The page at an address; undefined for the not-found screen. */
export const findPage = (pathname: string): (typeof pages)[number] | undefined =>
  matchers.find(({ matcher }) => matcher.test(pathname))?.page

/** Whether a page is rendered by the browser alone: the server tells nothing of its content. */
export const isPrivate = (pathname: string): boolean => (findPage(pathname)?.access ?? "public") !== "public"

/** The page to show at an address. */
export const pageAt = (pathname: string): Page => findPage(pathname) ?? notFound

/** Fetches the code of the page at this path, ahead of showing it. */
export const preload = (pathname: string): Promise<void> => pageAt(pathname).screen.preload()
