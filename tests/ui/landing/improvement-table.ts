/** The tables of docs/product.md#landing-pages and docs/product.md#service-filters, word for word. */
export const improvementPages = [
  {
    path: "/services/new-construction",
    specialty: "Construction",
    cards: [
      "Custom Homes",
      "Home Additions",
      "ADU Construction",
      "Commercial Buildings",
      "Renovation Projects",
      "Foundation Work"
    ],
    type: "Project Type",
    options: [
      ["all", "All Projects"],
      ["custom-homes", "Custom Homes"],
      ["additions", "Home Additions"],
      ["adu", "ADU Construction"],
      ["commercial", "Commercial"],
      ["renovation", "Renovation"]
    ],
    button: "Search Builders",
    empty: "No builders found",
    seeAll: { words: "See All Builders", href: "/providers?specialty=Construction" },
    trust: ["Licensed & Insured", "Quality Guaranteed", "On-Time Completion", "Permit Assistance"]
  },
  {
    path: "/services/kitchen-remodel",
    specialty: "Kitchen Remodeling",
    cards: [
      "Complete Remodel",
      "Cabinet Installation",
      "Countertop Installation",
      "Kitchen Islands",
      "Appliance Installation",
      "Backsplash & Tile"
    ],
    type: "Remodel Type",
    options: [
      ["all", "All Services"],
      ["complete", "Complete Remodel"],
      ["cabinets", "Cabinet Installation"],
      ["countertops", "Countertops"],
      ["island", "Kitchen Island"],
      ["appliances", "Appliances"]
    ],
    button: "Search Professionals",
    empty: "No kitchen professionals found",
    seeAll: { words: "See All Professionals", href: "/providers?specialty=Kitchen+Remodeling" },
    trust: ["Licensed Experts", "Design Assistance", "Project Management", "Quality Materials"]
  },
  {
    path: "/services/bathroom-updating",
    specialty: "Bathroom Remodeling",
    cards: [
      "Full Renovation",
      "Shower Installation",
      "Vanity & Countertops",
      "Tile & Flooring",
      "Fixture Upgrades",
      "Accessibility Updates"
    ],
    type: "Update Type",
    options: [
      ["all", "All Services"],
      ["full", "Full Renovation"],
      ["shower", "Shower Installation"],
      ["vanity", "Vanity & Countertops"],
      ["tile", "Tile & Flooring"],
      ["fixtures", "Fixture Upgrades"]
    ],
    button: "Search Professionals",
    empty: "No bathroom professionals found",
    seeAll: { words: "See All Professionals", href: "/providers?specialty=Bathroom+Remodeling" },
    trust: ["Licensed Professionals", "Quality Workmanship", "Timely Completion", "Permit Handling"]
  },
  {
    path: "/services/pool-services",
    specialty: "Pool Services",
    cards: [
      "Pool Installation",
      "Pool Cleaning",
      "Pool Repair",
      "Pool Maintenance",
      "Pool Equipment",
      "Pool Renovation"
    ],
    type: "Service Type",
    options: [
      ["all", "All Services"],
      ["installation", "Pool Installation"],
      ["cleaning", "Pool Cleaning"],
      ["repair", "Pool Repair"],
      ["maintenance", "Pool Maintenance"],
      ["equipment", "Pool Equipment"]
    ],
    button: "Search Professionals",
    empty: "No pool professionals found",
    seeAll: { words: "See All Professionals", href: "/providers?specialty=Pool+Services" },
    trust: ["Licensed Pool Pros", "Quality Service", "Reliable Scheduling", "Emergency Service"]
  },
  {
    path: "/services/backyard-renovations",
    specialty: "Landscaping",
    cards: [
      "Patio & Deck Building",
      "Landscape Design",
      "Outdoor Kitchens",
      "Garden Installation",
      "Hardscaping",
      "Outdoor Lighting"
    ],
    type: "Renovation Type",
    options: [
      ["all", "All Services"],
      ["patio", "Patio & Deck Building"],
      ["landscape", "Landscape Design"],
      ["outdoor-kitchen", "Outdoor Kitchens"],
      ["garden", "Garden Installation"],
      ["hardscape", "Hardscaping"]
    ],
    button: "Search Professionals",
    empty: "No backyard professionals found",
    seeAll: { words: "See All Professionals", href: "/providers?specialty=Landscaping" },
    trust: ["Licensed Contractors", "Design Expertise", "Seasonal Planning", "Quality Materials"]
  }
]
