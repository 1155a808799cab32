import type { Rolldown } from "vite"

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>

/**
 * Which modules share a file. Few files travel faster than many: what all screens and what most of them need is not
 * split among them. A group of few modules leaves out what these need, which would bring that to pages that want little of it.
 */
export const codeGroups: Groups = [
  // What a rendered page begins with, and nothing else.
  { name: "start", test: /\/ui\/entry\/start\//, priority: 3 },
  {
    name: "react",
    tags: ["$initial"],
    test: /node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 2
  },
  {
    name: "material",
    tags: ["$initial"],
    test: /node_modules\/(?:@emotion|@mui|stylis)\//,
    priority: 2
  },
  { name: "app", tags: ["$initial"], priority: 1 },
  // By itself: what else many screens share would bring it to those that show none.
  {
    name: "vignettes",
    test: /\/ui\/shared\/illustrations\/Vignettes\.tsx$/,
    priority: 1
  },
  { name: "scenes", test: /\/ui\/shared\/illustrations\/(?:parts|art|Scene)\.tsx?$/, priority: 2 },
  // Home shows all of them, a landing page one.
  { name: "rooms", test: /\/(?:Bathroom|Kitchen)Scene\.tsx$/, priority: 1 },
  { name: "gardens", test: /\/(?:Backyard|Pool)Scene\.tsx$/, priority: 1 },
  // What every form needs comes in one file with the library that it stands on.
  {
    name: "forms",
    test: /\/node_modules\/react-hook-form\/|\/ui\/shared\/forms\/(?:Form|MoneyField|read-amount|resolver|faults|use-api-form|use-fields)\.tsx?$/,
    priority: 1,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000
  },
  { name: "cached", test: /\/cached-things\.ts$/ },
  // A line each, and on most pages.
  {
    name: "little",
    test: /\/domain\/shared\/(?:capitalized|money|numbers)\.ts$|\/(?:go-to|stated-by|use-categories)\.ts$|\/infiniteQueryOptions\.js$|\/components\/Rule\.tsx$/,
    priority: 2,
    includeDependenciesRecursively: false
  },
  { name: "papers", test: /\/@mui\/material\/(?:Card|CardContent|Paper)\//, priority: 1 },
  // What lists in pages need; by themselves its parts would be four small files.
  {
    name: "lists",
    test: /\/(?:own-list|edit-cached|use-counts|count-move|account-query|useInfiniteQuery)\.(?:ts|js)$/,
    priority: 1
  },
  // Pages that only read do without.
  {
    name: "writes",
    test: /\/(?:mutationObserver|useMutation)\.js$|\/(?:calendar|safe-next|ask-anew|own-writes|use-write)\.ts$/,
    priority: 1
  },
  // What names a place, and what professionals of a trade are called.
  {
    name: "places",
    test: /\/ui\/features\/local\/(?:local-trail|use-local-pages)\.tsx?$|\/domain\/(?:catalogue\/trade-people|local\/slugs|provider\/search\/search-words)\.ts$/,
    priority: 1,
    includeDependenciesRecursively: false
  },
  // What a professional's page and those of work show alike.
  {
    name: "profile",
    test: /\/(?:PhotoStrip|ReportButton)\.tsx$|\/icons-material\/(?:PhoneOutlined|VerifiedOutlined)\.mjs$/,
    priority: 1,
    includeDependenciesRecursively: false
  },
  // What is sent once a press: first views send something, and open no dialog, which most that sends once is in.
  { name: "once", test: /\/call-once\.ts$|\/node_modules\/uuid\//, priority: 1 },
  // What forms and searches offer: by themselves four files of a line each.
  {
    name: "options",
    test: /\/(?:category-names|business-texts|filter-options|search-options)\.ts$/,
    priority: 1
  },
  // Whether a request is open, which buttons ask, and what fetches a form ahead: not with the paper of cards.
  {
    name: "asked",
    test: /\/(?:fetch-ahead|form-draft|quote-life-cycle|short-lists|urgency)\.ts$/,
    priority: 2
  },
  // What the dashboard and conversations say alike: by themselves eight files of a line each.
  {
    name: "work",
    test: /\/(?:budget-words|phone-words|full-name|participant-role|quotes-waiting|project-life-cycle|refresh-when-outdated|use-step|LaterPhotos)\.tsx?$/,
    priority: 1
  },
  // The words of offers are shown where none is checked: without the schema library that checks them.
  { name: "offers", test: /\/offer-words\.ts$/, priority: 1 },
  // What forms begin with: four files of a line each.
  { name: "begun", test: /\/(?:kept-photo|project-options|use-begun|use-unsent)\.ts$/, priority: 1 },
  // What photos are chosen with; what takes them in comes with the first of them.
  { name: "picking", test: /\/(?:photo-words|use-picks|PhotoInput|pasted)\.tsx?$/, priority: 1 },
  // What pages with cards of professionals begin with; by themselves its parts would be ten small files.
  {
    name: "cards",
    test: /\/ui\/features\/providers\/(?:card\/(?:Availability|AvailabilityLabel|Badge|CardBadges|CardPlace|ProviderRating)|LaterButtons|ProviderCard|ProviderGrid|ProvidersError)\.tsx?$|\/ui\/features\/quotes\/(?:GetQuoteButton|open-request)\.tsx?$|\/ui\/shared\/feedback\/SkeletonCards\.tsx$/,
    priority: 1,
    includeDependenciesRecursively: false
  },
  // What a place is typed into.
  { name: "searches", test: /\/(?:last-place|SuggestField)\.tsx?$/ },
  // What a search asks for, and what it is called.
  {
    name: "finding",
    test: /\/(?:use-typed|provider-query|use-provider-query|search-title)\.tsx?$|\/icons-material\/Search\.mjs$/,
    priority: 1,
    includeDependenciesRecursively: false
  },
  // What the home page and those of trades show alike, and below what other pages that are read have of it.
  {
    name: "landing",
    test: /\/ui\/shared\/components\/WhyChoose\.tsx$|\/icons-material\/(?:ArrowForward|ChecklistOutlined|DescriptionOutlined|DesignServicesOutlined|EmergencyOutlined|EventAvailableOutlined|LayersOutlined|ReviewsOutlined|ScheduleOutlined|WbSunnyOutlined|WorkspacePremiumOutlined)\.mjs$/,
    priority: 1,
    includeDependenciesRecursively: false
  },
  {
    name: "categories",
    test: /\/(?:Categories|CategoryIcon)\.tsx$/,
    priority: 1,
    includeDependenciesRecursively: false
  },
  {
    name: "sections",
    test: /\/ui\/shared\/components\/(?:CardGrid|ClosingBand|IconPoints|IconTile|ProcessSteps|Section)\.tsx$|\/(?:category-path|claims)\.ts$|\/icons-material\/(?:Check|PaymentsOutlined|VerifiedUserOutlined)\.mjs$/,
    priority: 1,
    includeDependenciesRecursively: false
  },
  // Without the parts of dialogs and popups, which no first view needs, without the boxes to check, which
  // would bring dialogs to pages that are forms, without the gate, which the server names to browsers by its own
  // file, and without the console, whose pages would get what its dialogs share with all others.
  {
    name: "shared",
    test: /^(?!.*(?:\/@mui\/material\/(?:Backdrop|Fade|Modal|Portal|Unstable_TrapFocus)\/|\/(?:CheckField|RequireSession)\.tsx$|\/ui\/features\/admin\/))/,
    minShareCount: 9,
    entriesAware: true,
    entriesAwareMergeThreshold: 5_000
  }
]
