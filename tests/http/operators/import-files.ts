import { importColumns, type ImportKind } from "#domain/import/import-options.ts"
import type { ImportFile } from "#domain/import/import.ts"
import type { Problem } from "#ports/http/problem.ts"
import type { Client } from "#tests/support/app/client.ts"

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', () => '""')}"` : cell)

const csvOf = (lines: ReadonlyArray<ReadonlyArray<string>>, end = "\n") =>
  lines.map((cells) => cells.map(quoted).join(",") + end).join("")

type Provider = Partial<Record<(typeof importColumns.providers)[number], string>>
type License = Partial<Record<(typeof importColumns.licenses)[number], string>>

let count = 0

/** The cells of a valid line of a business. */
export const aProviderLine = (overrides: Provider = {}): Provider => {
  count += 1
  return {
    email: `${crypto.randomUUID()}@example.com`,
    firstName: "Marco",
    lastName: "Reyes",
    businessName: `Reyes Plumbing ${count}`,
    phone: "512-555-0143",
    description: "Leaks, drains and water heaters in Austin, with a clean kitchen afterwards.",
    specialties: "Plumbing; Electrical",
    location: "Austin, TX",
    zipCode: "78704",
    hourlyRateMin: "$80",
    hourlyRateMax: "120",
    licenseNumber: "TX-12345",
    insuranceProvider: "Acme Mutual",
    availability: "week",
    responseTime: "24h",
    ...overrides
  }
}

export const aLicenseLine = (overrides: License = {}): License => ({
  number: "CFC-1428813",
  holder: "BLUEBONNET PLUMBING LLC",
  class: "CFC",
  status: "Current, Active",
  issuedOn: "2012-05-01",
  expiresOn: "2099-08-31",
  city: "MIAMI",
  state: "FL",
  ...overrides
})

/** A CSV file of these lines, with a header. */
export const fileOf = (
  kind: ImportKind,
  lines: ReadonlyArray<Readonly<Record<string, string>>>,
  end?: string
) => {
  const columns: ReadonlyArray<string> = importColumns[kind]
  return csvOf([columns, ...lines.map((line) => columns.map((column) => line[column] ?? ""))], end)
}

/** Uploads a file for review. */
export const sendFile = (
  client: Pick<Client, "send">,
  body: string | Uint8Array,
  query: Readonly<Record<string, string>> = { kind: "providers", name: "businesses.csv" },
  type = "text/csv"
) =>
  client.send<ImportFile & Problem>("POST", `/api/admin/imports?${new URLSearchParams(query)}`, {
    body,
    headers: { "content-type": type }
  })
