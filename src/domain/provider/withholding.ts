import type { Changed } from "../events/changed.ts"
import { newsOfProfile } from "../events/profile-news.ts"
import type { Instant } from "../shared/instant.ts"
import type { ProviderProfile } from "./provider.ts"

type Listing = Pick<ProviderProfile, "listed" | "listedAgain">

/** Whether its owner wants the profile listed, whether or not others may see it. */
export const wantsListing = ({ listed, listedAgain }: Listing): boolean => listedAgain ?? listed

/** The profile's listing as its owner wants it: kept for later while others may not see it. */
export const listedAs = ({ listedAgain }: Pick<Listing, "listedAgain">, wanted: boolean): Listing =>
  listedAgain === null ? { listed: wanted, listedAgain } : { listed: false, listedAgain: wanted }

const changed = (
  profile: ProviderProfile,
  listing: Listing,
  updatedAt: Instant
): Changed<ProviderProfile> => ({
  value: { ...profile, ...listing, updatedAt },
  news: newsOfProfile(profile)
})

/** A profile that others do not see for now. */
export const withheld = (profile: ProviderProfile, now: Instant): Changed<ProviderProfile> =>
  changed(profile, { listed: false, listedAgain: wantsListing(profile) }, now)

/** A profile that others may see again, if its owner wants that. */
export const noLongerWithheld = (profile: ProviderProfile, now: Instant): Changed<ProviderProfile> => {
  const listed = wantsListing(profile)
  const { news, value } = changed(profile, { listed, listedAgain: null }, now)
  return { news, value: { ...value, listedAt: profile.listedAt ?? (listed ? now : null) } }
}
