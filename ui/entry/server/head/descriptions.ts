import type { RoutePath } from "#ui/app/pages/route-paths.ts"

/** What the pages that are always there are about, for whoever finds them in a list. At most 160 characters. */
export const descriptions = {
  "/": "Find, compare and contact trusted home service professionals near you. Read honest reviews, see hourly rates, get quotes and have the job done.",
  "/services":
    "Every home service in one place: plumbing, electrical, cleaning, roofing, painting, remodeling and more. See who does it near you and what they charge.",
  "/services/plumbing":
    "Compare local plumbers for leaks, drains, water heaters and repiping: ratings, hourly rates and who can come today. Ask for a quote in a minute.",
  "/services/electrical":
    "Compare local electricians for wiring, panels, lighting and inspections: reviews, ratings and hourly rates side by side. Ask for a quote in a minute.",
  "/services/cleaning":
    "Compare house cleaners for regular, deep and move-out cleaning: ratings, hourly rates and availability side by side. Ask for a quote in a minute.",
  "/services/roofing":
    "Compare local roofers for repairs, replacements, gutters and storm damage: ratings, hourly rates and reviews side by side. Ask for a quote in a minute.",
  "/services/painting":
    "Compare local painters for rooms, facades, cabinets and decks: ratings, hourly rates and availability side by side. Ask for a quote in a minute.",
  "/services/landscaping":
    "Compare local landscapers for lawns, design, trees and irrigation: ratings, hourly rates and availability side by side. Ask for a quote in a minute.",
  "/services/new-construction":
    "Find builders for custom homes, additions, ADUs and commercial buildings. Compare ratings and reviews, and ask for quotes for your project.",
  "/services/kitchen-remodel":
    "Find kitchen remodelers for cabinets, countertops, islands and complete remodels. Compare reviews and hourly rates, and ask for quotes.",
  "/services/bathroom-updating":
    "Find bathroom remodelers for showers, vanities, tile and full renovations. Compare reviews and hourly rates, and ask for quotes.",
  "/services/pool-services":
    "Find pool professionals for installation, cleaning, repair and equipment. Compare reviews, rates and availability, and ask for quotes.",
  "/services/backyard-renovations":
    "Find contractors for patios, decks, outdoor kitchens, gardens and hardscaping. Compare reviews and hourly rates, and ask for quotes.",
  "/join-as-pro":
    "Join the network for home service professionals: more customers near you, your own prices and hours, protected payments. Apply in five minutes.",
  "/login":
    "Sign in to see your quotes, projects and messages, and to answer the professionals or homeowners who are waiting to hear from you.",
  "/register":
    "Create a free account: ask home service professionals for quotes, post your project and message them, or offer your own services near you."
} as const satisfies Partial<Record<RoutePath, string>>

export type StaticPath = keyof typeof descriptions

export const isStaticPath = (path: RoutePath): path is StaticPath => path in descriptions
