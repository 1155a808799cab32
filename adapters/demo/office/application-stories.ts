import type { ApplicationRecord } from "#domain/application/application-record.ts"

export type Answers = Pick<
  ApplicationRecord,
  | "businessName"
  | "description"
  | "firstName"
  | "insuranceProvider"
  | "lastName"
  | "licenseNumber"
  | "location"
  | "phone"
  | "specialties"
  | "zipCode"
>

/** What somebody has sent, so many days ago, and what became of it. */
export interface Story extends Answers {
  readonly daysAgo: number
  readonly status: ApplicationRecord["status"]
  readonly reason?: string
}

export const stories: ReadonlyArray<Story> = [
  {
    daysAgo: 2,
    status: "submitted",
    firstName: "Renee",
    lastName: "Okafor",
    businessName: "Okafor Electric",
    description:
      "Panels, rewiring and car chargers in Travis and Hays county. Two electricians, both with a license of their own.",
    specialties: ["Electrical"],
    location: "Austin, TX",
    zipCode: "78745",
    phone: "(512) 555-0117",
    licenseNumber: "TECL 34817",
    insuranceProvider: "Hill Country Mutual"
  },
  {
    daysAgo: 1,
    status: "submitted",
    firstName: "Joel",
    lastName: "Sandoval",
    businessName: "Sandoval Floors",
    description:
      "Oak floors laid, sanded and oiled. We take out old carpet and leave the rooms clean behind us.",
    specialties: ["Flooring", "Carpentry"],
    location: "San Antonio, TX",
    zipCode: "78209",
    phone: "(210) 555-0154",
    licenseNumber: null,
    insuranceProvider: "Alamo Casualty"
  },
  {
    daysAgo: 3,
    status: "in_review",
    firstName: "Priya",
    lastName: "Nair",
    businessName: "Nair Heating & Air",
    description:
      "Air conditioning and heat pumps, repaired the same week, with a written estimate before we begin.",
    specialties: ["HVAC"],
    location: "Dallas, TX",
    zipCode: "75214",
    phone: "(214) 555-0126",
    licenseNumber: "TACLA 120934",
    insuranceProvider: "Lone Star Indemnity"
  },
  {
    daysAgo: 40,
    status: "approved",
    firstName: "",
    lastName: "",
    businessName: "",
    description: "",
    specialties: ["Plumbing"],
    location: "Austin, TX",
    zipCode: "78704",
    phone: "",
    licenseNumber: null,
    insuranceProvider: null
  },
  {
    daysAgo: 12,
    status: "declined",
    reason:
      "Your application names no business of your own: you write that you work for another company, which is listed already. Please apply again once you work for yourself.",
    firstName: "Curtis",
    lastName: "Boyd",
    businessName: "Curtis Boyd",
    description:
      "I have painted houses for nine years and would like to take jobs on weekends beside my work.",
    specialties: ["Painting"],
    location: "Houston, TX",
    zipCode: "77018",
    phone: "(713) 555-0188",
    licenseNumber: null,
    insuranceProvider: null
  },
  {
    daysAgo: 4,
    status: "withdrawn",
    firstName: "Joel",
    lastName: "Sandoval",
    businessName: "Sandoval Floor",
    description:
      "Oak floors laid, sanded and oiled. We take out old carpet and leave the rooms clean behind us.",
    specialties: ["Flooring"],
    location: "San Antonio, TX",
    zipCode: "78209",
    phone: "(210) 555-0154",
    licenseNumber: null,
    insuranceProvider: null
  }
]
