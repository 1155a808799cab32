import type { Routes } from "../endpoints/route.ts"
import { accountRoutes } from "./account-routes.ts"
import { catalogueRoutes } from "./catalogue-routes.ts"
import { conversationRoutes } from "./conversation-routes.ts"
import { countRoutes } from "./count-routes.ts"
import { jobAlertRoutes } from "./job-alert-routes.ts"
import { localRoutes } from "./local-routes.ts"
import { noticeRoutes } from "./notice-routes.ts"
import { adminRoutes } from "./operators/admin-routes.ts"
import { applicationRoutes } from "./operators/application-routes.ts"
import { caseRoutes } from "./operators/case-routes.ts"
import { checkRoutes } from "./operators/check-routes.ts"
import { importRoutes } from "./operators/import-routes.ts"
import { peopleRoutes } from "./operators/people-routes.ts"
import { registerRoutes } from "./operators/register-routes.ts"
import { photoRoutes } from "./photo-routes.ts"
import { profilePhotoRoutes } from "./profile-photo-routes.ts"
import { profileRoutes } from "./profile-routes.ts"
import { projectRoutes } from "./project-routes.ts"
import { quoteRoutes } from "./quote-routes.ts"
import { reviewRoutes } from "./review-routes.ts"
import { savedRoutes } from "./saved-routes.ts"
import { savedSearchRoutes } from "./saved-search-routes.ts"
import { searchRoutes } from "./search-routes.ts"
import { templateRoutes } from "./template-routes.ts"

/** How every endpoint of the HTTP port is answered. */
export const routes: Routes = {
  ...accountRoutes,
  ...catalogueRoutes,
  ...localRoutes,
  ...searchRoutes,
  ...profileRoutes,
  ...profilePhotoRoutes,
  ...savedRoutes,
  ...countRoutes,
  ...quoteRoutes,
  ...templateRoutes,
  ...projectRoutes,
  ...reviewRoutes,
  ...conversationRoutes,
  ...noticeRoutes,
  ...jobAlertRoutes,
  ...savedSearchRoutes,
  ...photoRoutes,
  ...applicationRoutes,
  ...adminRoutes,
  ...checkRoutes,
  ...caseRoutes,
  ...importRoutes,
  ...registerRoutes,
  ...peopleRoutes
}
