import { accountEndpoints } from "./account-endpoints.ts"
import { catalogueEndpoints } from "./catalogue-endpoints.ts"
import { conversationEndpoints } from "./conversation-endpoints.ts"
import { countEndpoints } from "./count-endpoints.ts"
import { jobAlertEndpoints } from "./job-alert-endpoints.ts"
import { localEndpoints } from "./local-endpoints.ts"
import { noticeEndpoints } from "./notice-endpoints.ts"
import { adminEndpoints } from "./operators/admin-endpoints.ts"
import { applicationEndpoints } from "./operators/application-endpoints.ts"
import { caseEndpoints } from "./operators/case-endpoints.ts"
import { checkEndpoints } from "./operators/check-endpoints.ts"
import { importEndpoints } from "./operators/import-endpoints.ts"
import { peopleEndpoints } from "./operators/people-endpoints.ts"
import { registerEndpoints } from "./operators/register-endpoints.ts"
import { photoEndpoints } from "./photo-endpoints.ts"
import { profileEndpoints } from "./profile-endpoints.ts"
import { profilePhotoEndpoints } from "./profile-photo-endpoints.ts"
import { projectEndpoints } from "./project-endpoints.ts"
import { quoteEndpoints } from "./quote-endpoints.ts"
import { reviewEndpoints } from "./review-endpoints.ts"
import { savedEndpoints } from "./saved-endpoints.ts"
import { savedSearchEndpoints } from "./saved-search-endpoints.ts"
import { searchEndpoints } from "./search-endpoints.ts"
import { templateEndpoints } from "./template-endpoints.ts"

/**
 * The whole HTTP port (docs/http-contract.md#calls), by method and path. Koa serves it; the browser imports its type
 * only.
 */
export const endpoints = {
  ...accountEndpoints,
  ...catalogueEndpoints,
  ...localEndpoints,
  ...searchEndpoints,
  ...profileEndpoints,
  ...profilePhotoEndpoints,
  ...savedEndpoints,
  ...countEndpoints,
  ...quoteEndpoints,
  ...templateEndpoints,
  ...projectEndpoints,
  ...reviewEndpoints,
  ...conversationEndpoints,
  ...noticeEndpoints,
  ...jobAlertEndpoints,
  ...savedSearchEndpoints,
  ...photoEndpoints,
  ...applicationEndpoints,
  ...adminEndpoints,
  ...checkEndpoints,
  ...caseEndpoints,
  ...importEndpoints,
  ...registerEndpoints,
  ...peopleEndpoints
}
export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints

export const isEndpointKey = (key: string): key is EndpointKey => Object.hasOwn(endpoints, key)
