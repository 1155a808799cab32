/** What a file holds: businesses that are to have a page, or the licenses of a public register. */
export const importKinds = ["providers", "licenses"] as const
export type ImportKind = (typeof importKinds)[number]

export const importKindLabels: Readonly<Record<ImportKind, string>> = {
  providers: "Businesses",
  licenses: "A register of licenses"
}

export const importStates = ["reading", "checked", "applying", "applied", "dropped"] as const
export type ImportState = (typeof importStates)[number]

export const importStateLabels: Readonly<Record<ImportState, string>> = {
  reading: "Being read",
  checked: "Checked",
  applying: "Being applied",
  applied: "Applied",
  dropped: "Dropped"
}

/** The columns of each kind, in any order in the file. */
export const importColumns = {
  providers: [
    "email",
    "firstName",
    "lastName",
    "businessName",
    "phone",
    "description",
    "specialties",
    "location",
    "zipCode",
    "hourlyRateMin",
    "hourlyRateMax",
    "licenseNumber",
    "insuranceProvider",
    "availability",
    "responseTime"
  ],
  licenses: ["number", "holder", "class", "status", "issuedOn", "expiresOn", "city", "state"]
} as const satisfies Record<ImportKind, ReadonlyArray<string>>

interface FileLimits {
  readonly bytes: number
  readonly lines: number
}

const mebibyte = 1_048_576

export const importLimits: Readonly<Record<ImportKind, FileLimits>> = {
  providers: { bytes: 10 * mebibyte, lines: 5_000 },
  licenses: { bytes: 100 * mebibyte, lines: 500_000 }
}

/** How many lines are stored or applied in one transaction. */
export const pieceSize = 100

/** How long a file waits between two pieces, so that readers go first (row L of `npm run bench`). */
export const pauseMs = 5

/** How many faults are shown with an import; all of them are in its file. */
export const firstFaults = 200

/** How many days the lines of a file are kept. */
export const importDays = 30

export const importNameLength = 100

/** What is applied: the good lines, or none while one is bad. */
export const applyModes = ["only", "all-or-nothing"] as const
export type ApplyMode = (typeof applyModes)[number]

export const applyModeLabels: Readonly<Record<ApplyMode, string>> = {
  only: "The good lines",
  "all-or-nothing": "All lines, and nothing while one is wrong"
}
