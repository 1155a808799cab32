import type { Knex } from "knex"

/** Rows by table, in an order in which each refers to earlier ones alone. */
type Rows = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const at = "2026-03-02T09:30:00.000Z"
const later = "2026-03-09T09:30:00.000Z"

/** An id that is unique to the state, and the same in every row that refers to it. */
const idOf = (state: number, thing: number) =>
  `01900000-0000-7000-8000-${String(state).padStart(6, "0")}${String(thing).padStart(6, "0")}`

const pairOf = (state: number) => ({ homeowner_id: idOf(state, 1), provider_id: idOf(state, 3) })

const userOf = (state: number, thing: number, role: string) => ({
  id: idOf(state, thing),
  username: `${role}-${state}`,
  username_key: `${role}-${state}`,
  email: `${role}-${state}@example.com`,
  password_hash: "$argon2id$none",
  first_name: "Olivia",
  last_name: "Park",
  role,
  created_at: at
})

const workOf = (state: number) => ({
  description: "Replace the tub with a walk-in shower.",
  created_at: at,
  ...pairOf(state)
})

/** One row per table, with the columns that the table was created with. */
const firstRows = (state: number): Rows => ({
  users: userOf(state, 1, "homeowner"),
  sessions: { id: `key ${state}`, user_id: idOf(state, 1), created_at: at, expires_at: later },
  attempts: { key: `sign-in:${state}`, points: 3, expire: 1_772_443_800_000 },
  service_providers: {
    id: idOf(state, 3),
    user_id: idOf(state, 1),
    business_name: `Business number ${state}`,
    description: "Repairs, water heaters and honest prices.",
    specialties: '["Plumbing", "Falconry"]',
    location: "Austin, TX",
    zip_code: "78704",
    hourly_rate_min: 80.5,
    is_licensed: true,
    license_number: "TX-1",
    rating: 4,
    review_count: 1,
    latitude: 30.2428,
    longitude: -97.7658,
    listed: true,
    created_at: at
  },
  provider_listings: {
    provider_id: idOf(state, 3),
    specialty: "plumbing",
    rating: 4,
    review_count: 1,
    price: 80.5,
    distance: 1e9,
    availability: "flexible",
    latitude: 30.2428,
    longitude: -97.7658,
    location: "austin, tx",
    words: `business number ${state}`
  },
  provider_locations: { location: `city number ${state}` },
  projects: {
    id: idOf(state, 4),
    title: "New bathroom",
    category: "Plumbing",
    category_id: "01900000-0000-7000-8000-000000000001",
    location: "Austin, TX 78704",
    zip_code: "78704",
    timeline: "1-2 weeks",
    budget_max: 5_000,
    status: "in_progress",
    ...workOf(state)
  },
  quotes: {
    id: idOf(state, 5),
    project_id: idOf(state, 4),
    service_type: "Plumbing",
    urgency: "week",
    contact_name: "Olivia Park",
    contact_phone: "512-555-0142",
    status: "completed",
    provider_quote: 240,
    completed_at: later,
    ...workOf(state)
  },
  reviews: {
    id: idOf(state, 6),
    quote_id: idOf(state, 5),
    rating: 4,
    title: "On time and tidy",
    content: "Fixed the leak in an hour and explained what had gone wrong.",
    service_date: "2026-02-20",
    created_at: later,
    ...pairOf(state)
  },
  conversations: {
    id: idOf(state, 7),
    project_id: idOf(state, 4),
    last_message_at: later,
    created_at: at,
    active_at: later,
    ...pairOf(state)
  },
  messages: {
    id: idOf(state, 8),
    conversation_id: idOf(state, 7),
    sender_user_id: idOf(state, 1),
    body: "Could you come on Tuesday?",
    created_at: later
  },
  events: { id: state, kind: "message", thing_id: idOf(state, 8), created_at: later },
  event_topics: { topic: `user:${idOf(state, 1)}`, event_id: state },
  idempotency_keys: { user_id: idOf(state, 1), key: idOf(state, 9), fingerprint: "f", expires_at: later },
  usage_counts: { user_id: idOf(state, 1), kind: "bids", ends_at: later, times: 2 },
  used_things: { user_id: idOf(state, 1), kind: "phonesRead", ends_at: later, thing: idOf(state, 3) },
  email_keys: {
    digest: `digest ${state}`,
    user_id: idOf(state, 1),
    purpose: "reset",
    email: "olivia@example.com",
    created_at: at,
    expires_at: later
  },
  opened_keys: { digest: `digest ${state}`, opened_at: later },
  notifications: {
    id: idOf(state, 10),
    user_id: idOf(state, 1),
    kind: "offer-accepted",
    thing: "quote",
    thing_id: idOf(state, 5),
    facts: '{"price": 240}',
    created_at: at
  },
  emails: {
    id: idOf(state, 11),
    user_id: idOf(state, 1),
    kind: "offer-accepted",
    thing_id: idOf(state, 5),
    group_key: `offer-accepted ${idOf(state, 5)}`,
    not_before: at,
    state: "waiting"
  },
  preferences: { user_id: idOf(state, 1), topic: "work", delivery: "daily" },
  photos: {
    id: idOf(state, 12),
    owner_id: idOf(state, 1),
    purpose: "request",
    thing_id: idOf(state, 5),
    position: 1,
    caption: "The tap",
    width: 1_600,
    height: 1_200,
    bytes: 180_000,
    sha256: "ab",
    state: "attached",
    created_at: at,
    attached_at: later
  },
  operators: { user_id: idOf(state, 1), granted_at: at, notify: true },
  applications: {
    id: idOf(state, 13),
    first_name: "Marco",
    last_name: "Reyes",
    email: "marco@example.com",
    phone: "512-555-0143",
    business_name: "Reyes Plumbing",
    description: "Repairs, water heaters and honest prices.",
    location: "Austin, TX",
    zip_code: "78704",
    specialties: '["Plumbing"]',
    availability: "flexible",
    response_time: "24h",
    status: "in_review",
    taken_by: idOf(state, 1),
    taken_at: later,
    created_at: at,
    version: 2
  },
  audit_log: {
    at: later,
    actor_id: idOf(state, 1),
    actor_name: "Dana Cole",
    action: "application.take",
    thing: "application",
    thing_id: idOf(state, 13),
    after: '{"status": "in_review"}'
  },
  cases: {
    id: idOf(state, 15),
    kind: "report",
    about: "review",
    about_id: idOf(state, 14),
    opened_by: idOf(state, 1),
    against: idOf(state, 1),
    reason: "abusive",
    text: "It insults the plumber.",
    state: "open",
    created_at: at,
    version: 1
  },
  removals: {
    about: "message",
    about_id: idOf(state, 14),
    ground: "abusive",
    removed_by: idOf(state, 1),
    removed_at: later,
    original: '{"content": "Hello"}'
  },
  restorings: {
    about: "message",
    about_id: idOf(state, 14),
    restored_by: idOf(state, 1),
    restored_at: later,
    reason: "It names nobody after all."
  },
  imports: {
    id: idOf(state, 17),
    kind: "licenses",
    name: "licenses.csv",
    register: "FL DBPR CILB",
    rows: 1,
    good: 1,
    bad: 0,
    applied_to: 0,
    state: "checked",
    created_by: idOf(state, 1),
    created_at: at
  },
  import_rows: { import_id: idOf(state, 17), line: 2, cells: '{"number": "CFC1"}', faults: null },
  license_entries: {
    id: idOf(state, 18),
    register: "FL DBPR CILB",
    number: `CFC${state}`,
    holder: "Bluebonnet Plumbing LLC",
    class: "CFC",
    status: "Current, Active",
    city: "Miami",
    state: "FL",
    expires_on: "2028-08-31",
    import_id: idOf(state, 17)
  },
  register_matches: {
    id: idOf(state, 19),
    provider_id: idOf(state, 3),
    register: "FL DBPR CILB",
    number: `CFC${state}`,
    is_active: true,
    found_at: at
  },
  sanctions: {
    id: idOf(state, 16),
    user_id: idOf(state, 1),
    level: "limited",
    reason: "Asked people to pay ahead.",
    started_at: at,
    started_by: idOf(state, 1),
    until: "2027-03-03"
  }
})

