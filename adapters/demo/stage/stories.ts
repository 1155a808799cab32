import { projects as marcusProjects } from "./marcus/projects.ts"
import { requests as marcusRequests } from "./marcus/requests.ts"
import { talks as marcusTalks } from "./marcus/talks.ts"
import { projects as oliviaProjects } from "./olivia/projects.ts"
import { requests as oliviaRequests } from "./olivia/requests.ts"
import { talks as oliviaTalks } from "./olivia/talks.ts"
import type { ProviderKey, Story } from "./story.ts"

/** What the homeowners with demo accounts did, by email address. */
export const stories: Readonly<Record<string, Story>> = {
  "olivia@example.com": { requests: oliviaRequests, projects: oliviaProjects, talks: oliviaTalks },
  "marcus@example.com": { requests: marcusRequests, projects: marcusProjects, talks: marcusTalks }
}

export const providerEmails: Readonly<Record<ProviderKey, string>> = {
  rick: "rick@example.com",
  tomas: "tomas@example.com",
  wade: "wade@example.com",
  shana: "shana.whitlock@example.com",
  ruben: "ruben.salazar@example.com"
}
