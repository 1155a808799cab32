/** The address of a project's entry on the dashboard, which comes into view there. */
export const projectEntryPath = (projectId: string) => `/dashboard?tab=projects&project=${projectId}`