/** Columns that were added to a table later, by the number of their migration. */
const laterColumns: Readonly<Record<number, Rows>> = {
  9: {
    reviews: { reply_content: "Thank you!", reply_created_at: later },
    service_providers: { stars_4: 1 }
  },
  11: {
    service_providers: { place: "tx/austin", updated_at: later },
    provider_listings: { place: "tx/austin", updated_at: later }
  },
  13: { projects: { place: "Austin, TX 78704", latitude: 30.2428, longitude: -97.7658 } },
  15: { events: { conversation_id: "01900000-0000-7000-8000-000000000007" } },
  18: {
    users: { email_confirmed_at: later, new_email: "o@example.com", mail_stopped: "bounced" },
    sessions: { user_agent: "Mozilla/5.0", seen_on: "2026-03-03" }
  },
  21: { service_providers: { paused_until: "2099-01-01" } },
  22: { photos: { copy_of: "01900000-0000-7000-8000-000000000012" } },
  27: { reviews: { removed_at: later, removed_for: "abusive" } },
  29: { service_providers: { listed_again: true } },
  31: { cases: { wish: "redo", answer: "We come again on Friday.", answered_at: later, due_at: later } },
  35: { projects: { deleted_at: later } },
  40: { provider_listings: { paused_until: "2099-01-01" } }
}

/** The rows of a database at this state: one per table, in all columns that are listed here up to that migration. */
export const rowsAt = (state: number): Rows =>
  Object.fromEntries(
    Object.entries(firstRows(state)).map(([table, row]) => {
      const columns = Object.entries(laterColumns).filter(([number]) => Number(number) <= state)
      return [table, Object.assign({}, row, ...columns.map(([, rows]) => rows[table]))]
    })
  )

/** The columns of this state's rows that later migrations fill. */
export const filledAfter = (state: number): Rows => ({
  service_providers: {
    ...(state >= 6 && { stars_4: 1 }),
    place: "tx/austin",
    updated_at: state >= 6 ? later : at
  },
  provider_listings: { place: "tx/austin", paused_until: state < 21 ? null : "2099-01-01" },
  projects: { place: "Austin, TX 78704" },
  ...(state < 18 && {
    users: { email_confirmed_at: null, time_zone: "America/Chicago", mail_stopped: null },
    sessions: { user_agent: null, seen_on: "2026-03-02" }
  })
})

/** Inserts the state's rows into the tables that exist; returns these rows. */
export const insertRows = async (knex: Knex, state: number): Promise<Rows> => {
  const inserted: Array<readonly [string, Rows[string]]> = []
  for (const [table, row] of Object.entries(rowsAt(state))) {
    if (!(await knex.schema.hasTable(table))) continue
    await knex(table).insert(row)
    inserted.push([table, row])
  }
  return Object.fromEntries(inserted)
}
