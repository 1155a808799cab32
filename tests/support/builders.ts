export { anApplication, anApplicationForm } from "./builders/applications.ts"
export { aCheck, aCheckRequest } from "./builders/checks.ts"
export { aCase } from "./builders/cases.ts"
export { aLicenseEntry, aMatch, anImport } from "./builders/imports.ts"
export { aSanction } from "./builders/sanctions.ts"
export { aCategoryId, aProviderId, aUserId, createdAt } from "./builders/ids.ts"
export { aSearch, aSlice, aTalkSlice } from "./builders/lists.ts"
export {
  aProvider,
  aProviderDetail,
  aSavedSearch,
  aSession,
  aUser,
  anAccount,
  anActor,
  checkedForGood
} from "./builders/people.ts"
export { aPhoto, aPhotoId } from "./builders/photos.ts"
export { aProfileRequest, aProjectRequest, aQuoteRequest, aRegistration } from "./builders/requests.ts"
export { aConversation, aMessage, someNews } from "./builders/talk.ts"
export { aTold, anEmail, anEmailKey } from "./builders/notices.ts"
export { anOffer, aProject, aQuote, aReveal, aReview, aStanding, offeredOn } from "./builders/work.ts"
