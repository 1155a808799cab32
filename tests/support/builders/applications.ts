import { v7 as uuid } from "uuid"

import type { ApplicationRecord } from "#domain/application/application-record.ts"
import { submitted } from "#domain/application/application-rules.ts"
import type { ContractorApplication } from "#domain/application/application.ts"
import { ApplicationId } from "#domain/shared/ids.ts"

import { createdAt } from "./ids.ts"

/** The application form of Marco Reyes, a plumber; his email address is another one each time. */
export const anApplicationForm = (overrides: Partial<ContractorApplication> = {}): ContractorApplication => ({
  firstName: "Marco",
  lastName: "Reyes",
  email: `marco-${uuid()}@example.com`,
  phone: "512-555-0143",
  businessName: "Reyes Plumbing",
  description: "Family plumbers: repairs, water heaters, repipes and honest prices.",
  location: "Austin, TX",
  zipCode: "78704",
  specialties: ["Plumbing"],
  hourlyRateMin: "80",
  hourlyRateMax: "120",
  isLicensed: true,
  licenseNumber: "TX-1",
  isInsured: false,
  insuranceProvider: null,
  availability: "flexible",
  responseTime: "24h",
  agreeToTerms: true,
  agreeToBackgroundCheck: true,
  ...overrides
})

/** The stored application, which no operator has decided yet. */
export const anApplication = (overrides: Partial<ApplicationRecord> = {}): ApplicationRecord => ({
  ...submitted(ApplicationId.make(uuid()), anApplicationForm(), createdAt).value,
  ...overrides
})
