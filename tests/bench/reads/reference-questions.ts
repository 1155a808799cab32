const provider = `p.id, p.business_name as "businessName", p.specialties->>0 as specialty, p.specialties, p.description,
  p.location, p.zip_code as "zipCode", p.profile_image as "profileImage", p.rating::text as "ratingText",
  p.review_count as "reviewCount", p.is_licensed as "isLicensed", p.is_insured as "isInsured",
  p.background_until >= current_date as "isBackgroundChecked", p.availability, p.hourly_rate_min as "hourlyRateMin",
  p.hourly_rate_max as "hourlyRateMax", p.response_time as "responseTime", p.completed_jobs as "completedJobs",
  p.created_at as "createdAt"`

const listed = "from provider_listings l join service_providers p on p.id = l.provider_id"
const byRating = "order by l.fair_rating desc, l.review_count desc, l.provider_id"

const ofSpecialty = (page: string) => `
  select ${provider} ${listed}
  where l.specialty = 'plumbing' and l.rating >= 4.5 and l.is_licensed ${byRating} ${page}`

// 50 miles around Austin (30.2428, -97.7658): a box that an index answers, then the great circle.
const miles = `2 * 3958.8 * asin(least(1, sqrt(power(sin(radians(l.latitude - 30.2428) / 2), 2) +
  cos(radians(30.2428)) * cos(radians(l.latitude)) * power(sin(radians(l.longitude + 97.7658) / 2), 2))))`

/** One SQL statement per workload: the same query that the product's call answers. */
export const questions: Readonly<Record<string, string>> = {
  W1: `select ${provider} ${listed} where l.specialty = '' ${byRating} limit 20`,
  W2: ofSpecialty("limit 20"),
  W3: ofSpecialty("limit 20 offset 2000"),
  W4: `select ${provider} from service_providers p where p.id = $1`,
  W5: `
    select r.id, r.rating, r.title, r.content, r.service_date as "serviceDate", r.is_verified as "isVerified",
      u.first_name as "firstName", u.last_name as "lastName", r.created_at as "createdAt"
    from reviews r join users u on u.id = r.homeowner_id
    where r.provider_id = $1 order by r.service_date desc, r.id desc limit 20`,
  W6: `
    select ${provider} ${listed}
    where l.specialty = '' and l.terms @@ to_tsquery('provider_stems', 'kitchen:* & cabinet:*') ${byRating} limit 20`,
  W7: `
    select ${provider}, ${miles} as miles ${listed}
    where l.specialty = '' and l.latitude between 29.5191 and 30.9665 and l.longitude between -98.6035 and -96.9281
      and ${miles} <= 50
    order by miles, l.provider_id limit 20`,
  W8: `
    select c.id, p.business_name as "participantName", c.project_id as "projectId", m.body as "lastMessage",
      m.created_at as "lastMessageAt", (
        select count(*)::int from messages u
        where u.conversation_id = c.id and u.sender_user_id <> c.homeowner_id and not u.read
      ) as "unreadCount"
    from conversations c join service_providers p on p.id = c.provider_id
    left join lateral (
      select body, created_at from messages where conversation_id = c.id order by created_at desc, id desc limit 1
    ) m on true
    where c.homeowner_id = $1 order by c.active_at desc, c.id desc limit 200`
}
